"""Slash commands read as moves."""

from bot.games.interface import Move
from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.moves import (
    Child,
    Guest,
    Place,
    Remove,
    RunOver,
    Secret,
    Steal,
    Stop,
    Theft,
    Vote,
    Wc,
)
from bot.screens.family import Values
from bot.screens.mamma_i.card_reading import (
    read_cards,
    read_character,
    read_lost,
    read_market,
    read_row,
    read_somebody,
)
from bot.screens.mamma_i.completing import build_run_over, build_steal
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.typed import answers, find_text, is_none, read_name
from bot.screens.viewer import offered
from bot.tables.refusals import Declined


def read_command(viewer: MammaIViewer, command: str, values: Values) -> Move:
    """The move that a slash command means. Raises Declined."""
    match command:
        case "secret":
            return Secret(_character(values))
        case "place":
            return Place(read_cards(find_text(values, "cards")), read_row(find_text(values, "row")))
        case "wc":
            return Wc()
        case "vote":
            return Vote(_character(values))
        case "remove":
            return Remove(read_row(find_text(values, "row")))
        case "stop":
            return Stop(read_market(find_text(values, "card")))
        case "guest":
            # Why there is no guest to lay matters more than beside whom.
            offered(viewer, Guest(Character.GRANDPA))
            return Guest(_character(values))
        case "run-over":
            return _run_over(viewer, values)
        case "child":
            return Child(read_name(answers(), find_text(values, "take"), "take"))
        case "steal":
            return _steal(viewer, values)
        case _:
            raise Declined("unknown-choice", option="command", text=command)


def _character(values: Values) -> Character:
    return read_character(find_text(values, "character"))


def _run_over(viewer: MammaIViewer, values: Values) -> RunOver:
    whom, lost = read_somebody(find_text(values, "character")), find_text(values, "card")
    return build_run_over(viewer, whom) if lost is None else RunOver(whom, read_lost(lost))


def _steal(viewer: MammaIViewer, values: Values) -> Steal:
    text, thief = find_text(values, "card"), find_text(values, "to")
    if is_none(text):
        return Steal(None)
    card = read_market(text)
    if thief is None:
        return build_steal(viewer, card)
    return Steal(Theft(card, read_character(thief, "to")))
