"""Whatever happens behind a command or a button, there is exactly one answer."""

import asyncio
import logging
import re
from types import SimpleNamespace

import discord
import pytest

from bot import limits
from bot.front.error_boundary import answer, offer
from bot.front.presses import on_press
from bot.games.errors import BadText, NotARecord, Refused
from bot.games.mamma_mia.cards import NOTHING, Ingredient, more
from bot.games.mamma_mia.refusals import refuse
from bot.screens.mamma_mia.family import MAMMA_MIA
from bot.screens.screen import Screen, Text
from bot.screens.words import get_words
from bot.tables.errors import Damaged, Unavailable
from bot.tables.refusals import CODES, Declined
from tests.front.fakes import FakeInteraction, http_error


async def ask(work, *, renews=False, **about):
    interaction = FakeInteraction(**about)
    await answer(interaction, "ask", work, MAMMA_MIA, renews=renews)
    return interaction.log


def raising(error):
    async def work(_):
        raise error

    return work


async def test_a_sentence_is_said_to_whoever_asks_alone():
    async def work(ctx):
        await ctx.say("hello")

    assert await ask(work) == [("show", ["hello"])]


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Declined("no-table-here"), "no table in this channel"),
        (Declined("only-host", host="*Ana*"), r"Ask \*Ana\*."),
        (Declined("wrong-option", option="edition", game="plus"), "Mamma Mia! Plus has no option"),
        (refuse("not-so-many", ingredient=Ingredient.OLIVE, held=1, count=3), "only one olive"),
        (refuse("wrong-addition", lacks=more(NOTHING, Ingredient.SALAMI, 2)), "salami"),
        (refuse("not-your-turn", turn=2), "Wait for someone else"),
        (refuse("order-not-in-hand", order="four-olive"), "Four Olives"),
        (BadText("secret"), "know this button any more"),
        (NotARecord("secret"), "know this button any more"),
        (RuntimeError("secret"), "Something went wrong"),
        (KeyError("secret"), "Something went wrong"),
    ],
    ids=str,
)
async def test_everything_raised_becomes_one_sentence(error, said):
    ((how, (text,)),) = await ask(raising(error))
    assert how == "show"
    assert said in text
    assert "secret" not in text


@pytest.mark.parametrize(
    ("error", "is_ours"),
    [
        (RuntimeError("secret"), True),
        (Damaged(7), True),
        (Unavailable("secret"), True),
        (Declined("no-table-here"), False),
        (BadText("secret"), False),
    ],
    ids=str,
)
async def test_what_goes_wrong_inside_can_be_reported(error, is_ours):
    ((_, (text,)),) = await ask(raising(error), support="https://discord.gg/pizza")
    assert ("report something? https://discord.gg/pizza" in text) == is_ours


async def test_the_sentence_is_in_the_language_of_whoever_knocks():
    ((_, (text,)),) = await ask(raising(Declined("no-table-here")), locale="de")
    assert "Kanal" in text


async def test_work_that_answers_nothing_is_answered_for():
    async def work(_):
        pass

    ((how, (text,)),) = await ask(work)
    assert how == "show"
    assert "Something went wrong" in text


async def test_what_goes_wrong_after_the_answer_is_only_logged(caplog):
    async def work(ctx):
        await ctx.say("done")
        raise RuntimeError("later")

    with caplog.at_level(logging.ERROR):
        assert await ask(work) == [("show", ["done"])]
    assert "an interaction failed" in caplog.text


@pytest.mark.parametrize("is_answered", [False, True])
async def test_the_log_says_where_it_went_wrong_but_not_in_the_words_of_the_error(
    caplog, is_answered
):
    async def work(ctx):
        if is_answered:
            await ctx.say("done")
        try:
            raise refuse("not-so-many", ingredient=Ingredient.OLIVE, held=1, count=3)
        except Refused as refused:
            raise KeyError("olive") from refused

    await ask(work)
    assert "test_error_boundary.py" in caplog.text
    assert "KeyError" in caplog.text
    assert "Refused" in caplog.text
    told = [line for line in caplog.text.splitlines() if not line.startswith(" ")]
    assert "olive" not in "".join(told)


async def test_what_discord_has_refused_is_logged_without_the_card_that_was_refused(caplog):
    error = refuse("not-so-many", ingredient=Ingredient.OLIVE, held=1, count=3)
    await ask(raising(error), trouble=http_error(400, 50035))
    assert "error code: 50035" in caplog.text
    assert "olive" not in caplog.text


@pytest.mark.parametrize("is_secret", [False, True])
@pytest.mark.parametrize("code", [10062, 50035])
async def test_where_somebody_is_asked_in_secret_the_log_names_no_command_and_no_table(
    caplog, is_secret, code
):
    caplog.set_level(logging.INFO)

    async def work(ctx):
        ctx.about(SimpleNamespace(id=4711, game_id="plus", acts_in_secret=is_secret))
        await ctx.say("hello")

    await ask(work, trouble=http_error(400, code), channel=4712)
    names = [name in caplog.text for name in ("ask", "table 4711")]
    assert names == [not is_secret] * 2
    assert {record.table for record in caplog.records} == {None if is_secret else 4711}
    assert "4712" not in caplog.text


