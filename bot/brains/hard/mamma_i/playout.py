"""Plays a turn to its end, everybody by the same policy."""

from collections.abc import Sequence

from bot.brains.hard.mamma_i.evaluation import Evaluator
from bot.brains.hard.mamma_i.policy import PLACE, WC, options, run_over_worths, wc_worths
from bot.brains.hard.mamma_i.row_worths import row_worths
from bot.brains.normal.mamma_i.fast_table import FAMILY, SON, FastTable
from bot.brains.normal.mamma_i.matches import before_the_bus, may_take_child, possible_thefts
from bot.brains.normal.mamma_i.packed import CARDS_OF, LONGEST
from bot.brains.rounding import rounded


def play_on(table: FastTable, evaluators: Sequence[Evaluator]) -> None:
    """Plays the tricks that follow, to the end of the turn."""
    while table.go_on():
        play_trick(table, evaluators)


def play_trick(table: FastTable, evaluators: Sequence[Evaluator]) -> None:
    """Takes an option for the trick player, and settles what it sets off."""
    evaluator = evaluators[table.seat]
    found = options(table, evaluator)
    if not found:
        table.stop(_first_card(table))
        return
    _, what, card, count, row = max(found)
    if what == WC:
        vote(table, evaluators, ())
        return
    if what == PLACE:
        table.place(card, count, row)
    else:
        table.remove(row)
    if card <= LONGEST:
        run_over(table, evaluator, row)


def _first_card(table: FastTable) -> int:
    """A vertical market card to turn."""
    return next(CARDS_OF[cards][0] for cards in table.vertical if cards)


def vote(table: FastTable, evaluators: Sequence[Evaluator], votes: Sequence[int]) -> None:
    """Casts the votes still due after these, and gives the wc (C3.6)."""
    heard, players = list(votes), len(evaluators)
    while len(heard) < players:
        seat = (table.seat + 1 + len(heard)) % players
        worths = [rounded(worth) for worth in wc_worths(row_worths(table, evaluators[seat]))]
        heard.append(worths.index(max(worths)))
    table.give_wc(heard)


def run_over(table: FastTable, evaluator: Evaluator, row: int) -> None:
    """Makes the best use of the schoolbus (C4.1), and settles what follows."""
    hit = before_the_bus(table, row)
    if hit:
        worths = row_worths(table, evaluator)
        found = run_over_worths(table, evaluator, worths, hit)
        best = max(hit, key=lambda character: rounded(found[character]))
        if rounded(found[best] - worths.now) > 0:
            table.hospital = best
            if best == SON:
                table.lose(evaluator.loss(table)[1])
    decide_child(table, evaluator, row)


def decide_child(table: FastTable, evaluator: Evaluator, row: int) -> None:
    """Decides whether grandpa takes the child (C4.2), and settles what follows."""
    takes = may_take_child(table, row) and rounded(evaluator.child(table)) > 0
    table.has_child |= takes
    steal(table, evaluator, row, took_child=takes)


def steal(table: FastTable, evaluator: Evaluator, row: int, *, took_child: bool) -> None:
    """Makes the best theft, if there is a good one (C4.3)."""
    thefts = possible_thefts(table, row, took_child=took_child)
    found = [(rounded(evaluator.theft(table, card, t)), card, t) for card, t in thefts]
    if found:
        gain, card, thief = max(found)
        if gain > 0:
            table.steal(card, thief)


def place_guests(table: FastTable, evaluators: Sequence[Evaluator], starter: int) -> None:
    """Places everybody's guest beside the likeliest rival, before dinner (C7.1)."""
    for step in range(len(evaluators)):
        seat = (starter + step) % len(evaluators)
        if not table.has_placed_guest[seat]:
            table.place_guest(seat, _likeliest_rival(table, evaluators[seat]))


def _likeliest_rival(table: FastTable, evaluator: Evaluator) -> int:
    free = [c for c in FAMILY if not table.guests[c] and c != evaluator.own]
    return max(free, key=lambda character: rounded(evaluator.rivals[character]))
