"""Pictures: painted of facts alone, small, readable to every eye, and said in words as well."""

import io
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.pictures.kit import INK, PAPER, WIDTH, sprite, writable
from bot.screens.families import HOSTED
from bot.screens.mamma_mia.pictures import INGREDIENTS, PODIUM, STANDING, standing
from bot.screens.screen import LONGEST_ALT, Picture, load_screen
from bot.screens.teller import FrontTeller
from tests.screens.tables import make_table, new_match, play_on, read

TELLER = FrontTeller(HOSTED)

GOLDEN = Path(__file__).parent.parent / "golden" / "pictures"

SMALLEST = 24
"""How wide an ingredient is on a phone, in pixels."""

LARGEST = 60_000
"""The most bytes of a picture."""


def row(own, baked, failed, total, name="Anna"):
    return {"own": own, "name": name, "baked": baked, "failed": failed, "total": total}


FULL = {"rows": [row(own, 7, 12, 19, "Bartholomäus der Große") for own in INGREDIENTS]}


def luminance(color):
    """How bright a colour is, as the rules for readable pages have it."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_a_picture_is_no_larger_than_a_channel_likes():
    painted = standing(FULL)
    assert len(painted) <= LARGEST
    image = Image.open(io.BytesIO(painted))
    assert image.format == "WEBP"
    assert image.width == WIDTH <= 800


@pytest.mark.parametrize("name", HOSTED.pictures)
def test_every_kind_of_picture_looks_as_it_did(name, request):
    """`--rewrite-golden` keeps them as they look now."""
    kind, golden = HOSTED.pictures[name], GOLDEN / f"{name}.webp"
    painted = kind.paint(kind.example)
    if request.config.getoption("--rewrite-golden"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_bytes(painted)
    now, then = (Image.open(io.BytesIO(data)) for data in (painted, golden.read_bytes()))
    assert now.convert("RGB").tobytes() == then.convert("RGB").tobytes()
    assert len(painted) <= LARGEST


def test_the_same_facts_are_the_same_bytes():
    assert standing(FULL) == standing({"rows": [dict(one) for one in FULL["rows"]]})


def test_writing_stands_out_from_the_paper():
    assert (luminance(PAPER) + 0.05) / (luminance(INK) + 0.05) >= 7


@pytest.mark.parametrize("channel", ["grey", "red-blind", "green-blind"])
def test_ingredients_differ_for_every_eye(channel):
    """By their shapes and shades alone, at the size that they have on a phone."""
    seen = {name: seen_by(path, channel) for name, path in INGREDIENTS.items()}
    for one, other in combinations(seen, 2):
        pairs = zip(seen[one], seen[other], strict=True)
        differing = sum(abs(here - there) > 48 for here, there in pairs)
        assert differing > SMALLEST**2 * 0.1, (one, other)


def seen_by(path: Path, channel: str) -> list[int]:
    """How bright each pixel is to an eye that lacks something."""
    paper = Image.new("RGBA", (96, 96), PAPER)
    paper.alpha_composite(sprite(path, 96))
    red, green, blue = paper.convert("RGB").resize((SMALLEST, SMALLEST)).split()
    mixed = {
        "grey": Image.merge("RGB", (red, green, blue)).convert("L"),
        "red-blind": Image.blend(green, blue, 0.3),
        "green-blind": Image.blend(red, blue, 0.3),
    }[channel]
    return [*mixed.tobytes()]


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Åsa Müller", "Åsa Müller"), ("Ядвига", "Ядвига"), ("🤖 Al", "Al"), ("日本", "")],
)
def test_of_a_name_is_written_what_the_font_has(name, shown):
    assert writable(name) == shown


def pictures_of(game, options, players, **about):
    """The pictures of a game at random, with the texts above them."""
    rng = Random(7)
    match = new_match(game, options, players, rng)
    table = make_table(match, players, **about)
    for seat, events, seals in play_on(match, rng):
        if seat is None:
            continue
        for one in TELLER.moved(table, seat, events, seals, "player"):
            if one.screen is not None:
                for block in load_screen(one.screen).blocks:
                    if isinstance(block, Picture):
                        yield block, read(one)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "options"), [("mamma-mia", {}), ("plus", {"helping": True})])
def test_after_every_opening_the_standing_is_painted_and_said(game, options, language):
    *found, (end, ranking) = pictures_of(game, options, 4, language=language)
    assert end.name == PODIUM
    assert HOSTED.pictures[end.name].paint(end.facts)
    for one in end.facts["rows"]:
        assert one["name"] in end.alt
        assert f"{one['place']}. **" in ranking
    assert len(found) == 3
    for picture, text in found:
        assert picture.name == STANDING
        assert HOSTED.pictures[picture.name].paint(picture.facts)
        assert 0 < len(picture.alt) <= LONGEST_ALT
        for one in picture.facts["rows"]:
            assert text.count("✅") == sum(r["baked"] for r in picture.facts["rows"])
            assert text.count("❌") == sum(r["failed"] for r in picture.facts["rows"])
            assert one["name"] in picture.alt
            assert (one["total"] is None) == (game == "plus")


def test_a_table_can_do_without_pictures():
    assert not [*pictures_of("mamma-mia", {}, 3, pictures="off")]
