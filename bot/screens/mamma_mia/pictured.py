"""The facts in pictures, from what a seat or everybody sees, with their words."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from bot.games.interface import Json, value
from bot.games.mamma_mia.cards import NOTHING, WORDS, Counts, Ingredient
from bot.games.mamma_mia.editions import Edition
from bot.games.mamma_mia.events import GameEnded, IngredientsShown, OvenEmptied
from bot.games.mamma_mia.orders import Order
from bot.games.mamma_mia.views import Hand
from bot.games.places import place_of
from bot.screens.announcing import clipped
from bot.screens.mamma_mia.burnt import who_let_it_burn, why_burnt
from bot.screens.mamma_mia.cards_out import CardOut, get_order_shown
from bot.screens.mamma_mia.pictures.kinds import HAND, OVEN, PODIUM, STANDING
from bot.screens.mamma_mia.pictures.rows import ranked
from bot.screens.mamma_mia.score import Score
from bot.screens.mamma_mia.seen import MammaMiaViewer, sorted_orders
from bot.screens.mamma_mia.slots import Slots, find_slots, slots_at_first, slots_by_now
from bot.screens.people import drawn_name, legend
from bot.screens.ranking import marks_of, ranking
from bot.screens.screen import LONGEST_ALT, Picture
from bot.screens.words import Words

Verdict: TypeAlias = Literal["open", "waiting", "baked", "burnt"]

Pictures: TypeAlias = tuple[Picture, ...]
"""One picture, or none at a table without pictures."""


@value
class Scene:
    """What has just come out, and its words."""

    facts: Json
    alt: str = ""


NO_SCENE: Final = Scene({"turned": []})


def oven_picture(
    viewer: MammaMiaViewer, lies: Counts, scores: Sequence[Score], scene: Scene
) -> Pictures:
    """A moment of the opening."""
    edition, words = viewer.view.edition, viewer.words
    facts = {
        "letters": _letters(edition, words),
        "score": [
            {"own": chair.own, "name": drawn_name(viewer.table, seat)} | scores[seat].facts
            for seat, chair in enumerate(viewer.table.chairs)
        ],
        "piles": [[WORDS[kind], lies[kind]] for kind in _kinds(edition)],
        "scene": scene.facts,
    }
    spoken = [
        words("picture-score-of", name=chair.name, **scores[seat].facts)
        for seat, chair in enumerate(viewer.table.chairs)
    ]
    alt = " ".join(filter(None, [words("picture-table", cards=lies), scene.alt, "; ".join(spoken)]))
    return _picture(viewer, OVEN, facts, alt, legend(viewer.table, words))


def door_scene(cards: int) -> Scene:
    """The open door, with the number of cards inside."""
    return Scene({"inside": cards})


def turned_scene(shown: Sequence[IngredientsShown]) -> Scene:
    """Ingredients that have come out."""
    return Scene({"turned": [[WORDS[one.ingredient], one.count] for one in shown]})


def order_scene(viewer: MammaMiaViewer, card: CardOut, verdict: Verdict) -> Scene:
    """An order, and its state so far."""
    shown, words = get_order_shown(card), viewer.words
    chair = viewer.table.chairs[shown.seat]
    is_burnt = verdict == "burnt"
    said = {
        "name": chair.name,
        "title": words("order-name", order=shown.order),
        "verdict": verdict,
    }
    drawn = said | {
        "own": chair.own,
        "slots": _slots(slots_at_first(card) if verdict == "open" else slots_by_now(card)),
        "why": who_let_it_burn(card, words) if is_burnt else "",
    }
    why = why_burnt(card, chair.name, words, "plain") if is_burnt else ""
    return Scene({"order": drawn}, words("picture-order", **said, why=why))


def hand_picture(viewer: MammaMiaViewer, hand: Hand) -> Pictures:
    """The viewer's hand, or what is left of it, for its owner only."""
    if not any(hand.ingredients) and not hand.orders:
        return ()
    view, words = viewer.view, viewer.words
    orders = sorted_orders(view, hand)
    facts = {
        "letters": _letters(view.edition, words),
        "cards": [[WORDS[kind], hand.ingredients[kind]] for kind in Ingredient],
        "orders": [_held(order, hand.ingredients, words) for order in orders],
    }
    facts["cards"] = [[kind, number] for kind, number in facts["cards"] if number]
    alt = words("picture-hand", cards=hand.ingredients, orders=orders)
    return _picture(viewer, HAND, facts, alt)


