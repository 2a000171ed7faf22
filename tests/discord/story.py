"""What was to be said, what people have heard, and whether the one became the other.

The bot keeps an announcement in the same transaction as the move that it tells of. A trigger in
its database writes each down a second time, where nobody takes it away when it has been said.
"""

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bot.front.layout import FIRST_ID, component_id
from bot.games.interface import SeatMove
from bot.games.match import Match
from bot.games.record import digest, load_record, play
from bot.history.records import make_record
from bot.screens.families import FAMILIES
from bot.screens.marks import unmark
from bot.screens.presenter import TablePresenter
from bot.tables.table import Status, Table
from tests.discord.people import Person
from tests.discord.seen import walk

KEEPING = """
CREATE TABLE everything_to_say (
    id INTEGER PRIMARY KEY, table_id, mark, key, act, screen, user, remains);
CREATE TRIGGER keep_what_is_to_be_said AFTER INSERT ON announcements WHEN new.act <> 'told' BEGIN
    INSERT INTO everything_to_say
    VALUES (new.id, new.table_id, new.mark, new.key, new.act, new.screen, new.user, new.remains);
END;
"""


EVERYTHING = "SELECT * FROM everything_to_say ORDER BY id"

CHARACTERS = {path.stem: character for character, path in FAMILIES.drawings.items()}

DRAWN = re.compile(r"<:(\w+):\d+>")
"""An emoji of the bot's own, as it stands in a message; screens have characters."""


@dataclass(frozen=True)
class ToSay:
    """An announcement as it was once kept."""

    id: int
    table: int
    mark: int
    key: str
    act: str
    text: tuple[str, ...]
    user: int | None
    remains: tuple[str, ...] | None = None
    """What is to stay of the message when the next one with its key comes, if anything."""

    @property
    def screen(self) -> tuple:
        return self.key, self.act, self.text, self.user

    @property
    def edits(self) -> tuple | None:
        """What an edit shows, and where."""
        return (self.table, self.key, self.text) if self.act == "edit" else None


def keep_everything(database: Path) -> None:
    """From now on everything that is to be said is kept for good."""
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(KEEPING)


def forget_everything(database: Path) -> None:
    """What comes from now on is looked at for itself."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM everything_to_say")


def read_everything(database: Path) -> list[ToSay]:
    """All that was ever to be said, in order."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return to_say(connection.execute(EVERYTHING).fetchall())


def to_say(rows: Iterable[Sequence[Any]]) -> list[ToSay]:
    """What was written down."""
    return [
        ToSay(
            *(number, table, mark, key, act, words_of(screen and json.loads(screen)), user),
            words_of(json.loads(remains)) if remains else None,
        )
        for number, table, mark, key, act, screen, user, remains in rows
    ]


def words_of(shown: object) -> tuple[str, ...]:
    """All that is written on a screen or in a message, in order."""
    return tuple(sorted(text.strip() for text in _words(shown)))


def _words(shown: object) -> Iterator[str]:
    if isinstance(shown, dict):
        # Screens have their own words for what Discord calls otherwise.
        for key in ("content", "markdown", "label", "placeholder"):
            if shown.get(key):
                yield unmark(DRAWN.sub(lambda found: CHARACTERS[found[1]], shown[key]))
        for key in ("custom_id", "id"):
            if isinstance(shown.get(key), str) and shown[key].startswith("mm:"):
                yield shown[key]
    inside = shown.values() if isinstance(shown, dict) else shown
    if isinstance(inside, list) or isinstance(shown, dict):
        for one in inside:
            yield from _words(one)


def check_record(table: Table) -> None:
    """The game is over, and its record keeps the rules and its seals."""
    assert table.status is Status.OVER
    record = json.loads(json.dumps(make_record(table)))
    assert record["seals"]
    assert record["result"] is not None
    play(load_record(record))


