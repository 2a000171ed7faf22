"""Commands to open, join, leave, begin and end tables."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, TypeAlias

from discord import app_commands

from bot.front import betting, seating
from bot.front.commands.checking import AnyCommand
from bot.front.commands.making import CommandOption, choice, make_command
from bot.front.context import InteractionContext
from bot.front.lookup import reach_last_table, reach_table_here, require_server
from bot.front.threads import close_thread, make_thread
from bot.games.interface import Json
from bot.screens.buttons import BETS
from bot.screens.family import AnyFamily, Families
from bot.screens.words import get_words
from bot.tables.changes.lobby import MOST_COMPUTERS, Wish, complete_options
from bot.tables.errors import Damaged
from bot.tables.refusals import Declined
from bot.tables.table import Table
from bot.tables.terms import FOR_BEGINNERS, LASTING, SETTINGS, SomeTerms, Terms, agree

THREAD: Final = CommandOption("thread", bool)
COMPUTERS: Final = CommandOption("computers", app_commands.Range[int, 0, MOST_COMPUTERS])

GUESS: Final = CommandOption(
    "guess", is_required=True, choices=[choice(guess, f"bet-{guess}") for guess in BETS]
)

Known: TypeAlias = list[app_commands.Choice[str]]


def choices_of(term: str) -> Known:
    """The choices for a term, whatever the game."""
    return [choice(word, f"option-{term}-{word}") for word in SETTINGS[term]]


STRENGTH: Final = CommandOption("strength", choices=choices_of("strength"))


def game_option(families: Families) -> CommandOption:
    """The choice of a game."""
    titles = [
        choice(game, "game-title", families.of_game(game).catalogue, game=game)
        for game in families.games
    ]
    return CommandOption("game", choices=titles)


def commands(families: Families) -> list[AnyCommand]:
    """The commands for tables in a channel."""
    return [
        _start_command(families),
        make_command("join", _join),
        make_command("leave", _leave),
        make_command("begin", _begin),
        make_command("cancel", _cancel),
        make_command("computer", _computer, [STRENGTH, CommandOption("remove", bool)]),
        make_command("skip", _skip),
        make_command("rematch", _rematch),
        make_command("bet", _bet, [GUESS]),
    ]


def _start_command(families: Families) -> AnyCommand:
    """Opens a table, with the options of every game."""
    of_games = [option for family in families.families for option in _options_of(family)]
    terms = [CommandOption(name, choices=choices_of(name)) for name in LASTING]

    async def start(
        ctx: InteractionContext, game: str | None, computers: int | None, **given: Json
    ) -> None:
        require_server(ctx)
        has_thread = given.pop("thread") or False
        played = families.games[game or next(iter(families.games))]
        ctx.be_of(families.of_game(played.id))
        chosen = {name: value for name, value in given.items() if value is not None}
        options = {one.name: chosen.pop(one.name) for one in of_games if one.name in chosen}
        for option in of_games:
            if option.name in options and option.name not in played.option_values:
                name = option.catalogue.words(ctx.words.language)(f"option-{option.name}-name")
                raise Declined("wrong-option", option=name, game=played.id)
        terms = await _terms(ctx, chosen)
        wish = Wish(played, tuple(options.items()), terms, computers or 0)
        await (_open_in_thread if has_thread else _open)(ctx, wish)

    options = [game_option(families), *of_games, *terms, COMPUTERS, STRENGTH, THREAD]
    return make_command("start", start, options)


def _options_of(family: AnyFamily) -> Iterator[CommandOption]:
    """The options of the family's games."""
    for game in family.games:
        for name, values in game.option_values.items():
            if all(isinstance(value, bool) for value in values):
                yield CommandOption(name, bool, catalogue=family.catalogue)
                continue
            choices = [
                choice(str(value), f"option-{name}-{value}", family.catalogue) for value in values
            ]
            yield CommandOption(name, choices=choices, catalogue=family.catalogue)


async def _terms(ctx: InteractionContext, chosen: SomeTerms) -> Terms:
    guild, _ = require_server(ctx)
    defaults = await ctx.tables.servers.defaults(guild)
    language = find_server_language(ctx) or ctx.words.language
    is_newcomer = await ctx.client.history.is_newcomer(ctx.user.id)
    return agree({"language": language}, FOR_BEGINNERS if is_newcomer else {}, defaults, chosen)


async def _open(ctx: InteractionContext, wish: Wish) -> None:
    _, channel = require_server(ctx)
    table = await _open_at(ctx, channel, wish)
    await seating.say_seated(ctx, table, "reply-opened", "reply-opened")


async def _open_in_thread(ctx: InteractionContext, wish: Wish) -> None:
    """Makes a thread for the table, if such a table is possible."""
    _, channel = require_server(ctx)
    complete_options(wish)
    title = ctx.get_family().catalogue.words(wish.terms.language)("game-title", game=wish.game.id)
    thread = await make_thread(ctx, title)
    try:
        table = await _open_at(ctx, thread.id, replace(wish, home=channel))
    except Exception:
        # If there is a table all the same, its first message opens the thread again.
        await close_thread(thread)
        raise
    await seating.say_seated(
        ctx, table, "reply-opened-thread", "reply-opened-thread", thread=thread.mention
    )


async def _open_at(ctx: InteractionContext, channel: int, wish: Wish) -> Table:
    guild, _ = require_server(ctx)
    await ctx.people.try_direct_again(ctx.user.id)
    return ctx.about(await ctx.tables.open(guild, channel, ctx.user, wish))


def find_server_language(ctx: InteractionContext) -> str | None:
    """The server's language on Discord; only a Community server can have one."""
    server, locale = ctx.interaction.guild, ctx.interaction.guild_locale
    if server is None or locale is None or "COMMUNITY" not in server.features:
        return None
    return get_words(locale.value).language


async def _join(ctx: InteractionContext) -> None:
    await seating.join(ctx, await reach_table_here(ctx))


async def _leave(ctx: InteractionContext) -> None:
    await seating.ask_to_leave(ctx, await reach_table_here(ctx))


async def _begin(ctx: InteractionContext) -> None:
    await seating.begin(ctx, await reach_table_here(ctx))


async def _cancel(ctx: InteractionContext) -> None:
    try:
        table = await reach_table_here(ctx)
    except Damaged as damaged:
        await seating.clear_away(ctx, damaged.table_id)
    else:
        await seating.ask_to_cancel(ctx, table)


async def _computer(ctx: InteractionContext, strength: str | None, remove: bool | None) -> None:
    change = seating.remove_computer if remove else seating.add_computer
    await change(ctx, await reach_table_here(ctx), strength)


async def _skip(ctx: InteractionContext) -> None:
    await seating.skip(ctx, await reach_last_table(ctx))


async def _rematch(ctx: InteractionContext) -> None:
    await seating.rematch(ctx, await reach_last_table(ctx))


async def _bet(ctx: InteractionContext, guess: str) -> None:
    await betting.bet(ctx, await reach_table_here(ctx), guess)
