"""Just enough of Discord to ask something: interactions that remember what was answered."""

from contextlib import nullcontext
from types import SimpleNamespace

import discord

from bot.front.emoji import PLAIN
from bot.front.private_replies import PrivateReplies
from bot.live.ports import Metrics
from bot.screens.families import FAMILIES
from bot.tables.people import Person


def response(status):
    return SimpleNamespace(status=status, reason="no", headers={})


def http_error(status, code):
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    return kind(response(status), {"code": code, "message": "no"})


def texts_of(view):
    """All text and all labels of what was sent."""
    return [
        getattr(item, "content", None) or getattr(item, "label", None) or ""
        for item in view.walk_children()
        if isinstance(item, discord.ui.TextDisplay | discord.ui.Button)
    ]


class FakeResponse:
    """The first answer; Discord takes no second."""

    def __init__(self, log, trouble=None):
        self._log = log
        self._trouble = trouble
        self._is_done = False

    def is_done(self):
        return self._is_done

    def _answer(self, how, view=None):
        if self._trouble is not None:
            raise self._trouble
        assert not self._is_done
        self._is_done = True
        self._log.append((how, [] if view is None else texts_of(view)))

    async def send_message(self, *, view, ephemeral, **_):
        assert ephemeral
        self._answer("show", view)

    async def edit_message(self, *, view, **_):
        self._answer("renew", view)

    async def send_modal(self, modal):
        self._answer(f"open {modal.custom_id}")

    async def autocomplete(self, choices):
        self._answer(f"offer {len(choices)}")

    async def defer(self, *, ephemeral=False, thinking=False):
        self._answer("put off with a new message" if thinking else "put off")


async def answer_here(interaction):
    """There is no other process."""
    return True


class FakePeople:
    """Has never heard of anybody."""

    async def find(self, _user):
        return Person()


class FakeInteraction:
    """One interaction, from a member of a server unless `guild` is None."""

    def __init__(
        self,
        tables=None,
        *,
        data=None,
        user=1,
        channel=10,
        guild=5,
        locale="en-US",
        message=None,
        trouble=None,
        app_permissions=None,
        permissions=None,
        kind=discord.InteractionType.application_command,
        support=None,
    ):
        self.log = []
        self.id = 99
        self.type = kind
        self.client = SimpleNamespace(
            tables=tables,
            people=FakePeople(),
            is_stopping=False,
            answering=nullcontext,
            answers_here=answer_here,
            families=FAMILIES,
            privacy=None,
            support=support,
            emoji=PLAIN,
            draws=False,
            private_replies=PrivateReplies(),
            metrics=Metrics(),
        )
        self.response = FakeResponse(self.log, trouble)
        self.followup = self
        self.data = data or {}
        self.user = SimpleNamespace(id=user, display_name=f"user {user}")
        self.channel_id = channel
        self.channel = SimpleNamespace(type=discord.ChannelType.text)
        self.guild_id = guild
        self.locale = discord.Locale(locale)
        self.guild_locale = discord.Locale("en-US")
        self.message = message
        self.app_permissions = app_permissions or discord.Permissions.all()
        self.permissions = permissions or discord.Permissions.none()

    async def send(self, *, view, ephemeral, **_):
        self.log.append(("follow up", texts_of(view)))

    async def edit_original_response(self, *, view, **_):
        self.log.append(("edit", texts_of(view)))

    async def delete_original_response(self):
        self.log.append(("delete", []))
