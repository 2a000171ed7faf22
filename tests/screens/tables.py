"""Tables to tell of: whole games at random, and situations set up by hand."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from bot.games.growing import Growing
from bot.games.interface import CHANCE, Event, SeatMove
from bot.games.match import Match
from bot.games.registry import get_game
from bot.screens.awarding import MOST
from bot.screens.families import FAMILIES
from bot.screens.ids import parse_id
from bot.screens.screen import (
    Block,
    Button,
    Buttons,
    Choose,
    Form,
    Menu,
    Picture,
    Screen,
    Text,
    load_screen,
)
from bot.screens.viewer import AnyViewer, look
from bot.simulate import sit_down
from bot.tables.table import Alarm, AlarmKind, Chair, Status, Table
from bot.tables.terms import Terms
from tests.games.mamma_mia.situation import Situation

NAMES = ("Anna", "Bert", "Carla_*", "Dora", "Emil", "Fritz")


def make_table(match: Match, persons: int = 2, **about: str) -> Table:
    """A running table; the first seats are persons, who read English and German by turns."""
    chairs = tuple(
        Chair(
            user=1000 + seat if seat < persons else None,
            name=NAMES[seat],
            own=setup.own,
            language="de" if seat % 2 else "en",
        )
        for seat, setup in enumerate(match.seats)
    )
    return Table(
        guild=1,
        channel=2,
        host=1000,
        game=match.game,
        options=match.options,
        chairs=chairs,
        id=77,
        status=Status.RUNNING,
        match=match,
        terms=Terms(**about),
        alarm=Alarm(1000.0, AlarmKind.TIMEOUT),
    )


def new_match(game_id: str, options: dict, players: int, rng: Random) -> Match:
    game = get_game(game_id)
    return Match.begin(game, options, sit_down(game, players, rng))


def play_on(table: Table, rng: Random) -> Iterator[tuple]:
    """Plays to the end; gives the table after every move, and its seat, events and seals.

    The deal has no seat.
    """
    match = table.get_match()
    while match.actor is not None:
        former, seat, seals = match, None, []
        if match.actor != CHANCE:
            seat = match.actor
            match = match.apply(SeatMove(seat, match.legal().sample(rng)))
        if match.actor == CHANCE:
            match = match.deal_chance(rng)
            seals.append("5ea1" * 16)
        yield replace(table, match=match, before=former), seat, match.since(former), seals


def seen(table: Table, seat: int | None = None, language: str = "en") -> AnyViewer:
    """The table as a seat sees it, or everybody."""
    return look(table, FAMILIES.of_game(table.game_id).catalogue.words(language), seat)


def play_out(table: Table, rng: Random) -> Table:
    """The table when its game has been played to the end."""
    *_, (table, *_) = play_on(table, rng)
    return replace(table, before=None)


def situated(
    situation: Situation, persons: int = 6, news: Sequence[Event] = (), **about: str
) -> Table:
    """A table where the situation has come to be, by the move with these events."""
    state = situation.state
    match = new_match(situation.game.id, {}, len(state.seats), Random(1))
    match = replace(match, state=state, events=Growing(situation.events))
    former = situation.events[: len(situation.events) - len(news)]
    before = replace(match, events=Growing(former)) if news else None
    return replace(make_table(match, persons, **about), before=before)


def text_of(screen: Screen) -> str:
    """What is read where there are no pictures."""
    return "\n".join(filter(None, map(_words_of, screen.blocks)))


def _words_of(block: Block) -> str:
    match block:
        case Text(markdown):
            return markdown
        case Picture(instead=words):
            return words
        case _:
            return ""


def buttons_of(screen: Screen) -> list[Button]:
    rows = [block for block in screen.blocks if isinstance(block, Buttons)]
    return [button for row in rows for button in row.buttons]


def read(announcement) -> str:
    """The announcement as it is read."""
    if announcement.screen is None:
        return ""
    return text_of(load_screen(announcement.screen))


def check_plain(*texts: str) -> None:
    """No emoji is meant where Discord shows none of the bot's own: pictures show another."""
    for text in texts:
        assert not [drawn for drawn in FAMILIES.drawings if drawn in text], text


def check_screen(screen: Screen) -> None:
    """Discord would take it."""
    components, letters = 1, 0
    for block in screen.blocks:
        components += 1
        match block:
            case Text(markdown):
                letters += len(markdown)
                assert markdown.strip()
            case Picture(alt=alt, instead=words):
                letters += len(words)
                assert alt.strip()
            case Buttons(buttons):
                assert 1 <= len(buttons) <= 3
                components += len(buttons)
                for button in buttons:
                    assert 1 <= len(button.label) <= 80
                    check_plain(button.label)
                    check_id(button.id)
            case Menu(menu_id, placeholder, options):
                assert 1 <= len(options) <= 25
                check_plain(placeholder, *[option.label for option in options])
                check_plain(*[option.description or "" for option in options])
                check_id(menu_id)
    ids = [button.id for button in buttons_of(screen)]
    assert len(set(ids)) == len(ids)
    assert components <= 40
    assert letters <= 4000


def check_id(text: str) -> None:
    assert len(text) <= 100
    assert parse_id(text) is not None


def check_form(form: Form) -> None:
    """Discord would take it."""
    check_id(form.id)
    assert len(form.title) <= 45
    assert 1 <= len(form.fields) <= 5
    check_plain(form.title)
    for field in form.fields:
        if isinstance(field, Text):
            continue
        assert len(field.label) <= 45
        assert len(field.description or "") <= 100
        check_plain(field.label, field.description or "")
        if isinstance(field, Choose):
            values = [option.value for option in field.options]
            assert 1 <= len(values) <= 25
            assert len(set(values)) == len(values)
            assert field.fewest <= field.most <= len(values)
            for option in field.options:
                assert len(option.label) <= 60
                assert len(option.value) <= 100
                assert len(option.description or "") <= 100
                check_plain(option.label, option.description or "")


def check_awards(given):
    """The awards of some games in a language: few, in words, and not always the same."""
    assert all(len(lines) <= MOST for lines in given)
    told = [line for lines in given for line in lines]
    assert all("**" in line and "{" not in line for line in told)
    assert len({line.split("**")[1] for line in told}) > 2