def standing_picture(
    viewer: MammaMiaViewer, emptied: OvenEmptied, scores: Sequence[Score]
) -> Pictures:
    """Everybody's pizzas in this opening, baked, burnt and face down."""
    words = viewer.words
    rows: list[Json] = []
    for seat, chair in enumerate(viewer.table.chairs):
        total = None if emptied.delivered is None else emptied.delivered[seat]
        named = {"own": chair.own, "name": drawn_name(viewer.table, seat), "total": total}
        score = scores[seat]
        counted = {"baked": score.baked, "failed": score.failed, "face_down": score.face_down}
        rows.append(named | counted)
    alt = "; ".join(
        words("picture-standing-of", **_spoken(row, chair.name))
        for row, chair in zip(rows, viewer.table.chairs, strict=True)
    )
    captions = [words("picture-this-time")]
    captions.append("" if emptied.delivered is None else words("picture-in-all"))
    facts = {"captions": captions, "rows": rows}
    return _picture(viewer, STANDING, facts, alt, legend(viewer.table, viewer.words))


def podium_picture(viewer: MammaMiaViewer, end: GameEnded) -> Pictures:
    """The ranking, with the ingredients in hand where they were the tie-break."""
    marks, words, alt = marks_of(viewer), viewer.words, list[str]()
    rows: list[Json] = []
    for seat in ranking(marks):
        chair, delivered = viewer.table.chairs[seat], end.delivered[seat]
        hand = end.hand[seat] if end.delivered.count(delivered) > 1 else None
        placed = (place_of(marks, seat), delivered, hand)
        assert chair.own is not None, "everybody has an ingredient"
        name = drawn_name(viewer.table, seat)
        rows.append(ranked(chair.own, name, placed, is_winner=seat in end.winners))
        alt.append(words("picture-podium-of", place=placed[0], name=chair.name, count=delivered))
    return _picture(
        viewer, PODIUM, {"rows": rows}, "; ".join(alt), legend(viewer.table, viewer.words)
    )


def _picture(viewer: MammaMiaViewer, name: str, facts: Json, alt: str, below: str = "") -> Pictures:
    if viewer.table.terms.pictures == "off":
        return ()
    return (Picture(name, facts, clipped(alt, LONGEST_ALT), below=below),)


def _kinds(edition: Edition) -> Sequence[Ingredient]:
    return [*Ingredient][: edition.ingredients]


def _letters(edition: Edition, words: Words) -> Json:
    return {WORDS[kind]: words("ingredient-letters", ingredient=kind) for kind in _kinds(edition)}


def _spoken(row: Json, name: str) -> dict[str, str | int]:
    """A row with what its words need."""
    return row | {"name": name, "total": -1 if row["total"] is None else row["total"]}


def _slots(slots: Slots) -> Json:
    barred = None if slots.barred is None else WORDS[slots.barred]
    return {
        "parts": [
            [WORDS[one.ingredient], one.lying, one.by_hand, one.holes] for one in slots.parts
        ],
        "barred": barred,
        "is_barred": slots.is_barred,
        "any": [slots.there, slots.any_cards] if slots.any_cards else None,
    }


def _held(order: Order, hand: Counts, words: Words) -> Json:
    """An order with what the hand has of it; ingredients that its owner chooses stay open."""
    slots = find_slots(order, NOTHING, hand)
    chosen = [one.ingredient in slots.choice for one in slots.parts]
    parts = [
        [None, 0, 0, one.needed] if is_open else [WORDS[one.ingredient], one.by_hand, 0, one.holes]
        for one, is_open in zip(slots.parts, chosen, strict=True)
    ]
    shown = _slots(slots) | {"parts": parts, "is_barred": slots.barred is not None}
    title = words("order-name", order=order.id)
    return {"own": WORDS[order.own], "title": title, "slots": shown}
