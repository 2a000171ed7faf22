"""Who the table waits for, what it asks them, and the buttons below that."""

from collections import Counter

from bot.games.mamma_i.views import MammaIView
from bot.screens.announcing import turn_prompt
from bot.screens.buttons import acting_button, make_button, standard_buttons
from bot.screens.mamma_i.card_words import minus, row_text
from bot.screens.mamma_i.decisions import decision_buttons
from bot.screens.mamma_i.seen import onlook
from bot.screens.people import mention
from bot.screens.screen import Button
from bot.screens.words import Words
from bot.tables.table import Table


def prompt(table: Table, words: Words) -> str:
    """Who the table waits for, in one line."""
    view = onlook(table)
    if view.acting is None:
        return words("prompt-over")
    if view.phase == "trick":
        chair = table.chairs[view.acting]
        if chair.is_played_by_computer:
            return turn_prompt(table, view.acting, words)
        return words("prompt-trick", name=mention(table, view.acting))
    return question(view, mention(table, view.acting), words)


def question(view: MammaIView, name: str, words: Words) -> str:
    """The question to the player with this name."""
    return words(f"prompt-{view.phase}", name=name, guest=minus(view.next_guest or 0))


def votes_line(view: MammaIView, words: Words) -> str:
    """How the vote stands, if there is one."""
    if not view.votes:
        return ""
    counted = Counter(view.votes)
    told = [
        words(
            "table-vote-of", character=row_text(words, "name", character), count=counted[character]
        )
        for character in sorted(counted)
    ]
    return words("table-votes", votes=" · ".join(told))


def to_press(table: Table, words: Words) -> list[Button]:
    """The buttons: for the player whose turn it is, and for everybody.

    All decisions but that of the secret are made in the open, so anybody may see their buttons.
    """
    view = onlook(table)
    if view.acting is None or table.chairs[view.acting].is_played_by_computer:
        return standard_buttons(table, words)
    match view.phase:
        case "secret":
            return [acting_button(table, "choose", words), make_button(table, "table", words)]
        case "trick":
            return [acting_button(table, "trick", words), *standard_buttons(table, words)]
        case _:
            return [*decision_buttons(table, words), *standard_buttons(table, words)]
