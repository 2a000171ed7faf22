"""What all pictures of Mamma I share: drawings, and how numbers are written."""

from pathlib import Path
from typing import Final

from bot.games.mamma_i.cards import ROW_WORDS

FOLDER: Final = Path(__file__).parent.parent / "drawings"

ROWS: Final = {row: FOLDER / f"{row}.svg" for row in ROW_WORDS}
GRANDPA_CHILD: Final = FOLDER / "grandpa_child.svg"
CHILD: Final = FOLDER / "child.svg"

FOODS: Final = {
    "fish": FOLDER / "fish.svg",
    "spaghetti": FOLDER / "spaghetti.svg",
    "salami": FOLDER / "sausage.svg",
    "tomato": FOLDER / "tomato.svg",
    "cheese": FOLDER / "cheese.svg",
}
"""The drawings of the market cards; file names are unique across families."""

MOTHER_IN_LAW: Final = FOLDER / "inlaw.svg"

FOOT: Final = FOLDER / "movement.svg"
COIN: Final = FOLDER / "money.svg"
WC: Final = FOLDER / "wc.svg"
HOSPITAL: Final = FOLDER / "hospital.svg"
GUEST: Final = FOLDER / "guest.svg"
LOCK: Final = FOLDER / "lock.svg"
STOP: Final = FOLDER / "stop.svg"
DINNER: Final = FOLDER / "dinner.svg"
DECK: Final = FOLDER / "deck.svg"
ASIDE: Final = FOLDER / "aside.svg"
ARROW: Final = FOLDER / "here.svg"

EMOJI: Final = {
    "👴": ROWS["grandpa"],
    "👵": ROWS["grandma"],
    "👩": ROWS["mamma"],
    "💃": ROWS["wife"],
    "👨": ROWS["husband"],
    "👦": ROWS["son"],
    "🚌": ROWS["schoolbus"],
    "👶": CHILD,
    "🐟": FOODS["fish"],
    "🍝": FOODS["spaghetti"],
    "🍅": FOODS["tomato"],
    "🧀": FOODS["cheese"],
    "👹": MOTHER_IN_LAW,
    "👣": FOOT,
    "💶": COIN,
    "🚽": WC,
    "🏥": HOSPITAL,
    "🧳": GUEST,
    "🔒": LOCK,
    "🚫": STOP,
}
"""The emoji that stand for the drawings in texts; the salami is shared with the other family."""

EDGE: Final = 14
MARKED: Final = "#d64533"
"""The frame around what has just come, and around rows that match."""

TIMES: Final = "\u00d7"


def plainly(number: int) -> str:
    """The number with a real minus sign."""
    return str(number).replace("-", "\u2212")


def signed(number: int) -> str:
    """The number with its sign, as points are written."""
    return f"+{number}" if number > 0 else plainly(number)


def face(character: str, *, has_child: bool) -> Path:
    """The drawing of a row; grandpa's shows whether he has the child."""
    return GRANDPA_CHILD if character == "grandpa" and has_child else ROWS[character]
