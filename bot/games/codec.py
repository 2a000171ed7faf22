"""Entries as JSON and back, spelled as the types of their fields say."""

from collections.abc import Callable, Iterable, Mapping
from enum import EnumType
from inspect import Parameter, signature
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from bot.games.errors import NotARecord
from bot.games.fields import Multiset, OneOf, OnlyIf, Sorted
from bot.games.interface import Chance, Json, LogEntry, Move, SeatMove, value
from bot.games.shape import as_bool, as_int, as_list, as_object, excerpt

FEW_WORDS: Final = 12
"""An error lists all known words if there are no more than this."""


class Codec:
    """Writes and reads the entries of a game.

    An entry is an object with its kind as the key, and an object of all fields under it. A bare
    entry has its first field there, and any others beside it.
    """

    def __init__(
        self, objects: Iterable[type[Move | Chance]], bare: Iterable[type[Move | Chance]]
    ) -> None:
        forms = {cls: _under(cls.kind, _object(cls)) for cls in objects}
        forms |= {cls: _bare(cls) for cls in bare}
        self._dumps = {cls: form.dump for cls, form in forms.items()}
        self._moves = {cls.kind: form.load for cls, form in forms.items() if issubclass(cls, Move)}
        self._entries = {
            **{cls.kind: form.load for cls, form in forms.items() if issubclass(cls, Chance)},
            "move": self._load_made,
        }

    def dump_entry(self, entry: LogEntry) -> Json:
        """The entry as JSON."""
        if isinstance(entry, SeatMove):
            return {"seat": entry.seat, "move": self._dumps[type(entry.move)](entry.move)}
        return self._dumps[type(entry)](entry)

    def load_entry(self, data: Json) -> LogEntry:
        """The entry in this JSON. Raises NotARecord."""
        return _load_kind(data, self._entries)

    def _load_made(self, data: Json) -> SeatMove:
        made = as_object(data, ("seat", "move"))
        return SeatMove(as_int(made["seat"]), _load_kind(made["move"], self._moves))


def _load_kind(data: Json, loads: Mapping[str, Callable[[Json], Any]]) -> Any:
    """The value whose kind is one of the keys."""
    if isinstance(data, dict):
        for key in cast("dict[str, Json]", data):
            if key in loads:
                return loads[key](data)
    raise NotARecord(f"{excerpt(data)} should be an object with one of the keys {', '.join(loads)}")


@value
class Form:
    """How the values of a type are written, and how they are read."""

    dump: Callable[[Any], Json]
    load: Callable[[Json], Any]


PLAIN: Final = {int: Form(int, as_int), bool: Form(bool, as_bool)}


def _form_of(hint: Any) -> Form:
    """The form that a type stands for."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if words := _words_of(hint):
        return _word(words)
    if origin is Annotated:
        return _annotated(*parts)
    if origin is tuple:
        return _tuple(_form_of(parts[0]))
    if NoneType in parts:
        (some,) = [part for part in parts if part is not NoneType]
        return _or_none(_form_of(some))
    return _object(hint)


def _words_of(hint: Any) -> dict[Any, Any]:
    """The words for a type's values, with None for null; empty unless all values have words."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is NoneType:
        return {None: None}
    if isinstance(hint, EnumType):
        return {name.lower(): value for name, value in hint.__members__.items()}
    if origin is Literal:
        return {word: word for word in parts}
    if origin is Annotated:
        return {word: word for item in parts if isinstance(item, OneOf) for word in item.words}
    if origin in (Union, UnionType) and all(map(_words_of, parts)):
        return {word: value for part in parts for word, value in _words_of(part).items()}
    return {}


def _word(words: Mapping[Any, Any]) -> Form:
    known = f"; there are {', '.join(filter(None, words))}" if len(words) <= FEW_WORDS else ""

    def load(data: Json) -> Any:
        try:
            return words[data]
        except (KeyError, TypeError) as error:
            raise NotARecord(f"{excerpt(data)} is an unknown word{known}") from error

    return Form({value: word for word, value in words.items()}.__getitem__, load)


def _or_none(some: Form) -> Form:
    return Form(
        lambda value: None if value is None else some.dump(value),
        lambda data: None if data is None else some.load(data),
    )


def _tuple(item: Form) -> Form:
    return Form(
        lambda values: list(map(item.dump, values)),
        lambda data: tuple(map(item.load, as_list(data))),
    )


def _annotated(hint: Any, *metadata: Any) -> Form:
    form = _form_of(hint)
    for item in metadata:
        if isinstance(item, Multiset):
            form = _multiset(tuple(_words_of(item.kinds)))
        if isinstance(item, Sorted):
            form = _sorted(form, item.key)
    return form


def _multiset(words: tuple[str, ...]) -> Form:
    def dump(counts: Iterable[int]) -> Json:
        return {word: number for word, number in zip(words, counts, strict=True) if number}

    def load(data: Json) -> tuple[int, ...]:
        counts = [0] * len(words)
        for word, number in as_object(data, (), words).items():
            if as_int(number) < 1:
                raise NotARecord(f"{number} {word} should be at least 1")
            counts[words.index(word)] = number
        return tuple(counts)

    return Form(dump, load)


def _sorted(form: Form, key: Callable[[Any], Any] | None) -> Form:
    return Form(form.dump, lambda data: tuple(sorted(form.load(data), key=key)))


def _object(cls: Any, names: Mapping[str, str] | None = None) -> Form:
    """An object of all fields under their names, or under other keys; defaults may be missing."""
    hints = get_type_hints(cls, include_extras=True)
    parameters = signature(cls).parameters
    names = names or {name: name for name in parameters}
    forms = {key: _form_of(hints[name]) for key, name in names.items()}
    optional = [key for key in names if parameters[names[key]].default is not Parameter.empty]
    writers = [(key, name, forms[key].dump) for key, name in names.items()]
    readers = {key: forms[key].load for key in names if key not in optional}

    def dump(value: Any) -> Json:
        return {key: write(getattr(value, name)) for key, name, write in writers}

    def load(data: Json) -> Any:
        given = as_object(data, readers, optional)
        more = {names[key]: forms[key].load(given[key]) for key in optional if key in given}
        return cls(*[read(given[key]) for key, read in readers.items()], **more)

    form = Form(dump, load)
    for key, name in names.items():
        for item in get_args(hints[name]):
            if isinstance(item, OnlyIf):
                form = _only_if(item, key, form)
    return form


def _only_if(condition: OnlyIf, key: str, form: Form) -> Form:
    """The same object, but without the key unless the condition holds."""

    def dump(value: Any) -> Json:
        fields = form.dump(value)
        if getattr(value, condition.field) != condition.value:
            del fields[key]
        return fields

    def load(data: Json) -> Any:
        value = form.load(data)
        as_object(data, tuple(dump(value)))
        return value

    return Form(dump, load)


def _bare(cls: type[Move | Chance]) -> Form:
    """An object of all fields, the first of them under the kind."""
    first, *others = signature(cls).parameters
    return _object(cls, {cls.kind: first} | {name: name for name in others})


def _under(key: str, form: Form) -> Form:
    """An object with this key only."""
    return Form(
        lambda value: {key: form.dump(value)},
        lambda data: form.load(as_object(data, (key,))[key]),
    )
