"""Writes down what people do, and all that is shown of it, place by place.

Messages have numbers in their place. A message that is changed is written as the lines that went
and came. What happens at one moment in several places is written in the order of the places, as
these do not wait for each other.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any

from tests.app.golden import form_lines, message_lines
from tests.discord.people import GROUP, Answer, Person
from tests.discord.seen import Button, Menu, SeenMessage, Shown
from tests.discord.world import World


class Scribe:
    """Keeps the lines of a world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.lines: list[str] = []
        self.is_writing = True
        """Whether what is shown is written, or only looked at."""
        self._read = 0
        self._numbers: dict[int, int] = {}
        self._counts: Counter[str] = Counter()
        self._stands: dict[int, list[str]] = {}
        """Every message that stands somewhere, as it was written last."""

    @property
    def text(self) -> str:
        """All that is written so far."""
        return "\n".join(self.lines) + "\n"

    def title(self, words: str) -> None:
        """A heading above what comes next."""
        self._put(*([""] if self.lines else []), f"## {words}")

    def write(self, deed: str, answer: Answer | None = None) -> None:
        """What somebody did, and what was shown since."""
        blocks = [*self._shown_since()]
        if answer is not None and answer.form:
            blocks.append((f"to {answer.person.name}", form_lines(answer.form)))
        self._put(f"> {deed}")
        for head, lines in blocks:
            if len(lines) == 1:
                self._put(f"  {head}: {lines[0]}")
            else:
                self._put(f"  {head}", *(f"    {line}" if line else "" for line in lines))

    def offer(self, deed: str, found: Sequence[tuple[str, Any]]) -> None:
        """What may be filled in for what somebody types."""
        self._put(f"> {deed} →{'' if found else ' nothing'}")
        self._put(*(f"    {label} = {value}" for label, value in found))

    async def wait(self, seconds: float) -> None:
        """Time goes by."""
        await self.world.advance(seconds)
        self.write(f"{seconds:g} s go by")

    def _put(self, *lines: str) -> None:
        if self.is_writing:
            self.lines += lines

    # What was shown

    def _shown_since(self) -> Iterator[tuple[str, list[str]]]:
        """Where something was shown, and what."""
        fresh = [shown for shown in self.world.shown[self._read :] if shown.seen is not None]
        self._read = len(self.world.shown)
        for shown in sorted(fresh, key=self._rank):
            yield self._tell(shown)

    def _rank(self, shown: Shown) -> tuple[bool, bool, int]:
        """Channels first, then direct messages, then what only one person sees once."""
        people = [*self.world.people]
        who = people.index(shown.user) + 1 if shown.user is not None else 0
        return bool(shown.seen and shown.seen.is_ephemeral), shown.user is not None, who

    def _tell(self, shown: Shown) -> tuple[str, list[str]]:
        seen = shown.seen
        assert seen is not None
        head, former = self._head(shown, seen), self._stands.pop(seen.id, None)
        if shown.how == "delete":
            return f"{head} is deleted", []
        lines = self._written(seen)
        same = self._same_letter(shown, lines) if seen.is_ephemeral else None
        self._stands[seen.id] = lines
        if former is not None:
            return f"{head} changes", [same] if same else changes(former, lines)
        return head, [same] if same else lines

    def _head(self, shown: Shown, seen: SeenMessage) -> str:
        """Where it is shown, and which message of that place it is."""
        place = self._place(shown)
        if seen.is_ephemeral:
            return place
        if seen.id not in self._numbers:
            self._counts[place] += 1
            self._numbers[seen.id] = self._counts[place]
        return f"{place} {self._numbers[seen.id]}"

    def _same_letter(self, shown: Shown, lines: list[str]) -> str | None:
        """Where in somebody's direct messages the same stands already."""
        for letter in self.world.people[shown.user or 0].direct_messages():
            if self._stands.get(letter.id) == lines and len(lines) > 1:
                return f"(as in direct message {self._numbers[letter.id]})"
        return None

    def _place(self, shown: Shown) -> str:
        if shown.user is None:
            return "channel" if shown.place == self.world.channel.id else "another channel"
        name = self.world.people[shown.user].name
        assert shown.seen is not None
        return f"to {name}" if shown.seen.is_ephemeral else f"direct message to {name}"

    def _written(self, seen: SeenMessage) -> list[str]:
        lines = [self._with_names(line) for line in message_lines(seen.payload)]
        if seen.pings:
            names = sorted(self.world.people[user].name for user in seen.pings)
            lines.append(f"(calls {', '.join(names)})")
        return lines

    def _with_names(self, text: str) -> str:
        """The text with names instead of the numbers of users."""
        people = self.world.people
        return re.sub(r"<@!?(\d+)>", lambda found: f"<@{people[int(found[1])].name}>", text)


def changes(former: list[str], lines: list[str]) -> list[str]:
    """The lines that went, and the lines that came."""
    found: list[str] = []
    for how, i, j, k, m in SequenceMatcher(None, former, lines, autojunk=False).get_opcodes():
        if how in ("delete", "replace"):
            found += [f"- {line}".rstrip() for line in former[i:j]]
        if how in ("insert", "replace"):
            found += [f"+ {line}".rstrip() for line in lines[k:m]]
    return found or ["(nothing)"]


class Watched:
    """A person whose doings are written down."""

    def __init__(self, scribe: Scribe, person: Person) -> None:
        self._scribe = scribe
        self._person = person

    def __getattr__(self, name: str) -> Any:
        return getattr(self._person, name)

    async def slash(self, command: str, **options: Any) -> Answer:
        answer = await self._person.slash(command, **options)
        deed = f"/{_group(options)} {command}{_where(options)}{_filled(options)}"
        return self._note(deed, answer)

    async def press(
        self, what: Button | str, on: SeenMessage | Answer | None = None, **where: Any
    ) -> Answer:
        answer = await self._person.press(what, on, **where)
        label = what if isinstance(what, str) else what.label
        return self._note(f"presses [{label}]{_where(where)}", answer)

    async def choose(self, menu: Menu, values: list[str], on: SeenMessage | Answer) -> Answer:
        answer = await self._person.choose(menu, values, on)
        return self._note(f"chooses {', '.join(values)}", answer)

    async def fill(self, opened: Answer, values: Mapping[str, Any]) -> Answer:
        answer = await self._person.fill(opened, values)
        return self._note(f"fills in{_filled(values)}", answer)

    async def autocomplete(
        self, command: str, option: str, typed: str = "", **filled: Any
    ) -> list[tuple[str, Any]]:
        found = await self._person.autocomplete(command, option, typed, **filled)
        deed = f"{command}{_where(filled)}{_filled(filled)} {option}: {typed}…"
        self._scribe.offer(f"{self.name} types /{_group(filled)} {deed}", found)
        return found

    def _note(self, deed: str, answer: Answer) -> Answer:
        self._scribe.write(f"{self.name} {deed}", answer)
        return answer


def _group(options: Mapping[str, Any]) -> str:
    return str(options.get("group", GROUP))


def _where(options: Mapping[str, Any]) -> str:
    if options.get("direct"):
        return " (in direct messages)"
    return " (in another channel)" if options.get("at") else ""


def _filled(options: Mapping[str, Any]) -> str:
    said = (
        (name, value) for name, value in options.items() if name not in ("direct", "at", "group")
    )
    return "".join(f" {name}: {_value(value)}" for name, value in said)


def _value(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)


def watch(scribe: Scribe, people: Iterable[Person]) -> list[Watched]:
    """The people with somebody who writes down what they do."""
    return [Watched(scribe, person) for person in people]
