"""Long stories, told frame by frame."""


def frame_sizes(size: int, step: int) -> list[int]:
    """How much of a story each frame shows, with a step more every time."""
    return [*range(step, size, step), size]
