"""The kinds of pictures of Mamma Mia! and Plus, each with a made-up table."""

from collections.abc import Mapping
from typing import Final

from bot.pictures.kit import Kind
from bot.screens.mamma_mia.pictures.hand import hand
from bot.screens.mamma_mia.pictures.oven import oven, scored
from bot.screens.mamma_mia.pictures.rows import podium, ranked, standing

OVEN: Final = "mamma-mia-oven"
HAND: Final = "mamma-mia-hand"
STANDING: Final = "mamma-mia-standing"
PODIUM: Final = "mamma-mia-podium"

LETTERS: Final = {
    "pineapple": "Pi",
    "olive": "Ol",
    "pepper": "Pe",
    "mushroom": "Mu",
    "salami": "Sa",
    "shrimp": "Sh",
}

PICTURES: Final[Mapping[str, Kind]] = {
    OVEN: Kind(
        oven,
        {
            "letters": LETTERS,
            "score": [
                scored("salami", "Anna", (2, 1, 1), leads=False),
                scored("olive", "Alberto", (0, 0, 0), leads=False),
                scored("mushroom", "Sørine", (3, 12, 3), leads=True),
                scored("shrimp", "Ядвига", (None, 1, 0), face_down=1, leads=False),
            ],
            "piles": [
                ["pineapple", 3],
                ["olive", 12],
                ["pepper", 0],
                ["mushroom", 1],
                ["salami", 7],
                ["shrimp", 2],
            ],
            "scene": {
                "order": {
                    "own": "mushroom",
                    "name": "Sørine",
                    "title": "Ghiottona",
                    "verdict": "waiting",
                    "why": "",
                    "slots": {
                        "parts": [["mushroom", 1, 0, 0], ["olive", 4, 0, 0], ["salami", 2, 1, 1]],
                        "barred": None,
                        "is_barred": False,
                        "any": None,
                    },
                }
            },
        },
    ),
    HAND: Kind(
        hand,
        {
            "letters": LETTERS,
            "cards": [["pineapple", 1], ["pepper", 2], ["salami", 4]],
            "orders": [
                {
                    "own": "salami",
                    "title": "Four Peppers",
                    "slots": {
                        "parts": [["salami", 1, 0, 0], ["pepper", 2, 0, 2]],
                        "barred": None,
                        "is_barred": False,
                        "any": None,
                    },
                },
                {
                    "own": "salami",
                    "title": "Junior",
                    "slots": {
                        "parts": [[None, 0, 0, 5]],
                        "barred": "salami",
                        "is_barred": False,
                        "any": None,
                    },
                },
                {
                    "own": "salami",
                    "title": "Bombastica",
                    "slots": {"parts": [], "barred": None, "is_barred": False, "any": [7, 15]},
                },
            ],
        },
    ),
    STANDING: Kind(
        standing,
        {
            "captions": ["this time", "in all"],
            "rows": [
                {
                    "own": "salami",
                    "name": "Anna",
                    "baked": 2,
                    "failed": 1,
                    "face_down": 0,
                    "total": 5,
                },
                {
                    "own": "olive",
                    "name": "Alberto",
                    "baked": 0,
                    "failed": 3,
                    "face_down": 1,
                    "total": 4,
                },
                {
                    "own": "mushroom",
                    "name": "Sørine",
                    "baked": 5,
                    "failed": 4,
                    "face_down": 0,
                    "total": 12,
                },
                {
                    "own": "pepper",
                    "name": "Ядвига",
                    "baked": 0,
                    "failed": 0,
                    "face_down": 0,
                    "total": 0,
                },
            ],
        },
    ),
    PODIUM: Kind(
        podium,
        {
            "rows": [
                ranked("salami", "Anna", (1, 12, 5), is_winner=True),
                ranked("mushroom", "Sørine", (2, 12, 3), is_winner=False),
                ranked("shrimp", "Bartholomäus der Große", (3, 9, None), is_winner=False),
                ranked("pineapple", "Ядвига", (4, 0, None), is_winner=False),
            ]
        },
    ),
}
