"""Pictures: painted of facts alone, small, readable to every eye, and said in words as well."""

import io
import json
import re
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.games.mamma_mia.cards import WORDS
from bot.pictures.kit import INK, PAPER, WHITE, WIDTH, pale, sprite, writable
from bot.screens.families import FAMILIES
from bot.screens.mamma_i.pictures.kinds import PODIUM as SHOPPED
from bot.screens.mamma_i.pictures.kinds import TABLE
from bot.screens.mamma_mia.pictures.drawn import COLORS, INGREDIENTS
from bot.screens.mamma_mia.pictures.kinds import HAND, OVEN, PODIUM, STANDING
from bot.screens.mamma_mia.pictures.rows import standing
from bot.screens.mamma_mia.words import get_words
from bot.screens.presenter import TablePresenter
from bot.screens.screen import LONGEST_ALT, Picture, load_screen
from bot.screens.words import LANGUAGES, plain
from tests.screens.tables import NAMES, make_table, new_match, play_on, read
from tests.thorough import thorough, thoroughly

PRESENTER = TablePresenter(FAMILIES)

KINDS = FAMILIES.pictures

GOLDEN = Path(__file__).parent.parent / "golden" / "pictures"

SMALLEST = 24
"""How wide an ingredient is on a phone, in pixels."""

LARGEST = 60_000
"""The most bytes of a picture."""


def row(own, baked, failed, total, name="Anna"):
    facts = {"own": own, "name": name, "baked": baked, "failed": failed, "total": total}
    return facts | {"face_down": 0}


