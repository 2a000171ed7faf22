"""Long stories, told frame by frame."""


def frame_sizes(size: int, step: int) -> list[int]:
    """How much of a story each of its frames shows, with a step more in every one."""
    return [*range(step, size, step), size]
