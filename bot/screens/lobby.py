"""The lobby: who sits where, and what they are about to play."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict
from typing import Final

from bot.games.interface import Json, value
from bot.screens.ids import IN_LOBBY, PressId
from bot.screens.people import bare_name, name_of, person_name, strength_note
from bot.screens.screen import Block, Button, Buttons, Menu, Option, Rule, Screen, Text
from bot.screens.viewer import Reader
from bot.screens.words import Words, plain
from bot.tables.changes.endings import LONGEST_REASON
from bot.tables.changes.lobby import DRAWN, FIRST, GAME, choices_of_first
from bot.tables.table import Chair
from bot.tables.terms import CHOICES, FOR_BEGINNERS, LASTING, option_word

GROUPS: Final = {
    "telling": ("memory", "pace", "pictures", "language"),
    "table": ("turn_time", "bets", "hints", "strength"),
}
"""What a table agrees on besides its game: how it is told, and the rest."""


@value
class Offer:
    """What can be chosen in an open lobby beyond what its game and its terms say."""

    games: tuple[tuple[str, str], ...] = ()
    """The other games, with their titles."""
    idle: tuple[str, ...] = ()
    """The terms that make no difference here."""


def lobby_screen(reader: Reader, *, offer: Offer | None = None) -> Screen:
    """The lobby, with what can be pressed and chosen while it is open."""
    title = reader.words("lobby-title", title=game_title(reader))
    about = reader.words("game-about", game=reader.table.game_id)
    blocks: list[Block] = [Text(f"### {title}\n{about}"), Rule(), Text(_seats(reader))]
    settings = Text("\n".join(_settings(reader, () if offer is None else offer.idle)))
    if offer is None:
        return Screen((*blocks, Rule(), settings))
    return Screen((*blocks, *_buttons(reader), settings, *_menus(reader, offer)))


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
    words, terms = reader.words, asdict(reader.table.terms)
    parts = _options(reader, "lobby-not-in-force")
    for name in LASTING:
        label = option_label(words, name, terms[name])
        parts.append(words("lobby-term", term=name, value=terms[name], setting=label))
    # Defaults go without saying.
    return " · ".join(filter(None, parts))


def _options(reader: Reader, idle: str) -> list[str]:
    """The options of the game; `idle` words those that make no difference to so few players."""
    table = reader.table
    in_force = table.game.options_in_force(table.options, max(len(table.chairs), 1))
    labels: list[str] = []
    for name, chosen in table.options.items():
        label = option_label(reader.words, name, chosen)
        is_idle = len(table.chairs) > 1 and in_force.get(name) != chosen
        labels.append(reader.words(idle, setting=label) if is_idle else label)
    return labels


def option_label(words: Words, name: str, value: Json) -> str:
    """An option of a game, with its value."""
    return words(f"option-{name}-{option_word(value)}")


def _heading(reader: Reader) -> str:
    title = reader.words("lobby-title", title=game_title(reader))
    return f"### {title}\n-# {options_line(reader)}"


def _settings(reader: Reader, idle: Collection[str]) -> Iterator[str]:
    """What is agreed on at present, a line for each group."""
    words = reader.words
    told = {"game": _game_now(reader)} | {
        group: [_term_now(reader, name) for name in names if name not in idle]
        for group, names in GROUPS.items()
    }
    for group, settings in told.items():
        if settings:
            yield words("lobby-settings", group=group, settings=" · ".join(settings))
    if FOR_BEGINNERS.items() <= asdict(reader.table.terms).items():
        yield words("lobby-for-beginners")


def _game_now(reader: Reader) -> list[str]:
    """The options of the game, and who begins."""
    table, told = reader.table, _options(reader, "lobby-too-few")
    if not table.game.lets_choose_first:
        return told
    drawn = reader.words("lobby-drawn")
    name = drawn if table.first is None else person_name(table, table.first)
    return [*told, reader.words("lobby-first", name=name)]


def _term_now(reader: Reader, name: str) -> str:
    chosen = getattr(reader.table.terms, name)
    setting = option_label(reader.words, name, chosen)
    return reader.words("lobby-now", term=name, value=chosen, setting=setting)


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


def _of_game(reader: Reader, games: Iterable[tuple[str, str]]) -> Iterator[Option]:
    """The other games, other ways to play this one, and who else could begin."""
    table, words = reader.table, reader.words
    for game, title in games:
        yield Option(f"{GAME} {game}", words("lobby-game", title=title))
    for name, values in table.game.option_values.items():
        yield from (_change(name, one, words) for one in values if one != table.options[name])
    yield from _firsts(reader)


def _of_group(reader: Reader, names: Iterable[str]) -> Iterator[Option]:
    """The other terms of a group that the table could agree on."""
    for name in names:
        present = getattr(reader.table.terms, name)
        yield from (_change(name, one, reader.words) for one in CHOICES[name] if one != present)


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


def _menus(reader: Reader, offer: Offer) -> list[Menu]:
    """The menus for the host, and the own ingredients, where the game has them."""
    table, words = reader.table, reader.words

    def menu(verb: str, group: str, options: Iterable[Option]) -> Menu:
        press = PressId(verb, table.id, IN_LOBBY, group)
        return Menu(str(press), words(f"lobby-menu-{group or verb}"), tuple(options))

    groups = {
        group: _of_group(reader, [name for name in names if name not in offer.idle])
        for group, names in GROUPS.items()
    }
    menus = [
        menu("option", GAME, _of_game(reader, offer.games)),
        *(menu("option", group, options) for group, options in groups.items()),
        menu("own", "", [_own(reader, own) for own in table.game.own_ingredients]),
    ]
    return [one for one in menus if one.options]


def _own(reader: Reader, own: str) -> Option:
    """An own ingredient, and who has it."""
    label = reader.words("lobby-own", kind=own).capitalize()
    held = next((bare_name(chair) for chair in reader.table.chairs if chair.own == own), None)
    return Option(own, label, held, emoji=reader.words("lobby-square", kind=own))


def option_title(words: Words, name: str) -> str:
    """The name of an option outside commands."""
    return words(f"option-{name}-name").replace("_", " ").capitalize()


def _buttons(reader: Reader) -> tuple[Buttons, ...]:
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
    begin = [button("begin", "🔥"), button("cancel", "✖️")]
    if [chair.user for chair in table.chairs] == [table.host]:
        begin.insert(1, button("solo", "🎯"))
    return (
        Buttons((button("join", "🪑"), button("leave", "👋"), rules)),
        # The second of these ends its row, so no other button moves when it appears.
        Buttons(tuple(computers)),
        Buttons(tuple(begin)),
    )