def expected(table: Table) -> list[tuple]:
    """What the log alone says should have been told in the channel, from the deal on."""
    presenter, told = TablePresenter(FAMILIES), []
    log, salts = table.get_match().log, table.salts
    match = Match.begin(table.game, table.options, table.seats)
    place = 0
    while place < len(log):
        entry, former, seals = log[place], match, []
        while match is former or (place < len(log) and not isinstance(log[place], SeatMove)):
            salt = salts[place]
            if salt is not None:
                seals.append(digest(salt, table.game.dump_entry(log[place])))
            match = match.apply(log[place])
            place += 1
        status = Status.OVER if match.actor is None else Status.RUNNING
        story = {"match": match, "before": former, "salts": salts[:place]}
        table = replace(table, **story, status=status)
        if not isinstance(entry, SeatMove):
            told += presenter.begun(table, seals)
            continue
        why = "computer" if table.chairs[entry.seat].user is None else "player"
        told += presenter.moved(table, entry.seat, seals, why)
    return [
        (one.key, one.act, words_of(json.loads(json.dumps(one.screen))), one.user)
        for one in told
        if one.user is None
    ]


def check_log_is_to_be_told(
    table: Table, everything: list[ToSay], *, is_on_time: bool = True
) -> None:
    """Each play of the log, each seal, each end was to be announced once, in the log's order.

    Of an owner who took their time the log knows nothing: they were called once more.
    """
    kept = [
        one.screen
        for one in everything
        # Whose direct messages are opened late is no part of the game.
        if one.table == table.id and one.user is None and not one.key.startswith("closed-")
    ]
    told = expected(table)
    if not is_on_time:
        kept = [one for one in kept if one[0] != "turn" or one in told]
    first = next(place for place, one in enumerate(kept) if one == told[0])
    odd = [pair for pair in zip(kept[first:], told, strict=False) if pair[0] != pair[1]]
    assert not odd, f"table {table.id}: {odd[0]}"
    assert len(kept) >= first + len(told)
    assert all(one[0] == "lobby" for one in kept[:first])
    assert kept[first + len(told) :] == []


class Place:
    """A channel or somebody's direct messages: what was to be said there, and what was heard."""

    def __init__(self, to_say: list[ToSay], everything: list[ToSay], heard: list) -> None:
        self._to_say = to_say
        self._marks = {component_id(one.mark): number for number, one in enumerate(to_say)}
        self._following = _following(everything)
        self._heard = heard
        self._posts: dict[str, ToSay] = {}
        """Which announcement each message was posted for."""
        self._texts: dict[str, tuple[str, ...]] = {}
        self._done = {0}
        """How many announcements are over by now: it can be more than one number, because
        of two edits that look alike one may be passed over, and nobody sees which it was."""

    def check(self) -> None:
        """Nothing was doubled, nothing was lost, and the order was kept."""
        gone = set()
        for event, data in self._heard:
            if event == "MESSAGE_CREATE":
                self._post(data)
            elif event == "MESSAGE_UPDATE":
                self._edit(data)
            else:
                assert data["id"] not in gone
                gone.add(data["id"])
        end = len(self._to_say)
        assert any(end in self._within_reach(done) for done in self._done), self._lost()
        standing = [
            (self._posts[number].key, self._texts[number])
            for number in self._posts
            if number not in gone
        ]
        meant = self._should_stand()
        assert standing == meant, _first_odd(standing, meant)

    def _post(self, data: dict) -> None:
        number = self._marks[mark_of(data)]
        one = self._to_say[number]
        assert one not in self._posts.values(), f"doubled: {one}"
        assert number >= min(self._done), f"too late: {one}"
        assert any(number in self._within_reach(done) for done in self._done), self._lost()
        assert words_of(message_parts(data)) == one.text
        self._posts[data["id"]] = one
        self._texts[data["id"]] = one.text
        self._done = {number + 1}

    def _edit(self, data: dict) -> None:
        """An edit may come twice, and what it shows is among what was to be edited by then."""
        posted, text = self._posts[data["id"]], words_of(message_parts(data))
        if text == posted.remains:
            # The next message with its key is there, or it is not needed any more.
            self._texts[data["id"]] = text
            return
        meant = (posted.table, posted.key, text)
        ordered = {
            number + 1
            for done in self._done
            for number in self._within_reach(done)
            if number < len(self._to_say) and self._to_say[number].edits == meant
        }
        again = {done for done in self._done if done and self._to_say[done - 1].edits == meant}
        if not ordered | again and text == self._texts[data["id"]]:
            # It was made again after a kill, and nobody can see that.
            return
        assert ordered | again, f"nobody ordered {text} in place of {posted}\n{self._lost()}"
        self._texts[data["id"]] = text
        self._done = ordered | again

    def _within_reach(self, done: int) -> Iterator[int]:
        """The places at which the next thing heard may be, or the end."""
        yield done
        while done < len(self._to_say) and self._may_be_missed(self._to_say[done]):
            done += 1
            yield done

    def _lost(self) -> str:
        """What should have been heard next."""
        return "\n".join(f"lost? {self._to_say[done : done + 5]}" for done in self._done)

    def _may_be_missed(self, one: ToSay) -> bool:
        """Whether nobody need have heard it: a deletion, or an edit that another has overtaken."""
        if one.act == "delete":
            return True
        then = self._following.get(one.id)
        return (
            one.act == "edit"
            and then is not None
            and (then.act, then.key, then.user) == ("edit", one.key, one.user)
        )

    def _should_stand(self) -> list[tuple]:
        """What is still to be seen at the end, in order: the key and the text of each message."""
        standing: list[list] = []
        known: dict[tuple[int, str], list] = {}
        for one in self._to_say:
            former = known.get((one.table, one.key))
            if one.act == "delete":
                for name in [name for name in known if _is_below(name, one)]:
                    standing = _without(standing, known.pop(name))
            elif one.act == "edit" and former is not None:
                former[1] = one.text
            else:
                if one.act == "replace" and former is not None:
                    standing = _without(standing, former)
                known[one.table, one.key] = [one.key, one.text, one.remains]
                standing.append(known[one.table, one.key])
        return [(key, text) for key, text, _ in standing]


