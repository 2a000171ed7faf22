"""A moment of the opening: the score, the piles on the table, and what has just come out."""

from typing import Final

from bot.pictures.kit import CROWN, WHITE, WIDTH, Facts, Point, Sheet, fitting, font, writable
from bot.screens.mamma_mia.pictures.drawn import (
    BURNT,
    COLORS,
    EDGE,
    HAND,
    INGREDIENTS,
    ORDER_SLIP,
    OVEN,
    PIZZA,
    TIMES,
    UNKNOWN,
    WAITING,
    card,
    slots,
)

ABREAST: Final = 3
"""How many players stand side by side in the score."""
SCORE: Final = 106
PILES: Final = 208
SCENE: Final = 186

PILE: Final = 104
THICKEST: Final = 6
"""From this many cards on, a pile is as thick as it gets."""

STAMP: Final = 136
TURNED: Final = "#d64533"
"""The frame around what has just come out."""

VERDICTS: Final = {"baked": PIZZA, "burnt": BURNT, "waiting": WAITING}


def oven(facts: Facts) -> bytes:
    """What everybody sees at this moment."""
    score = facts["score"]
    top = EDGE + SCORE * -(-len(score) // ABREAST)
    sheet = Sheet(top + PILES + SCENE + EDGE)
    for place, row in enumerate(score):
        _score(sheet, row, (EDGE + 262 * (place % ABREAST), EDGE + SCORE * (place // ABREAST)))
    _piles(sheet, facts, top)
    scene = facts["scene"]
    if "order" in scene:
        _order(sheet, scene["order"], top + PILES)
    else:
        _come_out(sheet, facts, top + PILES)
    return sheet.done()


def _score(sheet: Sheet, row: Facts, at: Point) -> None:
    """One player's pizzas, before and in this opening, with their own ingredient."""
    x, y = at
    sheet.box((x, y), (250, SCORE - 10), WHITE, outline=COLORS[row["own"]], width=5)
    sheet.place(INGREDIENTS[row["own"]], (x + 10, y + 8), 46)
    sheet.write(writable(row["name"]), (x + 64, y + 26), 26, most=136 if row["leads"] else 176)
    if row["leads"]:
        sheet.place(CROWN, (x + 202, y + 8), 36)
    before = "" if row["before"] is None else f"{row['before']}+"
    counted = [(PIZZA, f"{before}{row['baked']}", row["baked"] or row["before"])]
    if row["face_down"]:
        counted.append((UNKNOWN, f"+{row['face_down']}", 1))
    counted.append((BURNT, str(row["failed"]), row["failed"]))
    step = 136 if len(counted) < 3 else 79
    for place, (drawing, number, is_any) in enumerate(counted):
        left = x + 14 + place * step
        sheet.place(drawing, (left, y + 52), 36, is_pale=not is_any)
        sheet.write(number, (left + 40, y + 70), 32)


def scored(
    own: str, name: str, numbers: tuple[int | None, int, int], *, face_down: int = 0, leads: bool
) -> Facts:
    """A player's score: the pizzas delivered before, baked now and burnt now."""
    before, baked, failed = numbers
    facts = {"own": own, "name": name, "before": before, "baked": baked, "failed": failed}
    return facts | {"face_down": face_down, "leads": leads}


def _piles(sheet: Sheet, facts: Facts, top: int) -> None:
    """The ingredients on the table, each kind in a column with its number."""
    piles = facts["piles"]
    step = (WIDTH - 2 * EDGE) // len(piles)
    fresh = {kind for kind, *_ in facts["scene"].get("turned", ())}
    for place, (kind, number) in enumerate(piles):
        x, y = EDGE + place * step + (step - PILE) // 2, top + 20
        if not number:
            sheet.hole((x, y), (PILE, PILE))
            sheet.place(INGREDIENTS[kind], (x + 20, y + 20), PILE - 40, is_pale=True)
            sheet.write(facts["letters"][kind], (x + 10, y + 22), 32)
        else:
            for layer in range(min(number, THICKEST) - 1, 0, -1):
                sheet.box((x + 4 * layer, y - 3 * layer), (PILE, PILE), WHITE, width=2)
            card(sheet, kind, facts["letters"][kind], (x, y), PILE)
            if kind in fresh:
                _mark(sheet, (x, y), PILE)
        sheet.write(str(number), (x + PILE // 2, y + PILE + 38), 60, align="middle")
    sheet.line(top + PILES - 10)


def _mark(sheet: Sheet, at: Point, size: int) -> None:
    """Marks what has just come out."""
    sheet.box(at, (size, size), None, outline=TURNED, width=7)


def _come_out(sheet: Sheet, facts: Facts, top: int) -> None:
    """The open oven, with the number of cards inside or those that have just come out."""
    scene = facts["scene"]
    sheet.place(OVEN, (30, top + 10), 160)
    if "inside" in scene:
        sheet.write(str(scene["inside"]), (430, top + 90), 110, align="end")
        sheet.place(HAND, (456, top + 36), 110)
        return
    turned = scene["turned"]
    size = min(124, 580 // max(1, len(turned)) - 14)
    for place, (kind, number) in enumerate(turned):
        x = 216 + place * (size + 14)
        card(sheet, kind, facts["letters"][kind], (x, top + 20), size)
        _mark(sheet, (x, top + 20), size)
        sheet.write(f"{TIMES} {number}", (x + size // 2, top + 44 + size), 36, align="middle")


def _order(sheet: Sheet, order: Facts, top: int) -> None:
    """An order with its owner, its slots and its verdict so far."""
    color = COLORS[order["own"]]
    sheet.box((EDGE, top), (WIDTH - 2 * EDGE, SCENE), WHITE, outline=color, width=8)
    sheet.box((EDGE, top), (84, SCENE), color, outline=color)
    sheet.place(INGREDIENTS[order["own"]], (EDGE + 9, top + 14), 66)
    sheet.place(ORDER_SLIP, (EDGE + 9, top + 100), 66)
    sheet.write(order["title"], (116, top + 38), 40, most=500)
    why = f" · {order['why']}" if order["why"] else ""
    name = fitting(writable(order["name"]), 30, 500 - round(font(30).getlength(why)))
    sheet.write(name + why, (116, top + 84), 30)
    if order["slots"]["any"]:
        there, needed = order["slots"]["any"]
        sheet.place(UNKNOWN, (116, top + 110), 60)
        sheet.write(f"{there} / {needed}", (190, top + 140), 52)
    else:
        slots(sheet, order["slots"], (116, top + 108), 500, 62)
    if order["verdict"] != "open":
        at = (WIDTH - EDGE - STAMP - 16, top + (SCENE - STAMP) // 2)
        sheet.place(VERDICTS[order["verdict"]], at, STAMP)
