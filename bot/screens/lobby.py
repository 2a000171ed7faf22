"""The lobby: who sits where, and what they are about to play."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict

from bot.games.interface import Json
from bot.screens.ids import IN_LOBBY, PressId
from bot.screens.people import bare_name, name_of, person_name, strength_note
from bot.screens.screen import Block, Button, Buttons, Menu, Option, Rule, Screen, Text
from bot.screens.words import Words, plain
from bot.tables.changes.endings import LONGEST_REASON
from bot.tables.changes.lobby import DRAWN, FIRST, choices_of_first
from bot.tables.table import Chair, Table
from bot.tables.terms import CHOICES, LASTING, option_word


def lobby_screen(
    table: Table, words: Words, *, is_open: bool = True, idle: Collection[str] = ()
) -> Screen:
    """The lobby, with buttons while it is open."""
    about = words("game-about", game=table.game_id)
    heading = f"{_heading(table, words)}\n{about}"
    blocks: list[Block] = [Text(heading), Rule(), Text(_seats(table, words))]
    return Screen((*blocks, *(_buttons(table, words, idle) if is_open else ())))


def begun_screen(table: Table, words: Words) -> Screen:
    """What stays of the lobby after the deal."""
    heading = f"{_heading(table, words)}\n{words('lobby-begun')}"
    return Screen((Text(heading), Rule(), Text("\n".join(_chairs(table, words)))))


def closed_screen(table: Table, by: int | None, why: str | None, words: Words) -> Screen:
    """What stays of a lobby that closed without a game."""
    closed = how_ended(table, "closed", by, why, words)
    return Screen((Text(f"### {words('lobby-title', title=game_title(table, words))}\n{closed}"),))


def how_ended(table: Table, what: str, by: int | None, why: str | None, words: Words) -> str:
    """How a table was closed or cancelled."""
    if why is not None:
        return words(f"{what}-why", why=plain(why, LONGEST_REASON))
    return words(f"{what}-empty") if by is None else words(f"{what}-by", name=name_of(table, by))


def game_title(table: Table, words: Words) -> str:
    """The name of the game."""
    return words("game-title", game=table.game_id)


def options_line(table: Table, words: Words) -> str:
    """How the game is played, in one line."""
    in_force = table.game.options_in_force(table.options, max(len(table.chairs), 1))
    parts: list[str] = []
    for name, value in table.options.items():
        label = option_label(words, name, value)
        is_idle = len(table.chairs) > 1 and in_force.get(name) != value
        key = "lobby-too-few" if table.match is None else "lobby-not-in-force"
        parts.append(words(key, setting=label) if is_idle else label)
    for name, word in asdict(table.terms).items():
        if name in LASTING or table.match is None:
            label = option_label(words, name, word)
            parts.append(words("lobby-term", term=name, value=word, setting=label))
    # Defaults go without saying.
    return " · ".join(filter(None, parts))


def option_label(words: Words, name: str, value: Json) -> str:
    """An option of a game, with its value."""
    return words(f"option-{name}-{option_word(value)}")


def _heading(table: Table, words: Words) -> str:
    title = words("lobby-title", title=game_title(table, words))
    return f"### {title}\n-# {options_line(table, words)}"


def _seats(table: Table, words: Words) -> str:
    free = table.game.max_players - len(table.chairs)
    missing = table.game.min_players - len(table.chairs)
    lines = _chairs(table, words)
    if free > 0:
        lines.append(words("lobby-free", count=free))
    if missing > 0:
        lines.append(words("lobby-missing", count=missing))
    return "\n".join(lines) or words("lobby-nobody")


def _chairs(table: Table, words: Words) -> list[str]:
    return [_chair(table, seat, words) for seat in range(len(table.chairs))]


def _chair(table: Table, seat: int, words: Words) -> str:
    chair = table.chairs[seat]
    host = f" · {words('lobby-host')}" if chair.user == table.host else ""
    own = f" · {words('lobby-own', kind=chair.own)}" if chair.own else ""
    first = f" · {words('lobby-begins')}" if chair.begins else ""
    strength = strength_note(table, seat, words)
    return f"{_square(chair, words)} **{person_name(table, seat)}**{strength}{own}{host}{first}"


def _square(chair: Chair, words: Words) -> str:
    return words("lobby-square", kind=chair.own) if chair.own else "▫️"


def _of_game(table: Table, words: Words) -> Iterator[Option]:
    """The other ways to play the game, and who else could begin."""
    for name, values in table.game.option_values.items():
        yield from (_change(name, one, words) for one in values if one != table.options[name])
    yield from _firsts(table, words)


def _of_table(table: Table, words: Words, idle: Collection[str]) -> Iterator[Option]:
    """The other terms that the table could agree on, except idle ones."""
    agreed = asdict(table.terms)
    for name, choices in CHOICES.items():
        if name not in idle:
            yield from (_change(name, one, words) for one in choices if one != agreed[name])


def _change(name: str, chosen: Json, words: Words) -> Option:
    option, setting = option_title(words, name), option_label(words, name, chosen)
    label = words("lobby-choice", option=option, setting=setting)
    return Option(f"{name} {option_word(chosen)}", label)


def _firsts(table: Table, words: Words) -> Iterator[Option]:
    present = DRAWN if table.first is None else table.chairs[table.first].own
    for own in choices_of_first(table):
        if own == present:
            continue
        name = words("lobby-drawn")
        if own != DRAWN:
            name = next(bare_name(chair) for chair in table.chairs if chair.own == own)
        yield Option(f"{FIRST} {own}", words("lobby-first", name=name))


def _menus(table: Table, words: Words, idle: Collection[str]) -> list[Menu]:
    """The menus for the host, and the own ingredients, where the game has them."""
    own = [_own(table, own, words) for own in table.game.own_ingredients]
    menus = [
        _menu(PressId("option", table.id, IN_LOBBY, "game"), [*_of_game(table, words)], words),
        _menu(PressId("option", table.id, IN_LOBBY), [*_of_table(table, words, idle)], words),
        _menu(PressId("own", table.id, IN_LOBBY), own, words),
    ]
    return [menu for menu in menus if menu.options]


def _own(table: Table, own: str, words: Words) -> Option:
    """An own ingredient, and who has it."""
    label = words("lobby-own", kind=own).capitalize()
    held = next((bare_name(chair) for chair in table.chairs if chair.own == own), None)
    return Option(own, label, held, emoji=words("lobby-square", kind=own))


def _menu(press: PressId, options: Sequence[Option], words: Words) -> Menu:
    return Menu(str(press), words(f"lobby-menu-{press.rest or press.verb}"), tuple(options))


def option_title(words: Words, name: str) -> str:
    """The name of an option outside commands."""
    return words(f"option-{name}-name").replace("_", " ").capitalize()


def _buttons(table: Table, words: Words, idle: Collection[str]) -> tuple[Buttons | Menu, ...]:
    def button(verb: str, emoji: str) -> Button:
        press = PressId(verb, table.id, IN_LOBBY)
        is_due = verb == "join" or (verb == "begin" and table.game.min_players <= len(table.chairs))
        style = "success" if is_due else "secondary"
        return Button(str(press), words(f"press-{verb}"), style, emoji)

    computers = [button("add", "🤖")]
    if any(chair.user is None for chair in table.chairs):
        computers.append(button("remove", "🧹"))
    rules = Button(str(PressId("rules", table.id)), words("press-rules"), emoji="📖")
    return (
        Buttons((button("join", "🪑"), button("leave", "👋"), rules)),
        # The second of these ends its row, so no other button moves when it appears.
        Buttons(tuple(computers)),
        Buttons((button("begin", "🔥"), button("cancel", "✖️"))),
        *_menus(table, words, idle),
    )
