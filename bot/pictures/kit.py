"""What pictures are made of: paper, sprites of drawings, and writing."""

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import resvg_py
from PIL import Image, ImageDraw, ImageFont
from ttf_opensans import OPENSANS_SEMIBOLD  # pyright: ignore[reportMissingTypeStubs]

Facts: TypeAlias = Mapping[str, Any]
"""What a picture shows, as JSON: the same facts give the same bytes."""

Point: TypeAlias = tuple[int, int]

WIDTH: Final = 800
"""How many pixels wide a picture is; phones show it at less than half of that."""

PAPER: Final = "#fff8ea"
LINE: Final = "#e6d3b1"
INK: Final = "#2b2018"

CROWN: Final = Path(__file__).parent / "crown.svg"

UNKNOWN: Final = "\U000f0000"
"""A character that no font knows."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of picture."""

    paint: Callable[[Facts], bytes]
    example: Facts
    """What such a picture may show, to be looked at."""


class Sheet:
    """A sheet of paper to draw on."""

    def __init__(self, height: int) -> None:
        self._image = Image.new("RGB", (WIDTH, height), PAPER)
        self._pen = ImageDraw.Draw(self._image)

    def line(self, y: int) -> None:
        """A line across."""
        self._pen.line((24, y, WIDTH - 24, y), fill=LINE, width=3)

    def place(self, drawing: Path, at: Point, size: int) -> None:
        """A drawing, by its upper left corner."""
        drawn = sprite(drawing, size)
        self._image.paste(drawn, at, drawn)

    def write(self, text: str, at: Point, size: int, *, most: int = WIDTH) -> None:
        """A line of text by the middle of its left end, cut off where it has no more room."""
        self._pen.text(at, fitting(text, size, most), fill=INK, font=font(size), anchor="lm")

    def write_at_end(self, text: str, at: Point, size: int) -> None:
        """A line of text by the middle of its right end."""
        self._pen.text(at, text, fill=INK, font=font(size), anchor="rm")

    def done(self) -> bytes:
        """The picture, without any loss."""
        file = io.BytesIO()
        self._image.save(file, "WEBP", lossless=True, method=2)
        return file.getvalue()


@cache
def sprite(drawing: Path, size: int) -> Image.Image:
    """A drawing as pixels."""
    png = resvg_py.svg_to_bytes(
        svg_path=str(drawing), width=size, height=size, skip_system_fonts=True
    )
    return Image.open(io.BytesIO(png)).convert("RGBA")


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The one font: Open Sans, which has Latin, Greek and Cyrillic letters."""
    return ImageFont.truetype(str(OPENSANS_SEMIBOLD.path), size)


def writable(text: str) -> str:
    """The text as far as the font has it; names may be written in any script."""
    return "".join(character for character in text if _has(character)).strip()


@lru_cache(maxsize=4096)
def _has(character: str) -> bool:
    """Whether the font knows the character: it has one box for all that it does not know."""
    return character == " " or _drawn(character) != _drawn(UNKNOWN)


def _drawn(character: str) -> bytes:
    image = Image.new("L", (48, 48))
    ImageDraw.Draw(image).text((4, 4), character, fill=255, font=font(32))
    return image.tobytes()


def fitting(text: str, size: int, most: int) -> str:
    """The text, cut off so that it is no wider than this."""
    if font(size).getlength(text) <= most:
        return text
    while text and font(size).getlength(f"{text}…") > most:
        text = text[:-1]
    return f"{text.rstrip()}…"
