"""Commands that work at any time: the hand, the table, the rules, finished games."""

from typing import Final

import discord

from bot.front import showing, statistics
from bot.front.commands.checking import AnyCommand
from bot.front.commands.making import CommandOption, choice, make_command
from bot.front.commands.suggesting import TABLE, finished_games
from bot.front.commands.tables import choices_of, game_option
from bot.front.context import InteractionContext
from bot.front.hints import show_hint
from bot.front.lookup import id_meant
from bot.front.past import show_history, show_past_game, show_record
from bot.screens.family import AnyFamily, Families
from bot.screens.stats import HERE

PLAYER: Final = CommandOption("player", discord.User)
GAME_ID: Final = CommandOption("game_id", suggest=finished_games)


def commands(families: Families) -> list[AnyCommand]:
    """The commands to look at something, with the rules of the first family."""
    pictures = CommandOption("pictures", choices=choices_of("pictures"))
    return [
        make_command("hand", _hand, [TABLE, pictures]),
        make_command("table", _table, [TABLE]),
        make_command("hint", _hint, [TABLE]),
        rules_command(families.families[0], goes_by_table=True),
        make_command("stats", _stats, [PLAYER]),
        _top_command(families),
        make_command("history", _history, [GAME_ID]),
        make_command("record", show_record, [GAME_ID]),
    ]


def rules_command(family: AnyFamily, *, goes_by_table: bool = False) -> AnyCommand:
    """The rules of a family; without a topic, optionally those of the game in the channel."""

    async def rules(ctx: InteractionContext, topic: str | None) -> None:
        is_open = goes_by_table and topic is None
        played = await showing.family_here(ctx, family) if is_open else family
        await showing.show_rules(ctx, played, topic or played.topics[0])

    topics = [choice(topic, f"rules-topic-{topic}", family.catalogue) for topic in family.topics]
    return make_command("rules", rules, [CommandOption("topic", choices=topics)], family)


async def _hand(ctx: InteractionContext, table: str | None, pictures: str | None) -> None:
    """Shows the hand; with `pictures` it comes with pictures from now on, or without."""
    said: list[str] = []
    if pictures is not None:
        await ctx.people.change(ctx.user.id, wants_pictures=pictures == "on")
        said.append(ctx.words("reply-pictures", pictures=pictures))
    await showing.show_hand(ctx, await id_meant(ctx, table), *said)


async def _table(ctx: InteractionContext, table: str | None) -> None:
    await showing.show_table(ctx, await id_meant(ctx, table))


async def _hint(ctx: InteractionContext, table: str | None) -> None:
    await show_hint(ctx, await id_meant(ctx, table))


async def _stats(ctx: InteractionContext, player: discord.User | discord.Member | None) -> None:
    """Shows the user's statistics, or somebody else's."""
    if player is None or player.id == ctx.user.id:
        await statistics.show_own_stats(ctx, HERE)
    else:
        await statistics.show_stats_of(ctx, player.id)


def _top_command(families: Families) -> AnyCommand:
    """The ranking of a game, or by default of the game last played in the channel."""

    async def top(ctx: InteractionContext, game: str | None) -> None:
        if game is None:
            family = await showing.family_here(ctx, families.families[0], is_over=True)
        else:
            family = families.of_game(game)
        await statistics.show_top(ctx, family, "")

    return make_command("top", top, [game_option(families)])


async def _history(ctx: InteractionContext, game_id: str | None) -> None:
    """All of the user's games, or how one of them went."""
    if game_id is None:
        await show_history(ctx, "")
    else:
        await show_past_game(ctx, game_id, "")
