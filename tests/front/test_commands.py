"""The commands as they are told to Discord: names are a contract."""

import logging
from types import SimpleNamespace

import discord
import pytest

from bot.front.client import BotClient
from bot.front.commands.making import CommandOption, choice, make_command
from bot.front.translator import CatalogueTranslator, phrase, sync_commands
from bot.games.registry import GAMES
from bot.screens.families import FAMILIES
from bot.screens.words import LANGUAGES, Catalogue, Words
from bot.tables.terms import CHOICES
from tests.front.fakes import FakeInteraction, http_error

TRANSLATIONS = LANGUAGES[1:]
"""The languages that Discord is told of beside the English names."""

EXPECTED = {
    "mammamia": {
        "start": [
            "game",
            "edition",
            "helping",
            "memory",
            "pace",
            "turn_time",
            "pictures",
            "bets",
            "hints",
            "language",
            "computers",
            "strength",
            "thread",
        ],
        "join": [],
        "leave": [],
        "begin": [],
        "cancel": [],
        "computer": ["strength", "remove"],
        "skip": [],
        "rematch": [],
        "play": ["ingredient", "count", "order", "draw", "table"],
        "pass": ["draw", "order", "table"],
        "bake": ["choice", "add", "table"],
        "decline": ["table"],
        "ask": ["choice", "want", "add", "table"],
        "assist": ["give", "table"],
        "bet": ["guess"],
        "hand": ["table", "pictures"],
        "table": ["table"],
        "hint": ["table"],
        "rules": ["topic"],
        "stats": ["player"],
        "top": ["game"],
        "history": ["game_id"],
        "record": ["game_id"],
        "settings": [
            "language",
            "strength",
            "hints",
            "bets",
            "pictures",
            "turn_time",
            "pace",
            "memory",
            "ranking",
        ],
        "data": ["show", "export", "forget"],
    },
    "mammai": {
        "secret": ["character", "table"],
        "place": ["cards", "row", "table"],
        "wc": ["table"],
        "vote": ["character", "table"],
        "remove": ["row", "table"],
        "stop": ["card", "table"],
        "guest": ["character", "table"],
        "run-over": ["character", "card", "table"],
        "child": ["take", "table"],
        "steal": ["card", "to", "table"],
        "notes": ["table"],
        "rules": ["topic"],
    },
}


@pytest.fixture
async def client():
    return BotClient(FAMILIES, shard_count=1)


@pytest.fixture
async def groups(client):
    tree, translator = client.tree, CatalogueTranslator()
    told = [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]
    return {group["name"]: group for group in told}


@pytest.fixture(params=EXPECTED)
async def group(groups, request):
    return groups[request.param]


@pytest.fixture
async def house(groups):
    return groups["mammamia"]


async def test_there_are_no_other_groups(groups):
    assert groups.keys() == EXPECTED.keys()


def everything(part):
    """The part and all that is within it: commands, options, choices."""
    yield part
    for inner in [*part.get("options", []), *part.get("choices", [])]:
        yield from everything(inner)


async def test_the_commands_have_exactly_the_promised_options(group):
    found = {one["name"]: [o["name"] for o in one["options"]] for one in group["options"]}
    assert found == EXPECTED[group["name"]]


async def test_the_commands_work_in_servers_and_in_the_bots_direct_messages(group):
    assert group["contexts"] == [0, 1]
    assert group["integration_types"] == [0]
    assert group["default_member_permissions"] is None


async def test_choices_are_those_of_the_games(house):
    start = next(one for one in house["options"] if one["name"] == "start")
    values = {o["name"]: [c["value"] for c in o.get("choices", [])] for o in start["options"]}
    assert values["game"] == [*GAMES]
    assert values["edition"] == [*GAMES["mamma-mia"].option_values["edition"]]
    for name, words in CHOICES.items():
        assert values[name] == [*words], name
    computers = next(one for one in start["options"] if one["name"] == "computers")
    most = max(game.max_players for game in GAMES.values()) - 1
    assert (computers["min_value"], computers["max_value"]) == (0, most)


async def test_every_setting_has_a_way_back(house):
    settings = next(one for one in house["options"] if one["name"] == "settings")
    for option in settings["options"]:
        values = [choice["value"] for choice in option["choices"]]
        assert values.count("default") == 1
    pace = next(one for one in settings["options"] if one["name"] == "pace")["choices"][0]
    assert pace["name"] == "Back to the default: Normal"
    assert pace["name_localizations"]["de"] == "Zurück zur Vorgabe: Normal"
    memory = next(one for one in settings["options"] if one["name"] == "memory")["choices"][0]
    assert "nur der letzte Zug" in memory["name_localizations"]["de"]


