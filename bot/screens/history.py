"""A player's latest games: when and with whom, and how they went."""

from collections.abc import Sequence
from typing import Final

from bot.games.places import place_of
from bot.history.pages import GAMES_PER_PAGE, PastGame, PastPage
from bot.screens.announcing import clipped
from bot.screens.buttons import rows
from bot.screens.family import AnyFamily, Families
from bot.screens.ids import PressId
from bot.screens.lobby import game_title
from bot.screens.people import bare_name, person_name, strength_note
from bot.screens.ranking import MEDALS, marks_of, medal, ranking
from bot.screens.screen import Block, Button, Menu, Option, Rule, Screen, Text
from bot.screens.viewer import AnyViewer, Reader, look
from bot.screens.words import Words, get_words

EMOJI: Final = {"newer": "◀️", "older": "▶️", "back": "📜"}

LONGEST_LABEL: Final = 100
"""Discord's limit for the text of an option."""


def history_screen(page: PastPage, user: int, families: Families, language: str) -> Screen:
    """A page of a user's games, each of which can be opened."""
    words = get_words(language)
    blocks: list[Block] = [Text(words("history-heading"))]
    options: list[Option] = []
    for number, game in enumerate(page.games, GAMES_PER_PAGE * page.number + 1):
        family = families.of_game(game.table.game_id)
        own = family.catalogue.words(language)
        blocks += [Rule(), Text(_told(number, game, user, family, own))]
        options.append(_option(number, Reader(game.table, own)))
    press = PressId("past", 0, rest=str(page.number))
    menu = Menu(str(press), words("history-menu"), tuple(options))
    return Screen((*blocks, menu, *rows(_pages(page, words))))


def past_screen(viewer: AnyViewer, family: AnyFamily, page: str) -> Screen:
    """How a game ended and went, and the way back to its page."""
    end = family.end(viewer)
    return Screen((*end.blocks, *rows([_page_button("back", page, viewer.words)])), end.color)


def _told(number: int, game: PastGame, user: int, family: AnyFamily, words: Words) -> str:
    viewer = look(game.table, words)
    marks = marks_of(viewer)
    names = ", ".join(_name(viewer, seat, user) for seat in ranking(marks))
    date = f"<t:{int(game.ended_at)}:d>"
    return "\n".join(
        [
            words("history-game", number=number, title=game_title(viewer), date=date),
            words("history-players", place=_place(viewer, user, marks), names=names),
            words("history-went", sentence=family.went(viewer)[0]),
        ]
    )


def _place(reader: Reader, user: int, marks: Sequence[tuple[int, ...]]) -> str:
    """Where the user finished, or that the computer did for them."""
    table, words = reader.table, reader.words
    seat = table.find_seat(user)
    if seat is None or table.chairs[seat].has_left:
        return words("history-left")
    place = place_of(marks, seat)
    text = words("history-place", place=place, count=len(marks))
    return f"{medal(place)} {text}" if place in MEDALS else text


def _name(reader: Reader, seat: int, user: int) -> str:
    name = f"{person_name(reader.table, seat)}{strength_note(reader.table, seat, reader.words)}"
    return f"**{name}**" if reader.table.chairs[seat].user == user else name


def _option(number: int, reader: Reader) -> Option:
    names = ", ".join(map(bare_name, reader.table.chairs))
    return Option(
        str(reader.table.id),
        reader.words("history-choice", number=number, title=game_title(reader)),
        clipped(names, LONGEST_LABEL),
    )


def _pages(page: PastPage, words: Words) -> list[Button]:
    found: list[Button] = []
    if page.number:
        found.append(_page_button("newer", str(page.number - 1), words))
    if page.has_older:
        found.append(_page_button("older", str(page.number + 1), words))
    return found


def _page_button(name: str, page: str, words: Words) -> Button:
    press = PressId("history", 0, rest=page)
    return Button(str(press), words(f"press-{name}"), emoji=EMOJI[name])
