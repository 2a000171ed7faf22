"""A bot with discord.py does what a bot does, and people see it."""

import io

import discord
import pytest
from discord import app_commands, ui

from bot.sandbox.setup import PORTAL
from tests.sandbox.bots import Bot, logged_in
from tests.sandbox.people import EPHEMERAL, LOADING, V2, command

PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00"
    b"\x1f\x15\xc4\x89\x00\x00\x00\rIDATx\x9cc\xf8\xff\xff?\x00\x05\xfe\x02\xfe\xa75\x81\x84"
    b"\x00\x00\x00\x00IEND\xaeB`\x82"
)


class Translator(app_commands.Translator):
    async def translate(self, string, locale, context):
        return f"{string.message}-de" if locale is discord.Locale.german else None


def make_bot():
    bot = Bot()
    group = app_commands.Group(name="pizza", description="Pizza")

    @group.command(description="Says something")
    async def say(interaction, what: str, count: app_commands.Range[int, 1, 5] = 1):
        await interaction.response.send_message(what * count)

    @group.command(description="Whispers")
    async def whisper(interaction):
        await interaction.response.send_message("psst", ephemeral=True)
        await interaction.edit_original_response(content="psst, again")

    @group.command(description="Takes its time")
    async def slow(interaction):
        await interaction.response.defer(thinking=True)
        message = await interaction.original_response()
        assert message.flags.loading
        await interaction.edit_original_response(content="done")
        await interaction.followup.send("and more")
        await interaction.followup.send("for you", ephemeral=True)

    @group.command(description="Shows buttons")
    async def menu(interaction):
        await interaction.response.send_message(view=menu_view())

    @group.command(description="Sends a picture")
    async def picture(interaction):
        file = discord.File(io.BytesIO(PNG), "pizza.png", description="A pizza")
        view = ui.LayoutView()
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem(file)))
        await interaction.response.send_message(view=view, file=file)

    @say.autocomplete("what")
    async def suggest(interaction, current: str):
        return [app_commands.Choice(name=f"{current}!", value=f"{current}!")]

    bot.tree.add_command(group)
    bot.group = group
    return bot


def menu_view():
    view = ui.LayoutView(timeout=None)
    select = ui.Select(
        custom_id="select",
        options=[discord.SelectOption(label=c, value=c) for c in "abc"],
        max_values=2,
    )
    rows = [ui.ActionRow(ui.Button(label="Press", custom_id="press")), ui.ActionRow(select)]
    view.add_item(ui.Container(ui.TextDisplay("Choose"), *rows))
    return view


@pytest.fixture
async def bot(server):
    async with logged_in(server, make_bot()) as bot:
        yield bot


@pytest.fixture
async def anna(people, bot):
    return await people[0].connect()


async def test_it_logs_in_and_finds_the_server(bot, server):
    assert bot.user.name == "Mamma Mia!"
    (guild,) = bot.guilds
    assert {channel.name for channel in guild.text_channels} == {"pizzeria", "kitchen"}
    assert guild.me.guild_permissions.send_messages


async def test_the_application_is_as_its_owner_has_filled_it_in(bot):
    about = await bot.application_info()
    assert about.description == PORTAL["description"]
    assert about.tags == PORTAL["tags"]
    assert about.privacy_policy_url == PORTAL["privacy_policy_url"]
    assert about.guild_integration_config.oauth2_install_params.scopes[-1] == "bot"
    assert about.user_integration_config is None


async def test_a_command_is_answered_and_everybody_sees_it(bot, anna, people, pizzeria):
    ben = await people[1].connect()
    nonce = await anna.slash(pizzeria, "pizza", "say", what="ham", count=2)
    await anna.answered(nonce)
    message = await ben.hears.wait("MESSAGE_CREATE")
    assert message["content"] == "hamham"
    assert message["interaction_metadata"]["user"]["username"] == "Anna"
    assert message["interaction_metadata"]["name"] == "pizza say"
    assert [m["id"] for m in await ben.messages(pizzeria)] == [message["id"]]
    assert not ben.hears.told("INTERACTION_SUCCESS")


async def test_suggestions_reach_who_types(bot, anna, pizzeria):
    data = command("pizza", "say", what="ha", focused="what")
    nonce = await anna.interact(4, pizzeria, data)
    told = await anna.hears.wait("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", nonce=nonce)
    assert told["choices"] == [{"name": "ha!", "value": "ha!"}]


async def test_an_ephemeral_answer_is_edited_by_its_token(bot, anna, pizzeria):
    await anna.slash(pizzeria, "pizza", "whisper")
    message = await anna.hears.wait("MESSAGE_UPDATE")
    assert message["content"] == "psst, again"
    assert message["flags"] == EPHEMERAL
    assert [m["content"] for m in await anna.messages(pizzeria)] == ["psst, again"]


async def test_a_deferred_answer_and_what_follows(bot, anna, pizzeria):
    await anna.slash(pizzeria, "pizza", "slow")
    first = await anna.hears.wait("MESSAGE_CREATE")
    assert first["flags"] & LOADING
    last = await anna.hears.wait("MESSAGE_CREATE", skip=2)
    assert last["flags"] & EPHEMERAL
    texts = [(m["content"], m["flags"]) for m in await anna.messages(pizzeria)]
    assert texts == [("for you", EPHEMERAL), ("and more", 0), ("done", 0)]


