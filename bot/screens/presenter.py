"""Words what happens at any table: the family's part for its game, and the rest.

Pure: the same table and events give the same announcements.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, Literal

from bot.games.interface import Json
from bot.screens.announcing import call_screen, in_channel
from bot.screens.buttons import make_button, rows, standard_buttons
from bot.screens.erasing import erase, traceable
from bot.screens.family import AnyFamily, Families, Told
from bot.screens.ids import IN_LOBBY
from bot.screens.lobby import (
    Offer,
    begun_screen,
    closed_screen,
    game_title,
    how_ended,
    lobby_screen,
)
from bot.screens.people import mention, mentioned
from bot.screens.screen import Screen, Text, dump_screen
from bot.screens.viewer import AnyViewer, Reader, look
from bot.screens.words import Words, get_words, joined, plain
from bot.tables.announcement import LAST_WORD, Act, Announcement, Why
from bot.tables.bets import BetTally, Wager
from bot.tables.table import Status, Table

AT_HOME: Final = "home"
"""The message in the channel above a table's thread: first an invitation, then the result."""


class TablePresenter:
    """The presenter of all games."""

    def __init__(self, families: Families) -> None:
        self._families = families

    @traceable
    def opened(self, table: Table) -> list[Announcement]:
        """Invites people in the channel above the table's thread."""
        return self._at_home(table, "post", "home-opened")

    @traceable
    def lobby(self, table: Table) -> list[Announcement]:
        language = table.terms.language
        games = [(game, self._families.title(game, language)) for game in self._families.games]
        others = tuple(one for one in games if one[0] != table.game_id)
        offer = Offer(others, self._family(table).idle_terms)
        return [in_channel("lobby", "edit", lobby_screen(self._reader(table), offer=offer))]

    @traceable
    def game_changed(self, table: Table) -> list[Announcement]:
        """Names the game in the channel above the table's thread."""
        return self._at_home(table, "edit", "home-opened")

    @traceable
    def lobby_closed(
        self, table: Table, by: int | None, why: str | None = None
    ) -> list[Announcement]:
        return [
            in_channel("lobby", "edit", closed_screen(self._reader(table), by, why)),
            *self._letters(table, _users(table), "closed-hand"),
            *_nothing_at_home(table),
        ]

    @traceable
    def lobby_left(self, table: Table, seat: int) -> list[Announcement]:
        """Says goodbye to a player who leaves the lobby, where the hand would have come."""
        return self._letters(table, [seat], "left-hand")

    @traceable
    def begun(self, table: Table, seals: Sequence[str]) -> list[Announcement]:
        """Closes the lobby's message; the family tells of the deal."""
        viewer = self._viewer(table)
        lobby = in_channel("lobby", "edit", begun_screen(viewer))
        at_home = self._at_home(table, "edit", "home-begun")
        told = self._family(table).begun(viewer, seals)
        return [lobby, *at_home, *told, *self._hands(table, range(len(table.chairs)))]

    @traceable
    def moved(self, table: Table, seat: int, seals: Sequence[str], why: Why) -> list[Announcement]:
        """The channel first, then the hands that have changed, then those that ask something.

        Before a long story the mover's hand loses its buttons.
        """
        told = [*self._family(table).moved(self._viewer(table), Told(seat, seals, why))]
        if table.terms.turn_seconds is not None and told:
            told.insert(0, Announcement("turn-reminder", "delete"))
        changes = [
            self._family(table).hand_change(self._viewer(table, one), seat)
            for one in range(len(table.chairs))
        ]
        at_once = self._hand_at_once(table, seat) if any(one.gap for one in told) else []
        changed = [one for one, change in enumerate(changes) if change == "new"]
        asked = [one for one, change in enumerate(changes) if change == "asks"]
        hands = [hand for hand in self._hands(table, changed) if hand not in at_once]
        return [*at_once, *told, *hands, *self._asked(table, asked)]

    @traceable
    def reminded(self, table: Table) -> list[Announcement]:
        """Mentions the player whose turn it is; if that is a secret, only in the hand."""
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
        return self._family(table).calls_late(self._viewer(table))

    def can_skip(self, table: Table) -> bool:
        is_playing = table.match is not None
        return is_playing and self._family(table).can_skip(self._viewer(table))

    @traceable
    def called(self, table: Table) -> list[Announcement]:
        """Mentions the player whose turn it is, and who hasn't been mentioned yet."""
        return [self._calling(table, "turn")]

    def _calling(self, table: Table, key: str, *lines: str) -> Announcement:
        """Calls the player whose turn it is, below some lines."""
        viewer, family = self._viewer(table), self._family(table)
        screen = call_screen(viewer, family.prompt(viewer), lines, family.to_press(viewer))
        return in_channel(key, "replace", screen, mentioned(table, table.acting))

    @traceable
    def seat_changed(
        self, table: Table, seat: int, how: Literal["left", "absent", "back", "host"]
    ) -> list[Announcement]:
        """Tells the channel, and a player who left or came back sees it in the hand."""
        words = self._words(table)
        notice = words("seat", how=how, name=plain(table.chairs[seat].name))
        told = [in_channel(f"seat-{seat}", "replace", Screen((Text(notice),)))]
        if how == "left" and table.match is not None:
            told += self._letters(table, [seat], "hand-left")
        return told + self._hands(table, [seat] if how == "back" else [])

    @traceable
    def hinted(self, table: Table, seat: int) -> list[Announcement]:
        """Tells the channel that there was a hint, but not what it was."""
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
        """Tells a player in the channel how to see the hand all the same."""
        if table.acts_in_secret:
            # The notice would show whose hand was about to change.
            return []
        reader = self._reader(table)
        key = "hand-unreachable" if is_closed else "hand-unopened"
        text = reader.words(key, name=mention(table, seat))
        # The player whose turn it is has been called already.
        screen = Screen((Text(text), *rows(standard_buttons(reader))))
        return [in_channel(f"closed-{seat}", "replace", screen)]

    def reachable(self, seat: int) -> list[Announcement]:
        return [Announcement(f"closed-{seat}", "delete")]

    @traceable
    def cancelled(self, table: Table, by: int | None, why: str | None = None) -> list[Announcement]:
        """Ends the game without a winner."""
        reader = self._reader(table)
        how = how_ended(reader, "cancelled", by, why)
        text = f"### {reader.words('lobby-title', title=game_title(reader))}\n{how}"
        return [
            Announcement("turn", "delete"),
            in_channel(LAST_WORD, "post", Screen((Text(text),))),
            *self._letters(table, _users(table), "cancelled-hand"),
            *_nothing_at_home(table),
        ]

    @traceable
    def abandoned(self, table: Table) -> list[Announcement]:
        letters = self._letters(table, _users(table), "abandoned-hand")
        return [*letters, *_nothing_at_home(table)]

    @traceable
    def rematch_opened(self, table: Table) -> list[Announcement]:
        """Leaves the end where it is, without the button."""
        if table.status is not Status.OVER:
            return []
        end = self._family(table).end(self._viewer(table))
        return [in_channel(LAST_WORD, "edit", end)]

    def wagers(self, table: Table) -> Sequence[Wager]:
        """Each seat knows best what it may not bet on."""
        family, seats = self._family(table), range(len(table.chairs))
        known = [family.wagers(self._viewer(table, seat)) for seat in seats]
        return [
            replace(wagers[0], barred=frozenset[int]().union(*(one.barred for one in wagers)))
            for wagers in zip(*known, strict=True)
        ]

    @traceable
    def over(self, table: Table, best: Sequence[BetTally]) -> list[Announcement]:
        """Names the best guessers, and shows the result in the channel above a thread."""
        viewer = self._viewer(table)
        told = [in_channel("noses", "post", _best_guessers(best, viewer.words))] if best else []
        if table.home is not None:
            end = self._family(table).end(viewer)
            where = Text(viewer.words("end-in-thread", thread=f"<#{table.channel}>"))
            result = in_channel(AT_HOME, "replace", Screen((*end.blocks, where), end.color))
            told.append(replace(result, place=table.home))
        return told

    def former_name(self, language: str) -> str:
        return get_words(language)("former-player")

    def erased(self, screen: Json, user: int, name: str | None, language: str) -> Json:
        return erase(screen, user, name, self.former_name(language))

    def _at_home(self, table: Table, act: Act, key: str) -> list[Announcement]:
        """What the channel above the thread may know, if there is one."""
        if table.home is None:
            return []
        reader = self._reader(table)
        host = next(plain(chair.name) for chair in table.chairs if chair.user == table.host)
        title = game_title(reader)
        text = reader.words(key, host=host, title=title, thread=f"<#{table.channel}>")
        join = make_button(reader, "join", stamp=IN_LOBBY, style="success")
        buttons = rows([join]) if table.status is Status.LOBBY else ()
        screen = Screen((Text(text), *buttons))
        return [replace(in_channel(AT_HOME, act, screen), place=table.home)]

    def _family(self, table: Table) -> AnyFamily:
        return self._families.of_game(table.game_id)

    def _words(self, table: Table, seat: int | None = None) -> Words:
        """The words in the language of the channel, or of a seat."""
        language = table.terms.language if seat is None else table.chairs[seat].language
        return self._family(table).catalogue.words(language)

    def _reader(self, table: Table, seat: int | None = None) -> Reader:
        """Somebody who reads about a table that may have no game yet."""
        return Reader(table, self._words(table, seat))

    def _viewer(self, table: Table, seat: int | None = None) -> AnyViewer:
        """Everybody in the channel, or a seat, each in their language."""
        return look(table, self._words(table, seat), seat)

    def _asked(self, table: Table, seats: Iterable[int]) -> list[Announcement]:
        """New messages with those hands, below a line that a locked phone shows first."""
        told: list[Announcement] = []
        for seat in seats:
            reader = self._reader(table, seat)
            asked = Text(reader.words("hand-asks", title=game_title(reader)))
            call = dump_screen(Screen((asked, *rows(standard_buttons(reader))), is_call=True))
            for hand in self._hands(table, [seat]):
                told += [replace(hand, act="replace", screen=call), hand]
        return told

    def _hands(self, table: Table, seats: Iterable[int]) -> list[Announcement]:
        """The hands of the persons in those seats."""
        if table.match is None:
            return []
        hand = self._family(table).hand
        return [
            _direct(table, seat, hand(self._viewer(table, seat)))
            for seat in seats
            if table.chairs[seat].is_person
        ]

    def _hand_at_once(self, table: Table, seat: int) -> list[Announcement]:
        """The hand of the person who has moved, before the story."""
        if not table.chairs[seat].is_person:
            return []
        hand = self._family(table).hand_at_once(self._viewer(table, seat))
        return [] if hand is None else [_direct(table, seat, hand)]

    def _letters(self, table: Table, seats: Iterable[int], key: str) -> list[Announcement]:
        """Messages in place of hands, with a line but no cards."""
        told: list[Announcement] = []
        for seat in seats:
            if table.chairs[seat].is_forgotten:
                continue
            reader = self._reader(table, seat)
            title = reader.words("lobby-title", title=game_title(reader))
            said = Text(f"### {title}\n{reader.words(key)}")
            told.append(_direct(table, seat, Screen((said,))))
        return told


def _nothing_at_home(table: Table) -> list[Announcement]:
    """Takes the message away from the channel above the thread."""
    if table.home is None:
        return []
    return [Announcement(AT_HOME, "delete", place=table.home)]


def _best_guessers(best: Sequence[BetTally], words: Words) -> Screen:
    """Names the best guessers, without a ping."""
    names = joined(words, [f"<@{one.user}>" for one in best])
    right, bets = best[0].right, best[0].bets
    text = words("bets-noses", names=names, count=len(best), right=right, bets=bets)
    return Screen((Text(text),))


def _users(table: Table) -> list[int]:
    """The seats with a hand message; those who have left have one too."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.user is not None]


def _direct(table: Table, seat: int, screen: Screen) -> Announcement:
    return Announcement("hand", "edit", dump_screen(screen), user=table.chairs[seat].user)
