"""Finds words for what happens at any table: the family's for its game, its own for the rest.

Pure: the same table and events give the same announcements.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, Literal

from bot.games.interface import Event, Json
from bot.screens.announcing import call_screen, in_channel, joined
from bot.screens.buttons import looks, rows
from bot.screens.erasing import erase, traceable
from bot.screens.family import Families, Family, Story
from bot.screens.lobby import begun_screen, closed_screen, game_title, how_ended, lobby_screen
from bot.screens.people import mention, mentioned
from bot.screens.screen import Screen, Text, dump_screen
from bot.screens.words import Words, get_words, plain
from bot.tables.announcement import LAST_WORD, Act, Announcement, Why
from bot.tables.ports import Nose, Wager
from bot.tables.table import Status, Table

AT_HOME: Final = "home"
"""The message in the channel above a table's thread: first an invitation, then the result."""


class FrontTeller:
    """The teller of all games that are hosted."""

    def __init__(self, families: Families) -> None:
        self._families = families

    @traceable
    def opened(self, table: Table) -> list[Announcement]:
        """People in the channel above the table's thread are invited."""
        return self._at_home(table, "post", "home-opened")

    @traceable
    def lobby(self, table: Table) -> list[Announcement]:
        """The lobby has changed."""
        idle = self._family(table).idle_terms
        return [in_channel("lobby", "edit", lobby_screen(table, self._words(table), idle=idle))]

    @traceable
    def lobby_closed(
        self, table: Table, by: int | None, why: str | None = None
    ) -> list[Announcement]:
        """The lobby was cancelled: by somebody, because nobody is left, or for a reason."""
        return [
            in_channel(
                "lobby",
                "edit",
                closed_screen(table, by, why, self._words(table)),
            ),
            *self._letters(table, _users(table), "closed-hand"),
            *_nothing_at_home(table),
        ]

    @traceable
    def lobby_left(self, table: Table, seat: int) -> list[Announcement]:
        """A player who leaves the lobby is told so where the hand would have come."""
        return self._letters(table, [seat], "left-hand")

    @traceable
    def begun(
        self, table: Table, events: Sequence[Event], seals: Sequence[str]
    ) -> list[Announcement]:
        """The lobby is over, and the family tells of the deal."""
        lobby = in_channel("lobby", "edit", begun_screen(table, self._words(table)))
        told = self._told(table, self._family(table).begun(table, events, seals))
        return [lobby, *self._at_home(table, "edit", "home-begun"), *told]

    @traceable
    def moved(
        self, table: Table, seat: int, events: Sequence[Event], seals: Sequence[str], why: Why
    ) -> list[Announcement]:
        """The family tells of the move; a reminder that came before it is taken away."""
        story = self._family(table).moved(table, seat, events, seals, why)
        told = self._told(table, story)
        if table.terms.turn_seconds is None or not story.channel:
            return told
        return [Announcement("turn-reminder", "delete"), *told]

    @traceable
    def reminded(self, table: Table) -> list[Announcement]:
        """Mentions the player who must act; if that is a secret, only the player's hand tells."""
        seat = table.acting
        if seat is None or table.chairs[seat].is_played_by_computer:
            return []
        if table.acts_in_secret:
            return self._asked(table, [seat])
        words = self._words(table)
        assert table.alarm is not None
        reminder = words("reminder", until=f"<t:{int(table.alarm.at)}:R>")
        return [self._calling(table, "turn-reminder", reminder)]

    def calls_late(self, table: Table) -> bool:
        """Whether whoever must act watches anyway, and need not be called at once."""
        return self._family(table).calls_late(table)

    def can_skip(self, table: Table) -> bool:
        """Whether a player may cut short the story that is being told."""
        return self._family(table).can_skip(table)

    @traceable
    def called(self, table: Table) -> list[Announcement]:
        """Mentions the player who must act, and has not been mentioned yet."""
        return [self._calling(table, "turn")]

    def _calling(self, table: Table, key: str, *lines: str) -> Announcement:
        """Calls the player who must act, below some lines."""
        words, family = self._words(table), self._family(table)
        prompt, buttons = family.prompt(table, words), family.to_press(table, words)
        screen = call_screen(table, prompt, words, lines, buttons)
        return in_channel(key, "replace", screen, mentioned(table, table.acting))

    @traceable
    def seat_changed(
        self, table: Table, seat: int, how: Literal["left", "absent", "back", "host"]
    ) -> list[Announcement]:
        """The channel hears of it, and a player who left or came back sees it in the hand."""
        words = self._words(table)
        notice = words(f"seat-{how}", name=plain(table.chairs[seat].name))
        told = [in_channel(f"seat-{seat}", "replace", Screen((Text(notice),)))]
        if how == "left" and table.match is not None:
            told += self._letters(table, [seat], "hand-left")
        return told + self._hands(table, [seat] if how == "back" else [])

    @traceable
    def hinted(self, table: Table, seat: int) -> list[Announcement]:
        """The channel hears that there was a hint, and not what it was."""
        taken = self._words(table)("hint-taken", name=plain(table.chairs[seat].name))
        return [in_channel(f"hint-{seat}", "replace", Screen((Text(taken),)))]

    @traceable
    def hand(self, table: Table, seat: int) -> list[Announcement]:
        """The message with a seat's hand, as it is now; before the deal it is a greeting."""
        if table.match is None:
            return self._letters(table, [seat], "hand-waits")
        return self._hands(table, [seat])

    @traceable
    def unreachable(self, table: Table, seat: int, *, is_closed: bool) -> list[Announcement]:
        """The channel tells a player how to see the hand nevertheless."""
        if table.acts_in_secret:
            # The notice would show whose hand was about to change.
            return []
        words = self._words(table)
        key = "hand-unreachable" if is_closed else "hand-unopened"
        text = words(key, name=mention(table, seat))
        # Whoever must act has been called already.
        screen = Screen((Text(text), *rows(looks(table, words))))
        return [in_channel(f"closed-{seat}", "replace", screen)]

    def reachable(self, seat: int) -> list[Announcement]:
        """The channel no longer needs to say how to see the hand."""
        return [Announcement(f"closed-{seat}", "delete")]

    @traceable
    def cancelled(self, table: Table, by: int | None, why: str | None = None) -> list[Announcement]:
        """The game ends without a winner."""
        words = self._words(table)
        how = how_ended(table, "cancelled", by, why, words)
        text = f"### {words('lobby-title', title=game_title(table, words))}\n{how}"
        return [
            Announcement("turn", "delete"),
            in_channel(LAST_WORD, "post", Screen((Text(text),))),
            *self._letters(table, _users(table), "cancelled-hand"),
            *_nothing_at_home(table),
        ]

    @traceable
    def abandoned(self, table: Table) -> list[Announcement]:
        """Only direct messages are left to tell people."""
        letters = self._letters(table, _users(table), "abandoned-hand")
        return [*letters, *_nothing_at_home(table)]

    @traceable
    def rematch_opened(self, table: Table) -> list[Announcement]:
        """The end stays there, without its button."""
        if table.status is not Status.OVER:
            return []
        end = self._family(table).end(table, self._words(table))
        return [in_channel(LAST_WORD, "edit", end)]

    def wagers(self, table: Table) -> Sequence[Wager]:
        """All that has come out of the oven to be bet on; at most the last is undecided."""
        return self._family(table).wagers(table)

    @traceable
    def over(self, table: Table, noses: Sequence[Nose]) -> list[Announcement]:
        """Who has foretold most, and the result for those in the channel above a thread."""
        words = self._words(table)
        told = [in_channel("noses", "post", _noses(noses, words))] if noses else []
        if table.home is not None:
            end = self._family(table).end(table, words)
            where = Text(words("end-in-thread", thread=f"<#{table.channel}>"))
            result = in_channel(AT_HOME, "replace", Screen((*end.blocks, where), end.color))
            told.append(replace(result, place=table.home))
        return told

    def former_name(self, language: str) -> str:
        """What somebody who is forgotten is called from then on."""
        return get_words(language)("former-player")

    def erased(self, screen: Json, user: int, name: str | None, language: str) -> Json:
        """What was to be shown, without any trace of somebody who is forgotten."""
        return erase(screen, user, name, self.former_name(language))

    def _at_home(self, table: Table, act: Act, key: str) -> list[Announcement]:
        """What the channel above the thread may know, if there is one."""
        if table.home is None:
            return []
        words = self._words(table)
        host = next(plain(chair.name) for chair in table.chairs if chair.user == table.host)
        title = game_title(table, words)
        text = words(key, host=host, title=title, thread=f"<#{table.channel}>")
        return [replace(in_channel(AT_HOME, act, Screen((Text(text),))), place=table.home)]

    def _family(self, table: Table) -> Family:
        return self._families.of_game(table.game_id)

    def _words(self, table: Table, seat: int | None = None) -> Words:
        """The words in the language of the channel, or of a seat."""
        language = table.terms.language if seat is None else table.chairs[seat].language
        return self._family(table).catalogue.words(language)

    def _told(self, table: Table, story: Story) -> list[Announcement]:
        """The channel first, then the hands that have changed, then those that ask something."""
        changed = self._hands(table, sorted(story.hands))
        return [*story.channel, *changed, *self._asked(table, story.asked)]

    def _asked(self, table: Table, seats: Iterable[int]) -> list[Announcement]:
        """The hands of those seats anew, each below a line that a locked phone shows first."""
        told: list[Announcement] = []
        for seat in seats:
            words = self._words(table, seat)
            asked = Text(words("hand-asks", title=game_title(table, words)))
            call = dump_screen(Screen((asked, *rows(looks(table, words))), is_call=True))
            for hand in self._hands(table, [seat]):
                told += [replace(hand, act="replace", screen=call), hand]
        return told

    def _hands(self, table: Table, seats: Iterable[int]) -> list[Announcement]:
        """The hands of those seats that persons have."""
        if table.match is None:
            return []
        hand = self._family(table).hand
        return [
            _direct(table, seat, hand(table, seat, self._words(table, seat)))
            for seat in seats
            if table.chairs[seat].is_person
        ]

    def _letters(self, table: Table, seats: Iterable[int], key: str) -> list[Announcement]:
        """Hands that show no cards, only a line."""
        told: list[Announcement] = []
        for seat in seats:
            if table.chairs[seat].is_forgotten:
                continue
            words = self._words(table, seat)
            title = words("lobby-title", title=game_title(table, words))
            told.append(_direct(table, seat, Screen((Text(f"### {title}\n{words(key)}"),))))
        return told


def _nothing_at_home(table: Table) -> list[Announcement]:
    """The channel above the thread need not know of the table any more."""
    if table.home is None:
        return []
    return [Announcement(AT_HOME, "delete", place=table.home)]


def _noses(noses: Sequence[Nose], words: Words) -> Screen:
    """Those who have foretold most, none of whom is pinged."""
    names = joined(words, [f"<@{nose.user}>" for nose in noses])
    right, bets = noses[0].right, noses[0].bets
    text = words("bets-noses", names=names, count=len(noses), right=right, bets=bets)
    return Screen((Text(text),))


def _users(table: Table) -> list[int]:
    """The seats that have a message with a hand: those who have left have one too."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.user is not None]


def _direct(table: Table, seat: int, screen: Screen) -> Announcement:
    return Announcement("hand", "edit", dump_screen(screen), user=table.chairs[seat].user)