async def test_buttons_selects_and_forms(bot, anna, pizzeria):
    seen = []

    async def pressed(interaction):
        data = interaction.data
        seen.append((data["custom_id"], data.get("values")))
        if data["custom_id"] == "press":
            modal = ui.Modal(title="Form", custom_id="form")
            text = ui.TextInput(custom_id="text")
            modal.add_item(ui.Label(text="Why", component=text))
            await interaction.response.send_modal(modal)
        elif data["custom_id"] == "form":
            seen.append(data["components"][0]["component"]["value"])
            view = ui.LayoutView()
            view.add_item(ui.TextDisplay("Thanks"))
            await interaction.response.edit_message(view=view)
        else:
            await interaction.response.defer()
            await interaction.followup.send("chosen", ephemeral=True)

    bot.pressed = pressed
    await anna.slash(pizzeria, "pizza", "menu")
    message = await anna.hears.wait("MESSAGE_CREATE")
    assert message["flags"] == V2
    nonce = await anna.press(message, "select", values=["a", "c"])
    assert (await anna.hears.wait("MESSAGE_CREATE", skip=1))["content"] == "chosen"
    nonce = await anna.press(message, "press")
    form = await anna.hears.wait("INTERACTION_MODAL_CREATE", nonce=nonce)
    assert (form["title"], form["custom_id"]) == ("Form", "form")
    field = {"type": 4, "custom_id": "text", "value": "Because"}
    filled = [{"type": 18, "component": field}]
    data = {"id": form["id"], "custom_id": "form", "components": filled}
    await anna.interact(5, pizzeria, data)
    changed = await anna.hears.wait("MESSAGE_UPDATE")
    assert changed["id"] == message["id"]
    assert changed["components"][0]["content"] == "Thanks"
    assert seen == [("select", ["a", "c"]), ("press", None), ("form", None), "Because"]


async def test_a_picture_is_uploaded_and_can_be_seen(bot, anna, pizzeria):
    await anna.slash(pizzeria, "pizza", "picture")
    message = await anna.hears.wait("MESSAGE_CREATE")
    (file,) = message["attachments"]
    media = message["components"][0]["items"][0]["media"]
    assert (file["filename"], file["description"]) == ("pizza.png", "A pizza")
    assert (media["url"], media["width"]) == (file["url"], 1)
    async with anna.http.get(file["url"]) as response:
        assert await response.read() == PNG
    async with anna.http.get(file["url"].split("?")[0]) as response:
        assert response.status == 404


async def test_direct_messages(bot, anna):
    channel = await bot.create_dm(discord.Object(int(anna.id)))
    message = await channel.send("hello", view=None)
    told = await anna.hears.wait("MESSAGE_CREATE")
    assert (told["id"], told["channel_id"]) == (str(message.id), str(channel.id))
    (direct,) = await anna.get("/users/@me/channels")
    assert direct["recipients"][0]["username"] == "Mamma Mia!"
    await message.edit(content="hello again")
    assert (await anna.hears.wait("MESSAGE_UPDATE"))["content"] == "hello again"
    await message.delete()
    assert (await anna.hears.wait("MESSAGE_DELETE"))["id"] == str(message.id)


async def test_a_command_in_direct_messages(bot, anna):
    status, channel = await anna.ask(
        "POST", "/users/@me/channels", {"recipient_id": str(bot.user.id)}
    )
    assert status == 200
    await anna.slash(channel["id"], "pizza", "say", what="cheese", direct=True)
    assert (await anna.hears.wait("MESSAGE_CREATE"))["content"] == "cheese"


async def test_threads(bot, anna, pizzeria):
    status, thread = await anna.ask(
        "POST", f"/channels/{pizzeria}/threads", {"name": "A table", "type": 11}
    )
    assert status == 201
    await bot.until("THREAD_CREATE")
    notice = await anna.hears.wait("MESSAGE_CREATE")
    assert (notice["channel_id"], notice["type"]) == (str(pizzeria), 18)
    assert notice["message_reference"]["channel_id"] == thread["id"]
    await bot.guilds[0].get_thread(int(thread["id"])).send("in here")
    told = await anna.hears.wait("MESSAGE_CREATE", skip=1)
    assert told["channel_id"] == thread["id"]
    await anna.slash(thread["id"], "pizza", "say", what="ham")
    assert (await anna.hears.wait("MESSAGE_CREATE", skip=2))["content"] == "ham"


async def test_emoji_of_the_application(bot, anna, pizzeria):
    emoji = await bot.create_application_emoji(name="salami", image=PNG)
    assert [e.name for e in await bot.fetch_application_emojis()] == ["salami"]
    view = ui.View()
    view.add_item(ui.Button(label="Salami", emoji=emoji, custom_id="x"))
    await bot.get_channel(pizzeria).send("hungry?", view=view)
    message = await anna.hears.wait("MESSAGE_CREATE")
    assert message["components"][0]["components"][0]["emoji"]["id"] == str(emoji.id)
    async with anna.http.get(f"{anna.server.base}/cdn/emojis/{emoji.id}.png") as response:
        assert await response.read() == PNG


async def test_people_read_commands_in_their_language(server, people):
    bot = make_bot()
    await bot.tree.set_translator(Translator())
    async with logged_in(server, bot):
        path = f"/applications/{server.box.world.application_id}/commands"
        (for_anna,), (for_ben,) = await people[0].get(path), await people[1].get(path)
        assert "name_localized" not in for_anna
        assert for_ben["name_localized"] == "pizza-de"
        assert for_ben["options"][0]["description_localized"].endswith("-de")
        (fetched,) = await bot.tree.fetch_commands()
        assert fetched.name == "pizza"
