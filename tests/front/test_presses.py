"""Presses at a table: who may press what, and what an old button answers."""

from types import SimpleNamespace

import discord
import pytest
from discord import InteractionType

from bot.front.presses import VERBS, on_press
from bot.games.registry import GAMES
from bot.tables.refusals import Declined
from bot.tables.table import Chair, Table
from bot.tables.terms import Terms
from tests.front.fakes import FakeInteraction


class FakeLive:
    """A table that nothing changes."""

    def __init__(self, table):
        self._table = table

    async def look(self):
        if self._table is None:
            raise Declined("old-button")
        return self._table

    catch_up = look

    def is_held_up(self, _table):
        return False


class FakeTables:
    """The one table number 7, in channel 10."""

    def __init__(self, *, is_blocked=False):
        self.table = Table(
            guild=5,
            channel=10,
            host=1,
            game=GAMES["mamma-mia"],
            options={"edition": "classic"},
            terms=Terms(),
            chairs=(Chair(1, "Ana", "pineapple"),),
            id=7,
            is_blocked=is_blocked,
        )
        self.unblocked = []

    def __getitem__(self, table_id):
        return FakeLive(self.table if table_id == 7 else None)

    async def unblock(self, table_id):
        self.unblocked.append(table_id)


async def press(custom_id, tables=None, values=(), **about):
    data = {"custom_id": custom_id, "values": [*values]}
    kind = VERBS[custom_id.split(":")[1]].kind
    interaction = FakeInteraction(tables or FakeTables(), data=data, kind=kind, **about)
    await on_press(interaction)
    ((how, texts),) = interaction.log
    return how, "\n".join(texts)


async def test_a_table_that_is_not_known_any_more_is_said_to_be_so():
    how, said = await press("mm:hand:8:0:")
    assert how == "show"
    assert "know this button any more" in said


async def test_a_button_of_another_channel_is_for_the_players_there():
    assert "for someone else" in (await press("mm:table:7:0:", channel=11, user=2))[1]
    assert "Ana" in (await press("mm:table:7:0:", channel=11, user=1))[1]


@pytest.mark.parametrize("verb", ["hand", "form", "move", "fill", "sure"])
async def test_a_stranger_can_still_join_before_the_deal(verb):
    _, said = await press(f"mm:{verb}:7:0:turn", user=2)
    assert "Take one with `/mammamia join`" in said


@pytest.mark.parametrize("verb", ["hand", "form", "move", "fill", "sure"])
async def test_nothing_is_played_before_the_deal(verb):
    _, said = await press(f"mm:{verb}:7:0:turn")
    assert "been dealt yet" in said


async def test_a_table_is_ended_only_after_asking_once_more():
    how, said = await press("mm:cancel:7:0:")
    assert how == "show"
    assert "Close the table" in said


async def test_a_topic_of_the_rules_is_chosen_from_a_menu():
    data = {"custom_id": "mm:rules:0:0:", "values": ["oven"]}
    message = SimpleNamespace(flags=SimpleNamespace(ephemeral=True))
    kind = InteractionType.component
    interaction = FakeInteraction(FakeTables(), data=data, kind=kind, message=message)
    await on_press(interaction)
    ((how, (text, *_)),) = interaction.log
    assert how == "renew"
    assert "oven" in text.lower()


async def test_a_topic_that_there_is_not_is_refused():
    assert "one of the choices" in (await press("mm:rules:0:0:", values=["nonsense"]))[1]


async def test_a_table_that_was_blocked_may_speak_again():
    tables = FakeTables(is_blocked=True)
    await press("mm:table:7:0:", tables)
    assert tables.unblocked == [7]


async def test_what_is_missing_is_named_to_whoever_pressed():
    tables = FakeTables(is_blocked=True)
    allowed = discord.Permissions(view_channel=True)
    _, said = await press("mm:table:7:0:", tables, app_permissions=allowed, locale="de")
    assert "Nachrichten senden, Nachrichtenverlauf anzeigen" in said
    assert tables.unblocked == []
