"""Moves and chance as JSON, and back."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.games.errors import NotARecord
from bot.games.interface import Chance, Entry, Json, Made, Move
from bot.games.mamma_i.cards import (
    CARD_BY_WORD,
    CHARACTER_BY_WORD,
    CHARACTER_WORDS,
    MARKET_BY_WORD,
    ROW_BY_WORD,
    ROW_WORDS,
    Card,
    Character,
    in_table_order,
)
from bot.games.mamma_i.moves import (
    Child,
    Deal,
    Guest,
    Place,
    Remove,
    RunOver,
    Secret,
    Secrets,
    Shuffle,
    Steal,
    Stop,
    Theft,
    Vote,
    Wc,
)
from bot.games.shape import as_bool, as_int, as_list, as_object, as_word, excerpt


def dump_entry(entry: Entry) -> Json:
    """The entry as JSON."""
    if isinstance(entry, Made):
        return {"seat": entry.seat, "move": _dump_move(entry.move)}
    return {entry.kind: _dump_chance(entry)}


def _dump_move(move: Move) -> Json:
    if isinstance(move, RunOver):
        lost = {"lost": list(move.lost)} if move.character is Character.SON else {}
        return {move.kind: _dump_whom(move.character)} | lost
    return {move.kind: _dump_fields(move)}


def _dump_fields(move: Move) -> Json:
    match move:
        case Secret(character) | Guest(character) | Vote(character):
            return CHARACTER_WORDS[character]
        case Place(cards, row):
            return {"cards": _dump_cards(cards), "row": ROW_WORDS[row]}
        case Remove(row):
            return ROW_WORDS[row]
        case Stop(card):
            return card
        case Child(take):
            return take
        case Steal(None):
            return None
        case Steal(Theft(card, to)):
            return {"card": card, "to": CHARACTER_WORDS[to]}
        case _:
            return {}


def _dump_whom(character: Character | None) -> Json:
    return None if character is None else CHARACTER_WORDS[character]


def _dump_cards(cards: Iterable[Card]) -> list[str]:
    return [card.value for card in cards]


def _dump_chance(chance: Chance) -> Json:
    match chance:
        case Deal(chooser, market, deck):
            return {"chooser": chooser, "market": list(market), "deck": _dump_cards(deck)}
        case Secrets(characters):
            return [CHARACTER_WORDS[character] for character in characters]
        case Shuffle(deck):
            return _dump_cards(deck)
        case _:
            raise TypeError(f"no chance of this game: {chance!r}")


def load_entry(data: Json) -> Entry:
    """The entry in this JSON. Raises NotARecord."""
    match data:
        case {"deal": deal, **rest} if not rest:
            return _load_deal(deal)
        case {"secrets": secrets, **rest} if not rest:
            return Secrets(tuple([_character(word) for word in as_list(secrets)]))
        case {"shuffle": deck, **rest} if not rest:
            return Shuffle(_cards(deck))
        case {"seat": seat, "move": {"run-over": whom, **lost}, **rest} if not rest:
            return Made(as_int(seat), _load_run_over(whom, lost))
        case {"seat": seat, "move": {**move}, **rest} if not rest and len(move) == 1:
            ((kind, fields),) = move.items()
            return Made(as_int(seat), as_word(kind, LOADERS)(fields))
        case _:
            raise NotARecord(f"{excerpt(data)} is no entry of a log")


def _load_deal(data: Json) -> Deal:
    deal = as_object(data, ("chooser", "market", "deck"))
    return Deal(
        chooser=as_int(deal["chooser"]),
        market=_market_cards(deal["market"]),
        deck=_cards(deal["deck"]),
    )


def _load_run_over(whom: Json, rest: dict[str, Json]) -> RunOver:
    """The move, which must come with lost cards for the son and nobody else."""
    character = None if whom is None else _character(whom)
    fields = as_object(rest, ("lost",) if character is Character.SON else ())
    return RunOver(character, in_table_order(_market_cards(fields.get("lost", []))))


def _load_place(data: Json) -> Place:
    place = as_object(data, ("cards", "row"))
    return Place(_cards(place["cards"]), as_word(place["row"], ROW_BY_WORD))


def _load_wc(data: Json) -> Wc:
    as_object(data, ())
    return Wc()


def _load_steal(data: Json) -> Steal:
    if data is None:
        return Steal(None)
    theft = as_object(data, ("card", "to"))
    return Steal(Theft(as_word(theft["card"], MARKET_BY_WORD), _character(theft["to"])))


LOADERS: Final[dict[str, Callable[[Any], Move]]] = {
    Secret.kind: lambda word: Secret(_character(word)),
    Guest.kind: lambda word: Guest(_character(word)),
    Place.kind: _load_place,
    Wc.kind: _load_wc,
    Vote.kind: lambda word: Vote(_character(word)),
    Remove.kind: lambda word: Remove(as_word(word, ROW_BY_WORD)),
    Stop.kind: lambda word: Stop(as_word(word, MARKET_BY_WORD)),
    Child.kind: lambda answer: Child(as_bool(answer)),
    Steal.kind: _load_steal,
}


def _character(data: Json) -> Character:
    return as_word(data, CHARACTER_BY_WORD)


def _cards(data: Json) -> tuple[Card, ...]:
    return tuple([as_word(card, CARD_BY_WORD) for card in as_list(data)])


def _market_cards(data: Json) -> tuple[str, ...]:
    return tuple([as_word(card, MARKET_BY_WORD) for card in as_list(data)])
