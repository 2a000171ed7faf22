"""The lobby: who sits where, and what they are about to play."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict

from bot.games.interface import Json
from bot.screens.ids import IN_LOBBY, PressId
from bot.screens.people import bare_name, name_of, person_name, strength_note
from bot.screens.screen import Block, Button, Buttons, Menu, Option, Rule, Screen, Text
from bot.screens.viewer import Reader
from bot.screens.words import Words, plain
from bot.tables.changes.endings import LONGEST_REASON
from bot.tables.changes.lobby import DRAWN, FIRST, choices_of_first
from bot.tables.table import Chair, Status
from bot.tables.terms import CHOICES, LASTING, option_word


def lobby_screen(reader: Reader, *, is_open: bool = True, idle: Collection[str] = ()) -> Screen:
    """The lobby, with buttons while it is open."""
    about = reader.words("game-about", game=reader.table.game_id)
    heading = f"{_heading(reader)}\n{about}"
    blocks: list[Block] = [Text(heading), Rule(), Text(_seats(reader))]
    return Screen((*blocks, *(_buttons(reader, idle) if is_open else ())))


def begun_screen(reader: Reader) -> Screen:
    """What stays of the lobby after the deal."""
    heading = f"{_heading(reader)}\n{reader.words('lobby-begun')}"
    return Screen((Text(heading), Rule(), Text("\n".join(_chairs(reader)))))


def closed_screen(reader: Reader, by: int | None, why: str | None) -> Screen:
    """What stays of a lobby that closed without a game."""
    closed = how_ended(reader, "closed", by, why)
    return Screen((Text(f"### {reader.words('lobby-title', title=game_title(reader))}\n{closed}"),))


def how_ended(reader: Reader, what: str, by: int | None, why: str | None) -> str:
    """How a table was closed or cancelled."""
    if why is not None:
        return reader.words(what, how="why", why=plain(why, LONGEST_REASON))
    if by is None:
        return reader.words(what, how="empty")
    return reader.words(what, how="by", name=name_of(reader.table, by))


def game_title(reader: Reader) -> str:
    """The name of the game."""
    return reader.words("game-title", game=reader.table.game_id)


def options_line(reader: Reader) -> str:
    """How the game is played, in one line."""
    table, words = reader.table, reader.words
    in_force = table.game.options_in_force(table.options, max(len(table.chairs), 1))
    parts: list[str] = []
    for name, value in table.options.items():
        label = option_label(words, name, value)
        is_idle = len(table.chairs) > 1 and in_force.get(name) != value
        key = "lobby-too-few" if table.status is Status.LOBBY else "lobby-not-in-force"
        parts.append(words(key, setting=label) if is_idle else label)
    for name, word in asdict(table.terms).items():
        if name in LASTING or table.status is Status.LOBBY:
            label = option_label(words, name, word)
            parts.append(words("lobby-term", term=name, value=word, setting=label))
    # Defaults go without saying.
    return " · ".join(filter(None, parts))


def option_label(words: Words, name: str, value: Json) -> str:
    """An option of a game, with its value."""
    return words(f"option-{name}-{option_word(value)}")


def _heading(reader: Reader) -> str:
    title = reader.words("lobby-title", title=game_title(reader))
    return f"### {title}\n-# {options_line(reader)}"


def _seats(reader: Reader) -> str:
    table = reader.table
    free = table.game.max_players - len(table.chairs)
    missing = table.game.min_players - len(table.chairs)
    lines = _chairs(reader)
    if free > 0:
        lines.append(reader.words("lobby-free", count=free))
    if missing > 0:
        lines.append(reader.words("lobby-missing", count=missing))
    return "\n".join(lines) or reader.words("lobby-nobody")


def _chairs(reader: Reader) -> list[str]:
    return [_chair(reader, seat) for seat in range(len(reader.table.chairs))]


def _chair(reader: Reader, seat: int) -> str:
    table, words = reader.table, reader.words
    chair = table.chairs[seat]
    host = f" · {words('lobby-host')}" if chair.user == table.host else ""
    own = f" · {words('lobby-own', kind=chair.own)}" if chair.own else ""
    first = f" · {words('lobby-begins')}" if chair.begins else ""
    strength = strength_note(reader.table, seat, reader.words)
    return f"{_square(chair, words)} **{person_name(table, seat)}**{strength}{own}{host}{first}"


def _square(chair: Chair, words: Words) -> str:
    return words("lobby-square", kind=chair.own) if chair.own else "▫️"


def _of_game(reader: Reader) -> Iterator[Option]:
    """The other ways to play the game, and who else could begin."""
    table = reader.table
    for name, values in table.game.option_values.items():
        yield from (
            _change(name, one, reader.words) for one in values if one != table.options[name]
        )
    yield from _firsts(reader)


def _of_table(reader: Reader, idle: Collection[str]) -> Iterator[Option]:
    """The other terms that the table could agree on, except idle ones."""
    agreed = asdict(reader.table.terms)
    for name, choices in CHOICES.items():
        if name not in idle:
            yield from (_change(name, one, reader.words) for one in choices if one != agreed[name])


def _change(name: str, chosen: Json, words: Words) -> Option:
    option, setting = option_title(words, name), option_label(words, name, chosen)
    label = words("lobby-choice", option=option, setting=setting)
    return Option(f"{name} {option_word(chosen)}", label)


def _firsts(reader: Reader) -> Iterator[Option]:
    table = reader.table
    present = DRAWN if table.first is None else table.chairs[table.first].own
    for own in choices_of_first(table):
        if own == present:
            continue
        name = reader.words("lobby-drawn")
        if own != DRAWN:
            name = next(bare_name(chair) for chair in table.chairs if chair.own == own)
        yield Option(f"{FIRST} {own}", reader.words("lobby-first", name=name))


def _menus(reader: Reader, idle: Collection[str]) -> list[Menu]:
    """The menus for the host, and the own ingredients, where the game has them."""
    table, words = reader.table, reader.words
    own = [_own(reader, own) for own in table.game.own_ingredients]
    menus = [
        _menu(PressId("option", table.id, IN_LOBBY, "game"), [*_of_game(reader)], words),
        _menu(PressId("option", table.id, IN_LOBBY), [*_of_table(reader, idle)], words),
        _menu(PressId("own", table.id, IN_LOBBY), own, words),
    ]
    return [menu for menu in menus if menu.options]


def _own(reader: Reader, own: str) -> Option:
    """An own ingredient, and who has it."""
    label = reader.words("lobby-own", kind=own).capitalize()
    held = next((bare_name(chair) for chair in reader.table.chairs if chair.own == own), None)
    return Option(own, label, held, emoji=reader.words("lobby-square", kind=own))


def _menu(press: PressId, options: Sequence[Option], words: Words) -> Menu:
    return Menu(str(press), words(f"lobby-menu-{press.rest or press.verb}"), tuple(options))


def option_title(words: Words, name: str) -> str:
    """The name of an option outside commands."""
    return words(f"option-{name}-name").replace("_", " ").capitalize()


def _buttons(reader: Reader, idle: Collection[str]) -> tuple[Buttons | Menu, ...]:
    table = reader.table

    def button(verb: str, emoji: str) -> Button:
        press = PressId(verb, table.id, IN_LOBBY)
        is_due = verb == "join" or (verb == "begin" and table.game.min_players <= len(table.chairs))
        style = "success" if is_due else "secondary"
        return Button(str(press), reader.words(f"press-{verb}"), style, emoji)

    computers = [button("add", "🤖")]
    if any(chair.user is None for chair in table.chairs):
        computers.append(button("remove", "🧹"))
    rules = Button(str(PressId("rules", table.id)), reader.words("press-rules"), emoji="📖")
    return (
        Buttons((button("join", "🪑"), button("leave", "👋"), rules)),
        # The second of these ends its row, so no other button moves when it appears.
        Buttons(tuple(computers)),
        Buttons((button("begin", "🔥"), button("cancel", "✖️"))),
        *_menus(reader, idle),
    )
