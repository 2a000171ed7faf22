"""The kinds of pictures that belong to no game, each with a made-up example."""

from collections.abc import Mapping
from typing import Final

from bot.pictures.kit import Kind
from bot.screens.pictures.form import form

FORM: Final = "form"

PICTURES: Final[Mapping[str, Kind]] = {
    FORM: Kind(
        form,
        {
            "games": [
                *([4, 4], [3, 4], [1, 4], [1, 2], [2, 2], [6, 6]),
                *([5, 6], [1, 6], [1, 3], [3, 3], [2, 4], [1, 4]),
            ],
            "captions": ["12 games ago", "the latest"],
        },
    ),
}
