"""Every kind of picture with made-up tables, to look at."""

from pathlib import Path

from bot.screens.families import FAMILIES


def write_pictures(folder: Path) -> list[Path]:
    """Writes all pictures into a folder, and returns the files. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for name, kind in FAMILIES.pictures.items():
        file = folder / f"{name}.webp"
        file.write_bytes(kind.paint(kind.example))
        written.append(file)
    return written
