"""Texts, numbers and lists have to keep within their limits; otherwise the answer is 50035."""

from bot.sandbox.errors import Path, Problems
from bot.sandbox.reading import as_int, as_list


def check_text(  # noqa: PLR0913 (a text has many limits)
    problems: Problems,
    path: Path,
    value: object,
    most: int,
    *,
    fewest: int = 1,
    needed: bool = True,
) -> None:
    """A text has to be there, and neither too short nor too long."""
    if value is None:
        if needed:
            problems.required(path)
    elif not isinstance(value, str):
        problems.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
    elif not value and fewest:
        problems.required(path)
    elif not fewest <= len(value) <= most:
        problems.add(
            path, "BASE_TYPE_BAD_LENGTH", f"Must be between {fewest} and {most} in length."
        )


def check_number(  # noqa: PLR0913 (and so does a number)
    problems: Problems, path: Path, value: object, least: int, most: int, *, needed: bool = False
) -> None:
    """A number has to lie within its bounds."""
    if value is None:
        if needed:
            problems.required(path)
        return
    number = as_int(value)
    if number is None:
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    elif number < least:
        problems.add(
            path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}."
        )
    elif number > most:
        problems.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")


def check_list(problems: Problems, path: Path, value: object) -> None:
    """A list has to be one, if it is there."""
    if value is not None and as_list(value) is None:
        problems.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")


def check_count(problems: Problems, path: Path, count: int, fewest: int, most: int) -> None:
    """A list has to have neither too few nor too many entries."""
    if not fewest <= count <= most:
        problems.add(
            path, "BASE_TYPE_BAD_LENGTH", f"Must be between {fewest} and {most} in length."
        )