FULL = {
    "captions": ["this time", "in all"],
    "rows": [row(own, 7, 12, 19, "Bartholomäus der Große") for own in INGREDIENTS],
}


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


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_picture_looks_as_it_did(name, request):
    """`--rewrite-golden` keeps them as they look now.

    The same facts are the same bytes: what nobody but others may see cannot be seen in it, as it
    is not among the facts.
    """
    kind, golden = KINDS[name], GOLDEN / f"{name}.webp"
    painted = kind.paint(kind.example)
    if request.config.getoption("--rewrite-golden"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_bytes(painted)
    now, then = (Image.open(io.BytesIO(data)) for data in (painted, golden.read_bytes()))
    assert now.convert("RGB").tobytes() == then.convert("RGB").tobytes()
    assert len(painted) <= LARGEST
    assert kind.paint(json.loads(json.dumps(kind.example))) == painted


def contrast(one, other):
    lighter, darker = sorted([luminance(one), luminance(other)], reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("paper", [PAPER, WHITE])
def test_writing_stands_out_from_the_paper(paper):
    assert contrast(paper, INK) >= 7


def test_players_are_told_apart_without_their_colours():
    """Wherever a colour stands, the own ingredient stands too; no two share one."""
    assert COLORS.keys() == INGREDIENTS.keys()
    assert len({*COLORS.values()}) == len(COLORS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ingredient_has_letters_of_its_own(language):
    words = get_words(language)
    letters = {words("ingredient-letters", ingredient=kind) for kind in WORDS}
    assert len(letters) == len(WORDS)
    assert all(1 <= len(text) <= 2 for text in letters)


@pytest.mark.parametrize("channel", ["grey", "red-blind", "green-blind"])
def test_ingredients_differ_for_every_eye(channel):
    """By their shapes and shades alone, at the size that they have on a phone."""
    seen = {name: seen_by(path, channel) for name, path in INGREDIENTS.items()}
    for one, other in combinations(seen, 2):
        pairs = zip(seen[one], seen[other], strict=True)
        differing = sum(abs(here - there) > 48 for here, there in pairs)
        assert differing > SMALLEST**2 * 0.1, (one, other)


def seen_by(path: Path, channel: str, draw=sprite) -> list[int]:
    """How bright each pixel is to an eye that lacks something."""
    paper = Image.new("RGBA", (96, 96), PAPER)
    paper.alpha_composite(draw(path, 96))
    red, green, blue = paper.convert("RGB").resize((SMALLEST, SMALLEST)).split()
    mixed = {
        "grey": Image.merge("RGB", (red, green, blue)).convert("L"),
        "red-blind": Image.blend(green, blue, 0.3),
        "green-blind": Image.blend(red, blue, 0.3),
    }[channel]
    return [*mixed.tobytes()]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Åsa Müller", "Åsa Müller"),
        ("Ядвига", "Ядвига"),
        ("🤖 Al", "Al"),
        ("日本", ""),
        ("An\nna\t\u2028B", "AnnaB"),
        ("\u202eAnna\u200d", "Anna"),
        ("\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea", "Anna"),
    ],
)
def test_of_a_name_is_written_what_the_font_has(name, shown):
    assert writable(name) == shown


FOREIGN = ("王小明", "محمد", "Al", "김철수")
ALIEN = [name for name in FOREIGN if name != "Al"]
NAMING = {STANDING, PODIUM, TABLE, SHOPPED}
"""The pictures with everybody's names."""


@pytest.mark.parametrize("game", ["mamma-mia", *thoroughly(["plus", "mamma-i"])])
def test_a_name_that_cannot_be_drawn_is_a_letter_there_and_said_below(game):
    rng, found = Random(7), []
    match = new_match(game, {}, 4, rng)
    start = make_table(match, 4)
    for seat, name in enumerate(FOREIGN[:4]):
        start = start.with_chair(seat, name=name)
    for table, seat, _, seals in play_on(start, rng):
        if seat is not None:
            found += pictures_in(PRESENTER.moved(table, seat, seals, "player"))
    named = [one for one in found if one.name in NAMING]
    assert {one.name for one in named} == {*FAMILIES.of_game(game).pictures} & NAMING
    for picture in named:
        assert not any(name in json.dumps(picture.facts, ensure_ascii=False) for name in ALIEN)
        assert picture.below == "-# (A) = 王小明\n-# (B) = محمد\n-# (D) = 김철수"
        assert picture.name == TABLE or all(name in picture.alt for name in FOREIGN)


@pytest.mark.parametrize("channel", ["grey", "red-blind", "green-blind"])
@pytest.mark.parametrize("name", INGREDIENTS)
def test_what_is_missing_looks_other_than_what_is_there(name, channel):
    """Apart from its broken outline, and from the mark of what is there."""
    there = seen_by(INGREDIENTS[name], channel)
    missing = seen_by(INGREDIENTS[name], channel, pale)
    differing = sum(abs(a - b) > 24 for a, b in zip(there, missing, strict=True))
    assert differing > SMALLEST**2 * 0.15


def pictures_of(game, options, players, **about):
    """The pictures of a game at random, with what is said above and below them."""
    return tell_pictures(game, tuple(options.items()), players, tuple(about.items()))


@lru_cache(maxsize=8)
def tell_pictures(game, options, players, about):
    rng = Random(7)
    match = new_match(game, dict(options), players, rng)
    start = make_table(match, players, **dict(about))
    found = []
    for table, seat, _, seals in play_on(start, rng):
        told = (
            PRESENTER.begun(table, seals)
            if seat is None
            else PRESENTER.moved(table, seat, seals, "player")
        )
        found += [(picture, read(one)) for one in told for picture in pictures_in([one])]
    return found


def pictures_in(told):
    """The pictures of some announcements."""
    screens = [load_screen(one.screen) for one in told if one.screen is not None]
    return [block for screen in screens for block in screen.blocks if isinstance(block, Picture)]


@pytest.mark.parametrize(
    ("language", "most"),
    [("en", 6), *(pytest.param(language, 30, marks=thorough) for language in LANGUAGES)],
)
@pytest.mark.parametrize(
    ("game", "options", "players"),
    [
        pytest.param("mamma-mia", {}, 5, marks=thorough),
        ("plus", {"helping": True}, 6),
        pytest.param("mamma-mia", {"edition": "1999"}, 2, marks=thorough),
        ("mamma-i", {}, 2),
        pytest.param("mamma-i", {}, 4, marks=thorough),
    ],
)
def test_every_picture_of_a_game_is_small_and_has_its_words(game, options, players, language, most):
    found = pictures_of(game, options, players, language=language)
    assert {picture.name for picture, _ in found} == {*FAMILIES.of_game(game).pictures}
    for picture, _ in found:
        assert 0 < len(picture.alt) <= LONGEST_ALT
        assert "{" not in picture.alt
    for picture, _ in found[:: max(1, len(found) // most)]:
        assert len(FAMILIES.pictures[picture.name].paint(picture.facts)) <= LARGEST


@pytest.mark.parametrize("language", [*LANGUAGES[:1], *thoroughly(LANGUAGES[1:])])
@pytest.mark.parametrize(("game", "options"), [("mamma-mia", {}), ("plus", {"helping": True})])
def test_after_every_opening_the_standing_is_painted_and_said(game, options, language):
    told = pictures_of(game, options, 4, language=language)
    *found, (end, ranking) = [one for one in told if one[0].name in (STANDING, PODIUM)]
    assert end.name == PODIUM
    for one in end.facts["rows"]:
        assert one["name"] in end.alt
        assert f"{one['place']}. **" in ranking
    assert len(found) == 3
    for picture, text in found:
        assert picture.name == STANDING
        for one in picture.facts["rows"]:
            assert text.count("✅") == sum(r["baked"] for r in picture.facts["rows"])
            assert text.count("❌") == sum(r["failed"] for r in picture.facts["rows"])
            assert one["name"] in picture.alt
            assert (one["total"] is None) == (game == "plus")


@pytest.mark.parametrize(("game", "options"), [("mamma-mia", {}), ("plus", {"helping": True})])
def test_a_picture_shows_a_verdict_only_where_the_words_say_it(game, options):
    scenes = [
        (picture.facts, text)
        for picture, text in pictures_of(game, options, 4, language="en")
        if picture.name == OVEN
    ]
    verdicts = set()
    for facts, text in scenes:
        order = facts["scene"].get("order")
        if order is not None:
            said = {"✅ **Baked!**": "baked", "❌ **Burnt!**": "burnt"}
            found = [verdict for words, verdict in said.items() if words in text]
            assert ([order["verdict"]] if found else []) == found
            verdicts.add(order["verdict"])
        for seat, row in enumerate(facts["score"]):
            told = re.search(rf"(👑 )?{re.escape(escaped(seat))} ✅ {RECAP}", text)
            assert score_in(told) == (
                row["leads"],
                row["before"] or 0,
                row["baked"],
                row["face_down"],
                row["failed"],
            )
        for kind, number in facts["piles"]:
            assert (f"{EMOJI[kind]} {number}" in text) or not number
    assert verdicts == {"open", "waiting", "baked", "burnt"}


RECAP = r"(?:(\d+)\+)?(\d+)(?: \(\+(\d+) face down\))?(?: ❌ (\d+))?"


def score_in(told):
    """Whether a player leads, and their pizzas: before, baked, face down and burnt."""
    if told is None:
        return False, 0, 0, 0, 0
    crown, *numbers = told.groups()
    return bool(crown), *(int(number or 0) for number in numbers)


EMOJI = {kind: get_words("en")("ingredient-emoji", ingredient=kind) for kind in WORDS}


def escaped(seat):
    return plain(NAMES[seat])


def test_a_hand_shows_what_it_holds_of_its_orders():
    """Marked are exactly the cards in hand; what the owner would choose is left open."""
    for picture, _ in pictures_of("plus", {"helping": False}, 3):
        if picture.name != HAND:
            continue
        held = dict(picture.facts["cards"])
        for order in picture.facts["orders"]:
            for kind, there, by_hand, holes in order["slots"]["parts"]:
                assert by_hand == 0
                if kind is not None:
                    assert there == min(held.get(kind, 0), there + holes)


def test_a_table_can_do_without_pictures():
    assert not pictures_of("mamma-mia", {}, 3, pictures="off")