async def test_every_text_is_within_discords_limits_in_every_language(group):
    for part in everything(group):
        is_choice = "value" in part
        names = [part["name"], *part["name_localizations"].values()]
        assert all(1 <= len(name) <= (100 if is_choice else 32) for name in names), part["name"]
        assert is_choice or all(name == name.lower() and " " not in name for name in names)
        if not is_choice:
            told = [part["description"], *part["description_localizations"].values()]
            assert all(2 <= len(text) <= 100 for text in told), part["name"]
            assert part is group or {*part["name_localizations"]} == {*TRANSLATIONS}
        assert len(part.get("options", [])) <= 25
        assert len(part.get("choices", [])) <= 25


@pytest.mark.parametrize("language", TRANSLATIONS)
async def test_no_two_commands_or_options_share_a_translated_name(group, language):
    for part in everything(group):
        names = [one["name_localizations"].get(language) for one in part.get("options", [])]
        assert len(names) == len({*names})


async def test_the_whole_group_fits_into_discords_limit(group):
    def size(part):
        own = len(part["name"]) + len(part.get("description", ""))
        inner = [*part.get("options", []), *part.get("choices", [])]
        return own + len(str(part.get("value", ""))) + sum(map(size, inner))

    assert size(group) <= 8000


class Notes:
    """A store that holds nothing but notes."""

    def __init__(self):
        self.notes = {}

    async def note(self, key):
        return self.notes.get(key)

    async def save_note(self, key, text):
        self.notes[key] = text


@pytest.fixture
async def sync(client, monkeypatch):
    """Registers the commands, which counts as done; gives whether that was necessary."""

    async def tell():
        pass

    monkeypatch.setattr(client.tree, "sync", tell)
    store = Notes()
    return lambda: sync_commands(client.tree, store)


ORDER = """
command-order-name = order
command-order-description = Orders a pizza
option-size-name = size
option-size-description = How much of it
option-width-name = size
option-width-description = How much of it
large = Large, with { $more }
big = Large, with { $more }
cheese = cheese
mozzarella = cheese
"""


@pytest.fixture
def order(client, tmp_path):
    """Puts a command among the others, in words of its own."""
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "order.ftl").write_text(ORDER)

    async def callback(ctx, **_):
        pass

    def put(option="size", value="l", key="large", more="cheese"):
        of = Catalogue(tmp_path)
        sizes = [choice(value, key, of, more=phrase(more, of=of))]
        options = [CommandOption(option, choices=sizes, catalogue=of)]
        command = make_command("order", callback, options, SimpleNamespace(catalogue=of))
        client.tree.add_command(command, override=True)

    put()
    return put


async def test_commands_are_told_to_discord_only_when_they_have_changed(client, sync):
    assert await sync()
    assert not await sync()
    client.tree.remove_command("mammamia")
    assert await sync()
    assert not await sync()


@pytest.mark.parametrize(
    "change", [{"value": "x"}, {"key": "big"}, {"more": "mozzarella"}, {"option": "width"}], ids=str
)
async def test_commands_are_told_anew_after_any_change_to_an_option(sync, order, change):
    await sync()
    order()
    assert not await sync()
    order(**change)
    assert await sync()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_are_told_anew_after_one_sentence_has_changed(
    sync, order, tmp_path, language
):
    await sync()
    (tmp_path / language / "order.ftl").write_text(ORDER.replace("a pizza", "one pizza"))
    assert await sync()


async def test_commands_are_told_anew_by_another_discord_py(sync, monkeypatch):
    await sync()
    monkeypatch.setattr(discord, "__version__", "3.0")
    assert await sync()


async def test_nothing_is_worded_to_find_out_whether_commands_have_changed(sync, monkeypatch):
    monkeypatch.delattr(Words, "__call__")
    assert await sync()
    assert not await sync()


async def test_the_client_asks_for_nothing_but_servers(client):
    intents = discord.Intents.none()
    intents.guilds = True
    assert client.intents == intents
    assert client.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()


@pytest.mark.parametrize("kind", ["application_command", "autocomplete"])
async def test_an_unknown_command_answered_too_late_is_no_error(client, caplog, kind):
    interaction = FakeInteraction(
        kind=discord.InteractionType[kind],
        data={"name": "pizza"},
        trouble=http_error(404, 10062),
    )
    with caplog.at_level(logging.INFO):
        assert not await client.tree.interaction_check(interaction)
    assert interaction.log == []
    assert {record.levelname for record in caplog.records} == {"INFO"}
