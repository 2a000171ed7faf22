"""What pictures are made of: paper, cards, drawings and writing."""

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias
from unicodedata import normalize

import resvg_py
from PIL import Image, ImageChops, ImageDraw, ImageFont
from ttf_opensans import OPENSANS_SEMIBOLD  # pyright: ignore[reportMissingTypeStubs]

Facts: TypeAlias = Mapping[str, Any]
"""The content of a picture, as JSON: the same facts give the same bytes."""

Point: TypeAlias = tuple[int, int]
Size: TypeAlias = tuple[int, int]

WIDTH: Final = 800
"""The width of a picture in pixels; phones show it at less than half of that."""

PAPER: Final = "#fff8ea"
LINE: Final = "#e6d3b1"
INK: Final = "#2b2018"

WHITE: Final = "#ffffff"
FAINT: Final = "#f1e6d0"
"""The colour of what isn't there, or not yet."""

FOLDER: Final = Path(__file__).parent
CROWN: Final = FOLDER / "crown.svg"
TICK: Final = FOLDER / "tick.svg"
CROSS: Final = FOLDER / "cross.svg"

PALE: Final = 0.3
"""The opacity of what isn't there."""

COLORS: Final = 128
"""This many colours look like all, in a third of the bytes and a sixth of the time."""

ROUND: Final = 10
"""The radius of corners."""

Align: TypeAlias = Literal["start", "middle", "end"]
ANCHORS: Final[dict[Align, str]] = {"start": "lm", "middle": "mm", "end": "rm"}

UNKNOWN: Final = "\U000f0000"
"""A character that no font knows."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of picture."""

    paint: Callable[[Facts], bytes]
    example: Facts
    """Made-up facts, for a look at such a picture."""


class Sheet:
    """A sheet of paper to draw on."""

    def __init__(self, height: int) -> None:
        self._image = Image.new("RGB", (WIDTH, height), PAPER)
        self._pen = ImageDraw.Draw(self._image)

    def line(self, y: int) -> None:
        """Draws a line across."""
        self._pen.line((24, y, WIDTH - 24, y), fill=LINE, width=3)

    def box(
        self, at: Point, size: Size, fill: str | None, *, outline: str | None = INK, width: int = 3
    ) -> None:
        """Draws a box with round corners, by its upper left one."""
        (x, y), (wide, high) = at, size
        corners = (x, y, x + wide - 1, y + high - 1)
        self._pen.rounded_rectangle(corners, ROUND, fill=fill, outline=outline, width=width)

    def hole(self, at: Point, size: Size) -> None:
        """Draws an empty place: a box with a broken outline."""
        self.box(at, size, FAINT, outline=None)
        (x, y), (wide, high) = at, size
        for start in range(0, wide - 8, 16):
            self._pen.line((x + start, y, x + start + 8, y), fill=INK, width=3)
            self._pen.line((x + start, y + high, x + start + 8, y + high), fill=INK, width=3)
        for start in range(0, high - 8, 16):
            self._pen.line((x, y + start, x, y + start + 8), fill=INK, width=3)
            self._pen.line((x + wide, y + start, x + wide, y + start + 8), fill=INK, width=3)

    def place(self, drawing: Path, at: Point, size: int, *, is_pale: bool = False) -> None:
        """Places a drawing by its upper left corner."""
        drawn = pale(drawing, size) if is_pale else sprite(drawing, size)
        self._image.paste(drawn, at, drawn)

    def write(
        self,
        text: str,
        at: Point,
        size: int,
        *,
        most: int = WIDTH,
        align: Align = "start",
    ) -> None:
        """Writes a line of text, vertically centred on its start, middle or end; cut off to fit."""
        drawn = fitting(text, size, most)
        self._pen.text(at, drawn, fill=INK, font=font(size), anchor=ANCHORS[align])

    def done(self) -> bytes:
        """The picture in few colours, otherwise without loss."""
        few = self._image.quantize(COLORS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        file = io.BytesIO()
        few.convert("RGB").save(file, "WEBP", lossless=True, method=2)
        return file.getvalue()


@cache
def sprite(drawing: Path, size: int) -> Image.Image:
    """A drawing as pixels."""
    png = resvg_py.svg_to_bytes(
        svg_path=str(drawing), width=size, height=size, skip_system_fonts=True
    )
    return Image.open(io.BytesIO(png)).convert("RGBA")


@cache
def pale(drawing: Path, size: int) -> Image.Image:
    """A drawing of what isn't there."""
    image = sprite(drawing, size).copy()
    little = Image.new("L", image.size, int(255 * PALE))
    image.putalpha(ImageChops.multiply(image.getchannel("A"), little))
    return image


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The one font: Open Sans, which has Latin, Greek and Cyrillic letters."""
    return ImageFont.truetype(str(OPENSANS_SEMIBOLD.path), size)


def writable(text: str) -> str:
    """The part of the text that the font can write; names may be in any script."""
    return "".join(filter(_has, normalize("NFKC", text))).strip()


def can_write(text: str) -> bool:
    """Whether the font has all letters of the text, or some of the text if it has no letters."""
    letters = filter(str.isalnum, normalize("NFKC", text))
    return bool(writable(text)) and all(map(_has, letters))


@lru_cache(maxsize=4096)
def _has(character: str) -> bool:
    """Whether the font knows the character: it draws one box for all others."""
    return character == " " or (character.isprintable() and _drawn(character) != _drawn(UNKNOWN))


def _drawn(character: str) -> bytes:
    image = Image.new("L", (48, 48))
    ImageDraw.Draw(image).text((4, 4), character, fill=255, font=font(32))
    return image.tobytes()


def fitting(text: str, size: int, most: int) -> str:
    """The text, cut off to be no wider than this."""
    if font(size).getlength(text) <= most:
        return text
    while text and font(size).getlength(f"{text}…") > most:
        text = text[:-1]
    return f"{text.rstrip()}…"
