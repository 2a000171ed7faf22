"""What was typed into a command, checked against the command as the application registered it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.sandbox import commands
from bot.sandbox.components import RADIO, TEXT, TEXT_INPUT, bounds
from bot.sandbox.errors import Path, Problems
from bot.sandbox.ids import parse_id
from bot.sandbox.reading import Json, as_int, as_list, as_map, maps_in
from bot.sandbox.world import World


@dataclass(slots=True)
class Typed:
    """Goes through the options of one use of a command."""

    world: World
    problems: Problems
    is_autocomplete: bool = False
    focused: int = 0

    def options(self, path: Path, known: Sequence[Json], given: object) -> list[Json]:
        """The options as the bot gets them."""
        by_name = {str(option["name"]): option for option in known}
        read: list[Json] = []
        seen: set[str] = set()
        for place, option in enumerate(maps_in(given)):
            here = (*path, place)
            name = str(option.get("name"))
            if name not in by_name:
                self._wrong((*here, "name"), f"There's no option {name!r} here")
                continue
            if name in seen:
                self._wrong((*here, "name"), f"The option {name!r} is already there")
            seen.add(name)
            read.append(self._option(here, by_name[name], option))
        self._check_missing(path, known, seen)
        return read

    def _check_missing(self, path: Path, known: Sequence[Json], seen: set[str]) -> None:
        if any(option["type"] in {commands.SUBCOMMAND, commands.GROUP} for option in known):
            if len(seen) != 1:
                self._wrong(path, "Exactly one subcommand is needed")
            return
        for option in known:
            is_needed = option.get("required") and not self.is_autocomplete
            if is_needed and option["name"] not in seen:
                self._wrong(path, f"The option {option['name']!r} is required")

    def _option(self, path: Path, known: Json, given: Json) -> Json:
        kind = known["type"]
        if given.get("type", kind) != kind:
            self._wrong((*path, "type"), f"The option has to be of type {kind}")
        read: Json = {"name": known["name"], "type": kind}
        if kind in {commands.SUBCOMMAND, commands.GROUP}:
            inner = maps_in(known.get("options"))
            here = (*path, "options")
            return {**read, "options": self.options(here, inner, given.get("options"))}
        value = given.get("value")
        if self.is_autocomplete and given.get("focused"):
            return {**read, "value": self._being_typed(path, known, value), "focused": True}
        if value is None:
            self.problems.required((*path, "value"))
        elif not self.is_autocomplete or kind == commands.STRING:
            self._check_value((*path, "value"), known, value)
        return {**read, "value": value}

    def _being_typed(self, path: Path, known: Json, value: object) -> str:
        self.focused += 1
        if not known.get("autocomplete"):
            self._wrong(path, f"The option {known['name']!r} has no suggestions")
        return "" if value is None else str(value)

    def _check_value(self, path: Path, known: Json, value: Any) -> None:
        match known["type"]:
            case commands.STRING:
                self._check_string(path, known, value)
            case commands.INTEGER:
                self._check_number(path, known, value)
            case commands.BOOLEAN:
                if not isinstance(value, bool):
                    self._wrong(path, "The value has to be true or false")
            case _:
                if parse_id(value) not in self.world.users:
                    self._wrong(path, "There's no such user")
        choices = [choice["value"] for choice in maps_in(known.get("choices"))]
        if choices and value not in choices:
            self._wrong(path, f"The value has to be one of {', '.join(map(repr, choices))}")

    def _check_string(self, path: Path, known: Json, value: Any) -> None:
        least = known.get("min_length") or 0
        most = known.get("max_length") or commands.LONGEST_TEXT
        if not isinstance(value, str):
            self._wrong(path, "The value has to be a string")
        elif not least <= len(value) <= most:
            self._wrong(path, f"The value has to be {least} to {most} characters long")

    def _check_number(self, path: Path, known: Json, value: Any) -> None:
        if as_int(value) is None:
            self._wrong(path, "The value has to be a whole number")
            return
        least, most = known.get("min_value"), known.get("max_value")
        if least is not None and value < least:
            self._wrong(path, f"The value has to be at least {least}")
        if most is not None and value > most:
            self._wrong(path, f"The value has to be at most {most}")

    def _wrong(self, path: Path, message: str) -> None:
        self.problems.add(path, "APPLICATION_COMMAND_OPTION_INVALID", message)


def named_users(options: Sequence[Json]) -> list[int]:
    """The users that were picked."""
    found: list[int] = []
    for option in options:
        number = parse_id(option.get("value"))
        if option.get("type") == commands.USER and number is not None:
            found.append(number)
        found += named_users(maps_in(option.get("options")))
    return found


class Filled:
    """Checks what was chosen or filled in against what could be."""

    def __init__(self, problems: Problems) -> None:
        self._problems = problems

    def values(
        self, path: Path, select: Json, given: object, *, fewest: int, most: int
    ) -> list[str]:
        """What was chosen in a select."""
        values = as_list(given)
        if values is None:
            self._problems.required(path)
            return []
        known = {option.get("value") for option in maps_in(select.get("options"))}
        is_known = all(isinstance(value, str) and value in known for value in values)
        is_once = len(set(map(str, values))) == len(values)
        if not is_known or not is_once or not fewest <= len(values) <= most:
            self._problems.unfit(path)
        return [str(value) for value in values]

    def text(self, path: Path, field: Json, given: object) -> str:
        """What was written into a form."""
        text = "" if given is None else given
        if not isinstance(text, str):
            self._problems.unfit(path)
            return ""
        if not text:
            if field.get("required", True):
                self._problems.required(path)
            return ""
        least = as_int(field.get("min_length")) or 0
        most = as_int(field.get("max_length")) or 4000
        if not least <= len(text) <= most:
            self._problems.add(
                path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."
            )
        return text

    def _picked(self, path: Path, group: Json, given: object) -> str | None:
        """What was picked of a group of which only one can be."""
        fewest = int(bool(group.get("required", True)))
        chosen = [] if given is None else [given]
        values = self.values(path, group, chosen, fewest=fewest, most=1)
        return values[0] if values else None

    def form(self, path: Path, known: Sequence[Json], given: object) -> list[Json]:
        """What was filled into a form, part by part; what cannot be filled in may be left out."""
        sent = maps_in(given)
        parts: list[Json] = []
        used = 0
        for component in known:
            if component["type"] == TEXT:
                parts.append({"type": TEXT, "id": component["id"]})
                used += used < len(sent) and sent[used].get("type") == TEXT
                continue
            here = (*path, used)
            if used >= len(sent) or sent[used].get("type") != component["type"]:
                self._problems.unfit(here)
                return parts
            parts.append(self._part(here, component, sent[used]))
            used += 1
        if used != len(sent):
            self._problems.unfit((*path, used))
        return parts

    def _part(self, path: Path, known: Json, sent: Json) -> Json:
        shape: Json = {"type": known["type"], "id": known["id"]}
        inner = as_map(sent.get("component")) or {}
        return {**shape, "component": self._field((*path, "component"), known["component"], inner)}

    def _field(self, path: Path, known: Json, sent: Json) -> Json:
        if sent.get("custom_id") != known["custom_id"] or sent.get("type") != known["type"]:
            self._problems.unfit(path)
            return {}
        shape: Json = {"type": known["type"], "id": known["id"], "custom_id": known["custom_id"]}
        if known["type"] == TEXT_INPUT:
            return {**shape, "value": self.text((*path, "value"), known, sent.get("value"))}
        if known["type"] == RADIO:
            return {**shape, "value": self._picked((*path, "value"), known, sent.get("value"))}
        fewest, most = form_bounds(known)
        values = self.values((*path, "values"), known, sent.get("values"), fewest=fewest, most=most)
        return {**shape, "values": values}


def form_bounds(select: Json) -> tuple[int, int]:
    """How few and how many may be chosen in a form, where a select need not be required."""
    fewest, most = bounds(select)
    return fewest if select.get("required", True) else 0, most