async def test_the_time_that_an_answer_took_is_logged_but_not_whose_it_was(caplog):
    async def work(ctx):
        await ctx.say("done")

    with caplog.at_level(logging.DEBUG, "bot"):
        await ask(work, user=4711, channel=4712)
    assert [record.levelname for record in caplog.records] == ["DEBUG"]
    assert re.fullmatch(r"interaction 99 was answered within \d+ ms", caplog.messages[0])


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (404, 10015)])
async def test_an_answer_that_comes_too_late_is_no_error(caplog, status, code):
    with caplog.at_level(logging.INFO):
        log = await ask(raising(Declined("no-table-here")), trouble=http_error(status, code))
    assert log == []
    assert [record.levelname for record in caplog.records] == ["INFO"]


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(limits, "ANSWER_SLOW_AFTER", 0.01)


async def slowly(ctx):
    await asyncio.sleep(0.05)
    await ctx.say("at last")


async def test_slow_work_is_put_off_and_answered_later(impatient):
    assert await ask(slowly) == [
        ("put off with a new message", []),
        ("edit", ["at last"]),
    ]


async def test_slow_work_at_the_own_hand_changes_it_later(impatient):
    async def work(ctx):
        await asyncio.sleep(0.05)
        await ctx.renew(Screen((Text("new hand"),)))

    log = await ask(work, renews=True)
    assert log == [("put off", []), ("edit", ["new hand"])]


async def test_a_slow_refusal_at_the_own_hand_leaves_the_hand_alone(impatient):
    log = await ask(slowly, renews=True)
    assert log == [("put off", []), ("follow up", ["at last"])]


@pytest.mark.parametrize("renews", [False, True])
async def test_an_answer_put_off_is_given_anew_where_its_message_is_gone(
    impatient, monkeypatch, caplog, renews
):
    async def is_gone(_interaction, **_):
        raise http_error(404, 10008)

    async def work(ctx):
        await asyncio.sleep(0.05)
        await ctx.renew(Screen((Text("new hand"),)))

    monkeypatch.setattr(FakeInteraction, "edit_original_response", is_gone)
    log = await ask(work, renews=renews)
    assert log[1:] == [("follow up", ["new hand"])]
    assert not caplog.records


async def test_who_has_dismissed_what_was_put_off_is_acknowledged_quietly(
    impatient, monkeypatch, caplog
):
    async def is_gone(_interaction):
        raise http_error(404, 10008)

    async def work(ctx):
        await asyncio.sleep(0.05)
        await ctx.acknowledge()

    monkeypatch.setattr(FakeInteraction, "delete_original_response", is_gone)
    assert await ask(work) == [("put off with a new message", [])]
    assert not caplog.records


async def test_a_quick_answer_is_not_put_off(impatient):
    async def work(ctx):
        await ctx.say("quick")
        await asyncio.sleep(0.05)

    assert await ask(work) == [("show", ["quick"])]


@pytest.mark.parametrize(
    "custom_id",
    ["", "x", "mm:", "mm:fly:1:0:", "mm:join:x:0:", "mm:join:1", "mm:JOIN:1:0:", "🍕" * 20],
)
async def test_an_unknown_button_is_answered_politely(custom_id):
    kind = discord.InteractionType.component
    interaction = FakeInteraction(data={"custom_id": custom_id}, kind=kind)
    await on_press(interaction)
    ((how, (text,)),) = interaction.log
    assert how == "show"
    assert "know this button any more" in text


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_every_refusal_of_a_table_can_be_said(locale):
    facts = {
        "host": "Ana",
        "name": "Ben",
        "most": 5,
        "least": 1,
        "fewest": 2,
        "present": 1,
        "option": "edition",
        "game": "plus",
        "text": "*x*",
        "permissions": "Send Messages",
        "group": "mammamia",
    }
    for code in sorted(CODES):
        ((_, (text,)),) = await ask(raising(Declined(code, **facts)), locale=locale)
        assert text


async def test_a_program_that_is_about_to_stop_begins_nothing_more():
    interaction = FakeInteraction()
    interaction.client.is_stopping = True

    async def work(ctx):
        raise AssertionError("nothing is to be begun")

    await answer(interaction, "test", work)
    ((how, (text,)),) = interaction.log
    assert how == "show"
    assert text == get_words("en")("refusal-stopping")


async def offered(find, **about):
    interaction = FakeInteraction(kind=discord.InteractionType.autocomplete, **about)
    await offer(interaction, find)
    return interaction.log


async def test_what_another_process_answers_is_not_even_looked_for():
    interaction = FakeInteraction()

    async def elsewhere(_):
        return False

    interaction.client.answers_here = elsewhere
    await offer(interaction, raising(AssertionError("nothing is to be looked for")))
    assert interaction.log == []


@pytest.mark.parametrize(
    "error", [Unavailable("it is away"), Declined("no-table-here"), Damaged(7), BadText("olive")]
)
async def test_where_nothing_can_be_found_nothing_is_offered_without_much_ado(caplog, error):
    caplog.set_level(logging.INFO)
    assert await offered(raising(error), user=4711) == [("offer 0", [])]
    assert all(record.exc_info is None for record in caplog.records)
    assert len(caplog.records) <= 1
    assert "4711" not in caplog.text
