"""Moves and chance as JSON, and back."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.games.errors import NotARecord
from bot.games.interface import Chance, Entry, Json, Made, Move
from bot.games.mamma_mia.cards import (
    BY_WORD,
    MAMMA_MIA,
    NOTHING,
    WORDS,
    Choice,
    Counts,
    Ingredient,
    SupplyCard,
    more,
)
from bot.games.mamma_mia.editions import ORDER_IDS, Edition
from bot.games.mamma_mia.moves import (
    PILES,
    Ask,
    Bake,
    Deal,
    Decline,
    Help,
    Pass,
    Pile,
    Play,
    Shuffle,
)
from bot.games.shape import as_bool, as_int, as_list, as_object, as_word, excerpt

SUPPLY_WORDS: Final[dict[str, SupplyCard]] = {**BY_WORD, MAMMA_MIA: MAMMA_MIA}
ORDER_WORDS: Final = {order: order for order in ORDER_IDS}


def dump_entry(entry: Entry) -> Json:
    """The entry as JSON."""
    if isinstance(entry, Made):
        return {"seat": entry.seat, "move": {entry.move.kind: _dump_move(entry.move)}}
    return {entry.kind: _dump_chance(entry)}


def _dump_move(move: Move) -> Json:
    match move:
        case Play(ingredient, count, order, draw):
            word = WORDS[ingredient]
            return {"ingredient": word, "count": count, "order": order, "draw": draw}
        case Pass(draw, order):
            return {"draw": draw, "order": order}
        case Bake(choice, add):
            return {"choice": _words(choice), "add": _dump_counts(add)}
        case Ask(choice, want, add):
            return {
                "choice": _words(choice),
                "want": _dump_counts(want),
                "add": _dump_counts(add),
            }
        case Help(give):
            return {"give": give}
        case _:
            return {}


def _dump_chance(chance: Chance) -> Json:
    match chance:
        case Deal(first, hands, supply, waiters, holder):
            return {
                "first": first,
                "hands": [_words(hand) for hand in hands],
                "supply": _words(supply),
                "waiters": [list(waiter) for waiter in waiters],
                "holder": holder,
            }
        case Shuffle(supply):
            return _words(supply)
        case _:
            raise TypeError(f"no chance of this game: {chance!r}")


def _words(cards: Iterable[SupplyCard]) -> list[str]:
    return [WORDS[card] if isinstance(card, Ingredient) else card for card in cards]


def _dump_counts(cards: Counts) -> Json:
    return {word: number for number, word in zip(cards, WORDS, strict=True) if number}


def load_entry(data: Json, edition: Edition) -> Entry:
    """The entry in this JSON. Raises NotARecord."""
    match data:
        case {"deal": deal, **rest} if not rest:
            return _load_deal(deal, edition)
        case {"shuffle": supply, **rest} if not rest:
            return Shuffle(_supply(supply))
        case {"seat": seat, "move": {**move}, **rest} if not rest and len(move) == 1:
            ((kind, fields),) = move.items()
            return Made(as_int(seat), as_word(kind, LOADERS)(fields))
        case _:
            raise NotARecord(f"{excerpt(data)} is no entry of a log")


def _load_deal(data: Json, edition: Edition) -> Deal:
    keys = ("first", "hands", "supply", "waiters")
    if edition.deals_mamma_mia:
        deal = as_object(data, (*keys, "holder"))
    else:
        deal = as_object(data, keys, ("holder",))
    holder = deal.get("holder")
    return Deal(
        first=as_int(deal["first"]),
        hands=tuple(
            tuple(as_word(card, BY_WORD) for card in as_list(hand))
            for hand in as_list(deal["hands"])
        ),
        supply=_supply(deal["supply"]),
        waiters=tuple(
            tuple(as_word(order, ORDER_WORDS) for order in as_list(waiter))
            for waiter in as_list(deal["waiters"])
        ),
        holder=None if holder is None else as_int(holder),
    )


def _supply(data: Json) -> tuple[SupplyCard, ...]:
    return tuple(as_word(card, SUPPLY_WORDS) for card in as_list(data))


def _load_play(data: Json) -> Play:
    play = as_object(data, ("ingredient", "count", "order", "draw"))
    return Play(
        as_word(play["ingredient"], BY_WORD),
        as_int(play["count"]),
        _order(play["order"]),
        _pile(play["draw"]),
    )


def _load_pass(data: Json) -> Pass:
    fields = as_object(data, ("draw", "order"))
    return Pass(_pile(fields["draw"]), _order(fields["order"]))


def _load_bake(data: Json) -> Bake:
    bake = as_object(data, ("choice", "add"))
    return Bake(_choice(bake["choice"]), _counts(bake["add"]))


def _load_decline(data: Json) -> Decline:
    as_object(data, ())
    return Decline()


def _load_ask(data: Json) -> Ask:
    ask = as_object(data, ("choice", "want", "add"))
    return Ask(_choice(ask["choice"]), _counts(ask["want"]), _counts(ask["add"]))


def _load_help(data: Json) -> Help:
    return Help(as_bool(as_object(data, ("give",))["give"]))


LOADERS: Final[dict[str, Callable[[Any], Move]]] = {
    Play.kind: _load_play,
    Pass.kind: _load_pass,
    Bake.kind: _load_bake,
    Decline.kind: _load_decline,
    Ask.kind: _load_ask,
    Help.kind: _load_help,
}


def _order(data: Json) -> str | None:
    return None if data is None else as_word(data, ORDER_WORDS)


def _pile(data: Json) -> Pile | None:
    return None if data is None else as_word(data, PILES)


def _choice(data: Json) -> Choice:
    """The choice, sorted into the cycle's order."""
    return tuple(sorted(as_word(word, BY_WORD) for word in as_list(data)))


def _counts(data: Json) -> Counts:
    cards = NOTHING
    for word, number in as_object(data, (), WORDS).items():
        if as_int(number) < 1:
            raise NotARecord(f"{number} {word} should be at least 1")
        cards = more(cards, BY_WORD[word], number)
    return cards
