"""Who the table waits for, what it asks them, and the buttons below that."""

from bot.screens.announcing import turn_prompt
from bot.screens.buttons import acting_button, make_button, standard_buttons
from bot.screens.mamma_i.decisions import decision_buttons
from bot.screens.mamma_i.seen import MammaIViewer
from bot.screens.mamma_i.trick import named_votes
from bot.screens.people import mention
from bot.screens.screen import Button


def prompt(viewer: MammaIViewer) -> str:
    """Who the table waits for, in one line."""
    acting = viewer.view.acting
    if acting is None:
        return viewer.words("prompt-over")
    name = mention(viewer.table, acting)
    if viewer.view.phase == "trick" and viewer.table.chairs[acting].is_played_by_computer:
        return turn_prompt(viewer, acting)
    return question(viewer, name)


def question(viewer: MammaIViewer, name: str) -> str:
    """The question to the player with this name."""
    view = viewer.view
    return viewer.words("prompt", phase=view.phase, name=name, guest=view.next_guest)


def votes_line(viewer: MammaIViewer) -> str:
    """How the vote stands, if there is one."""
    count = len(viewer.view.votes)
    return viewer.words("table-votes", votes=named_votes(viewer, count)) if count else ""


def to_press(viewer: MammaIViewer) -> list[Button]:
    """The buttons: for the player whose turn it is, and for everybody.

    All decisions but that of the secret are made in the open, so anybody may see their buttons.
    """
    view = viewer.view
    if view.acting is None or viewer.table.chairs[view.acting].is_played_by_computer:
        return standard_buttons(viewer)
    match view.phase:
        case "secret":
            return [acting_button(viewer, "choose"), make_button(viewer, "table")]
        case "trick":
            return [acting_button(viewer, "trick"), *standard_buttons(viewer)]
        case _:
            return [*decision_buttons(viewer), *standard_buttons(viewer)]
