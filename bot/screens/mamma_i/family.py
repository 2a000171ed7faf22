"""All that Mamma I brings to the bot."""

from collections.abc import Sequence
from typing import Final

from bot.brains.hard.mamma_i.reason import Prospect
from bot.brains.interface import Reason
from bot.games.interface import Json, Move
from bot.games.mamma_i.turns import TURNS
from bot.games.mamma_i.views import MammaIView
from bot.games.registry import GAMES
from bot.screens.family import (
    Asked,
    Choices,
    Family,
    HandChange,
    MoveCommand,
    MoveOption,
    Told,
    Values,
)
from bot.screens.mamma_i import asking, notes, steps, story
from bot.screens.mamma_i.ending import end_screen
from bot.screens.mamma_i.hand import hand_screen
from bot.screens.mamma_i.input import choices, read_command
from bot.screens.mamma_i.overview import overview_screen
from bot.screens.mamma_i.pictured import letters
from bot.screens.mamma_i.pictures.drawn import EMOJI
from bot.screens.mamma_i.pictures.kinds import PICTURES, TABLE
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.mamma_i.summary import went
from bot.screens.mamma_i.topics import TOPICS
from bot.screens.mamma_i.turn import market_told
from bot.screens.mamma_i.words import CATALOGUE, NAME
from bot.screens.screen import Button, Form, Picture, Screen
from bot.screens.viewer import Reader
from bot.screens.words import Words
from bot.tables.announcement import Announcement

CHARACTER: Final = MoveOption("character", is_required=True)

MOVES: Final = (
    MoveCommand("secret", (CHARACTER,)),
    MoveCommand("place", (MoveOption("cards", is_required=True), MoveOption("row"))),
    MoveCommand("wc"),
    MoveCommand("vote", (CHARACTER,)),
    MoveCommand("remove", (MoveOption("row"),)),
    MoveCommand("stop", (MoveOption("card"),)),
    MoveCommand("guest", (CHARACTER,)),
    MoveCommand("run-over", (CHARACTER, MoveOption("card"))),
    MoveCommand("child", (MoveOption("take", is_required=True, choices=("yes", "no")),)),
    MoveCommand("steal", (MoveOption("card", is_required=True), MoveOption("to"))),
)


class MammaI(Family[MammaIView]):
    """Mamma I, with all that it brings."""

    name = NAME
    group = "mammai"
    games = (GAMES["mamma-i"],)
    catalogue = CATALOGUE
    topics = TOPICS
    moves = MOVES
    idle_terms = ("bets",)
    has_notes = True
    drawings = EMOJI
    pictures = PICTURES

    def begun(self, viewer: MammaIViewer, seals: Sequence[str]) -> Sequence[Announcement]:
        return market_told(viewer, seals)

    def moved(self, viewer: MammaIViewer, told: Told) -> Sequence[Announcement]:
        return story.moved(viewer, told)

    def hand_change(self, viewer: MammaIViewer, seat: int) -> HandChange:
        return story.hand_change(viewer, seat)

    def prompt(self, viewer: MammaIViewer) -> str:
        return asking.prompt(viewer)

    def to_press(self, viewer: MammaIViewer) -> Sequence[Button]:
        return asking.to_press(viewer)

    def hand(self, viewer: MammaIViewer) -> Screen:
        return hand_screen(viewer)

    def overview(self, viewer: MammaIViewer) -> Screen:
        return overview_screen(viewer)

    def end(self, viewer: MammaIViewer) -> Screen:
        return end_screen(viewer, is_open=False)

    def went(self, viewer: MammaIViewer) -> Sequence[str]:
        return went(viewer)

    def rules_picture(self, words: Words) -> Picture:
        title = words("picture-turn", turn=4, turns=TURNS)
        facts = {**PICTURES[TABLE].example, "letters": letters(words), "title": title}
        return Picture(TABLE, facts, words("rules-picture"))

    def read_command(self, viewer: MammaIViewer, command: str, values: Values) -> Move:
        return read_command(viewer, command, values)

    def choices(self, viewer: MammaIViewer, asked: Asked) -> Choices:
        return choices(viewer, asked)

    def step(self, viewer: MammaIViewer, chosen: str) -> Screen:
        return steps.step_screen(viewer, chosen)

    def left_open(self, viewer: MammaIViewer, command: str, values: Values) -> Screen | None:
        return steps.left_open(viewer, command, values)

    def reason(self, reason: Reason, reader: Reader) -> str:
        if not isinstance(reason, Prospect):
            return ""
        words = reader.words
        key = "hint-buys" if reason.arrival is None else "hint-arrives"
        expected = words(key, who=reason.buyer if reason.arrival is None else reason.arrival)
        return f"{expected} {words('hint-hides')}" if reason.hides_side else expected

    def chance(self, reason: Reason) -> float | None:
        return reason.chance if isinstance(reason, Prospect) else None

    def notes(self, viewer: MammaIViewer) -> Form:
        return notes.notes_form(viewer)

    def read_notes(self, viewer: MammaIViewer, values: Values) -> Json:
        return notes.read_notes(viewer, values)


MAMMA_I: Final = MammaI()
