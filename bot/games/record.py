"""Whole games as JSON: read, checked and written."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final, cast

from bot.games.errors import BadSetup, Breach, NotARecord, Refused
from bot.games.interface import Chance, Game, Json, LogEntry, SeatMove, SeatSetup, value
from bot.games.match import Match
from bot.games.registry import get_game
from bot.games.shape import as_list, as_object, as_text, excerpt

FORMAT: Final = "mammamia-record/1"


@value
class Seal:
    """The hash of an outcome of chance, published before its use, and the salt."""

    salt: bytes
    sha256: str


@value
class Record:
    """A record of the right shape; `play` checks it against the rules."""

    game: Game[Any]
    options: Mapping[str, Json]
    seats: tuple[SeatSetup, ...]
    log: tuple[LogEntry, ...]
    raw_log: tuple[Json, ...]
    """The entries as read, which the seals go by."""
    seals: tuple[Seal, ...] | None
    result: Json
    """The stated result; None if the record states none."""


def load_record(data: Json) -> Record:
    """The record in this JSON. Raises NotARecord."""
    if not isinstance(data, dict):
        raise NotARecord("a record is an object")
    fields = cast("dict[str, Json]", data)
    if fields.get("format") != FORMAT:
        raise NotARecord(f'a record must say "format": "{FORMAT}"')
    for key in ("game", "seats", "log"):
        if key not in fields:
            raise NotARecord(f"the record lacks {key!r}")
    try:
        game = get_game(as_text(fields["game"]))
        options = game.complete_options(_load_options(fields.get("options", {})))
        seats = tuple(_load_seat(seat) for seat in as_list(fields["seats"]))
        game.start(options, seats)
    except BadSetup as error:
        raise NotARecord(str(error)) from error
    raw_log = tuple(as_list(fields["log"]))
    result = fields.get("result")
    if result is not None and not isinstance(result, dict):
        raise NotARecord(f"the result {excerpt(result)} should be an object or null")
    return Record(
        game=game,
        options=options,
        seats=seats,
        log=tuple([_load_entry(game, options, *place) for place in enumerate(raw_log)]),
        raw_log=raw_log,
        seals=_load_seals(fields["seals"]) if "seals" in fields else None,
        result=result,
    )


def _load_options(data: Json) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise NotARecord(f"the options {excerpt(data)} should be an object")
    return cast("dict[str, Json]", data)


def _load_entry(game: Game[Any], options: Mapping[str, Json], index: int, data: Json) -> LogEntry:
    try:
        return game.load_entry(data, options)
    except NotARecord as error:
        raise NotARecord(f"entry {index}: {error}") from error


def _load_seat(data: Json) -> SeatSetup:
    if not isinstance(data, dict) or "name" not in data:
        raise NotARecord(f"the seat {excerpt(data)} should be an object with a name")
    fields = cast("dict[str, Json]", data)
    own = fields.get("own")
    return SeatSetup(
        as_text(fields["name"]),
        None if own is None else as_text(own),
        _load_computer(fields["computer"]) if "computer" in fields else None,
    )


def _load_computer(data: Json) -> str:
    if not isinstance(data, str) or not data:
        raise NotARecord(f"the computer {excerpt(data)} should be the name of a computer player")
    return data


def _load_seals(data: Json) -> tuple[Seal, ...]:
    seals: list[Seal] = []
    for item in as_list(data):
        seal = as_object(item, ("salt", "sha256"))
        try:
            salt = bytes.fromhex(as_text(seal["salt"]))
            sha256 = bytes.fromhex(as_text(seal["sha256"])).hex()
        except ValueError as error:
            raise NotARecord(f"the seal {excerpt(seal)} should be hexadecimal") from error
        seals.append(Seal(salt, sha256))
    return tuple(seals)


def play_some(record: Record, entries: int | None) -> Match:
    """The game after that many entries, which keep the rules, or after all."""
    match = Match.begin(record.game, record.options, record.seats)
    for entry in record.log[:entries]:
        match = match.apply(entry)
    return match


def play(record: Record) -> Match:
    """Plays the record by the rules. Raises Breach."""
    match = Match.begin(record.game, record.options, record.seats)
    seals = None if record.seals is None else iter(record.seals)
    for index, (entry, raw) in enumerate(zip(record.log, record.raw_log, strict=True)):
        if seals is not None and isinstance(entry, Chance):
            _check_seal(next(seals, None), raw, index)
        try:
            match = match.apply(entry)
        except Refused as refused:
            who = f"seat {entry.seat}: " if isinstance(entry, SeatMove) else ""
            raise Breach(f"{who}{refused}", index, refused.rule) from refused
    if seals is not None and next(seals, None) is not None:
        raise Breach("there are more seals than outcomes of chance")
    _check_result(record.result, result_of(match))
    return match


def _check_seal(seal: Seal | None, raw: Json, index: int) -> None:
    if seal is None:
        raise Breach("this outcome of chance has no seal", index)
    if seal.sha256 != digest(seal.salt, raw):
        raise Breach("the seal does not fit this outcome of chance", index)


def digest(salt: bytes, raw_entry: Json) -> str:
    """The SHA-256 that seals an entry of chance."""
    text = json.dumps(raw_entry, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(salt + text.encode("ascii")).hexdigest()


def _check_result(stated: Json, own: Json) -> None:
    if stated is None:
        return
    if own is None:
        raise Breach("the record states a result, but its game is not over")
    for key in [*own, *stated]:
        if _canonical(stated.get(key)) != _canonical(own.get(key)):
            raise Breach(
                f"the stated result contradicts the log: {key} is {excerpt(own.get(key))}, "
                f"not {excerpt(stated.get(key))}"
            )


def _canonical(value: Json) -> str:
    return json.dumps(value, sort_keys=True)


def result_of(match: Match) -> Json:
    """The result as a record states it, or None while the game runs."""
    outcome = match.game.outcome(match.state)
    return None if outcome is None else dict(outcome.result)


def _dump_seat(seat: SeatSetup) -> Json:
    more = {"own": seat.own, "computer": seat.computer}
    return {"name": seat.name} | {key: text for key, text in more.items() if text}


def dump_record(match: Match) -> Json:
    """The match as a record."""
    return {
        "format": FORMAT,
        "game": match.game.id,
        "options": match.options,
        "seats": [_dump_seat(seat) for seat in match.seats],
        "log": [match.game.dump_entry(entry) for entry in match.log],
        "result": result_of(match),
    }
