"""What can be looked at: the own hand, the table, the rules."""

from typing import Final

from bot.front.doors import overview
from bot.front.visit import Visit
from bot.screens.families import FAMILIES
from bot.screens.ids import PressId
from bot.screens.rules_help import TOPICS, rules_text, topic_name
from bot.screens.screen import Menu, Option, Screen, Text
from bot.screens.words import Words
from bot.tables.play import require_player
from bot.tables.refusals import Declined
from bot.tables.table import Status, Table

OVERVIEW: Final = TOPICS[0]


async def show_hand(visit: Visit, table: Table) -> None:
    """Shows the own hand; whoever looks at it is there again. Raises Declined."""
    visit.table = table = await visit.host.play.show_up(table.id, visit.guest)
    seat = require_player(table, visit.guest)
    if table.status in (Status.LOBBY, Status.CANCELLED):
        raise Declined("not-begun" if table.status is Status.LOBBY else "is-over")
    if table.match is None:
        raise Declined("being-told")
    await visit.show_state(table, FAMILIES[table.game_id].hand(table, seat, visit.words))
    await visit.host.send_hand_again(table.id, visit.guest.user)


async def show_table(visit: Visit, table: Table) -> None:
    """Shows what lies open; a player who looks is there again. Raises Declined."""
    visit.table = table = await visit.host.play.show_up(table.id, visit.guest)
    screen = overview(table, visit)
    if screen is None:
        raise Declined("is-over" if table.status is Status.CANCELLED else "being-told")
    await visit.show_state(table, screen)


async def show_rules(visit: Visit, topic: str) -> None:
    """Shows a topic of the rules, and the others to choose from. Raises Declined."""
    if topic not in TOPICS:
        raise Declined("unknown-choice", option="topic", text=topic)
    await visit.renew(rules_screen(visit.words, topic))


def rules_screen(words: Words, topic: str) -> Screen:
    """A topic of the rules with a menu of all."""
    options = tuple(
        Option(other, topic_name(words, other), is_default=other == topic) for other in TOPICS
    )
    menu = Menu(str(PressId("rules", 0)), words("rules-menu"), options)
    return Screen((Text(rules_text(words, topic)), menu))