def _first_odd(standing: list[tuple], meant: list[tuple]) -> str:
    """Where what stands there begins to differ from what should."""
    place = next(at for at in range(len(meant) + 1) if standing[: at + 1] != meant[: at + 1])
    return f"{standing[place:][:2]}, not {meant[place:][:2]}"


def _without(standing: list[list], taken: list) -> list[list]:
    """What stands there once a message is taken away: at most what is to remain of it."""
    if taken[2] is None:
        return [other for other in standing if other is not taken]
    taken[1] = taken[2]
    return standing


def of_table(said: list[ToSay], heard: list[tuple[str, dict]]) -> tuple[list, list]:
    """What happened to the messages of one table, and all the rest."""
    marks = {component_id(one.mark) for one in said}
    own = {
        data["id"] for event, data in heard if event == "MESSAGE_CREATE" and mark_of(data) in marks
    }
    told = [(event, data) for event, data in heard if data["id"] in own]
    return told, [(event, data) for event, data in heard if data["id"] not in own]


def message_parts(data: dict) -> list[dict]:
    """All that is to be read and pressed, in order."""
    return [{"content": data["content"]}, *data["components"]]


def mark_of(data: dict) -> int:
    """The id of the box around a message, or of the first button of a call."""
    return next(one["id"] for one in walk(data["components"]) if one["type"] != 1)


def _is_below(name: tuple[int, str], one: ToSay) -> bool:
    table, key = name
    return table == one.table and (key == one.key or key.startswith(f"{one.key}-"))


def _following(everything: list[ToSay]) -> dict[int, ToSay]:
    """For each announcement the next one of the same table."""
    latest: dict[int, ToSay] = {}
    following = {}
    for one in everything:
        if one.table in latest:
            following[latest[one.table].id] = one
        latest[one.table] = one
    return following


def heard_in(person: Person, channel: int) -> list[tuple[str, dict]]:
    """What happened to messages in a channel, but for answers to those who used a command."""
    heard = [(event, data) for event, data in person.heard if data["channel_id"] == str(channel)]
    return without_answers(heard)


def heard_alone(person: Person) -> list[tuple[str, dict]]:
    """What happened in somebody's direct messages."""
    return without_answers(
        [(event, data) for event, data in person.heard if "guild_id" not in data]
    )


def without_answers(heard: list[tuple[str, dict]]) -> list[tuple[str, dict]]:
    # An announcement may be an answer, too; it has its mark.
    answers = {
        data["id"]
        for event, data in heard
        if event == "MESSAGE_CREATE"
        and data.get("interaction_metadata")
        and mark_of(data) < FIRST_ID
    }
    return [(event, data) for event, data in heard if data["id"] not in answers]
