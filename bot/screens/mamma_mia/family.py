"""All that Mamma Mia! and Plus bring to the front."""

from collections.abc import Sequence

from bot.games.interface import Event, Move
from bot.games.mamma_mia.moves import Pass, Play
from bot.screens.family import Asked, Values
from bot.screens.mamma_mia import choices, filled_in, forms, story, turn
from bot.screens.mamma_mia.completing import leaves_stuck
from bot.screens.mamma_mia.ending import end_screen
from bot.screens.mamma_mia.hand import hand_screen
from bot.screens.mamma_mia.overview import overview_screen
from bot.screens.mamma_mia.seen import look
from bot.screens.screen import Form, Screen
from bot.screens.words import Words
from bot.tables.ports import Announcement, Why
from bot.tables.table import Table


class MammaMiaFront:
    """The screens of Mamma Mia! and Plus; what differs between them the views say."""

    def begun(
        self, table: Table, events: Sequence[Event], seals: Sequence[str]
    ) -> list[Announcement]:
        """The cards were dealt."""
        return story.begun(table, events, seals)

    def moved(
        self, table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why
    ) -> list[Announcement]:
        """A move and all that came of it."""
        return story.moved(table, seat, events, seals, why)

    def end(self, table: Table, words: Words) -> Screen:
        """How the game ended, without anything to press."""
        return end_screen(table, words, is_open=False)

    def hand(self, table: Table, seat: int, words: Words) -> Screen:
        """The own cards, and what may be done now."""
        return hand_screen(table, seat, words)

    def prompt(self, table: Table, words: Words) -> str:
        """Whom the table waits for."""
        return turn.prompt(table, words)

    def overview(self, table: Table, words: Words) -> Screen:
        """What everybody may know."""
        return overview_screen(table, words)

    def form(self, table: Table, seat: int, which: str, words: Words) -> Form:
        """The form for a move. Raises Refused or Declined."""
        return forms.form(table, seat, which, words)

    def read_form(self, table: Table, seat: int, which: str, values: Values) -> Move:
        """The move that a filled-in form means. Raises BadText or Declined."""
        return filled_in.read_form(table, seat, which, values)

    def read_command(self, table: Table, seat: int, command: str, values: Values) -> Move:
        """The move that a slash command means. Raises Declined."""
        return filled_in.read_command(table, seat, command, values)

    def choices(self, table: Table, asked: Asked) -> list[tuple[str, str]]:
        """What may be filled in for an option."""
        return [] if table.match is None else choices.choices(look(table, asked.seat), asked)

    def read_press(self, table: Table, seat: int, text: str) -> Move:
        """The move that a button carries. Raises BadText."""
        return table.game.read_move(text)

    def warning(self, table: Table, seat: int, move: Move, words: Words) -> str | None:
        """That the hand will hold no ingredient and no room for one (A3.4)."""
        if not isinstance(move, Play | Pass) or not leaves_stuck(table, seat, move):
            return None
        view = look(table, seat)
        key = "warning-orders-only" if view.edition.passes_with_order else "warning-stuck"
        return words(key, limit=view.edition.hand_limit)
