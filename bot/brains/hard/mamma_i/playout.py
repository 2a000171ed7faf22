"""A turn played to its end in the mind, by quick players."""

from collections.abc import Sequence

from bot.brains.hard.mamma_i.cards import LONGEST
from bot.brains.hard.mamma_i.errand import FAMILY, SON, Errand
from bot.brains.hard.mamma_i.look import look_at
from bot.brains.hard.mamma_i.matching import CARDS_OF, hits, is_child_near, thefts
from bot.brains.hard.mamma_i.mind import Mind
from bot.brains.hard.mamma_i.policy import PLACE, WC, delays, options, run_overs
from bot.brains.rounding import rounded


def play_on(table: Errand, minds: Sequence[Mind]) -> None:
    """Plays the tricks that follow, to the end of the turn."""
    while table.go_on():
        play_trick(table, minds)


def play_trick(table: Errand, minds: Sequence[Mind]) -> None:
    """Takes an option for the trick player, and settles what it sets off."""
    mind = minds[table.seat]
    found = options(table, mind)
    if not found:
        table.stop(_first_card(table))
        return
    _, what, card, count, row = max(found)
    if what == WC:
        vote(table, minds, ())
        return
    if what == PLACE:
        table.place(card, count, row)
    else:
        table.remove(row)
    if card <= LONGEST:
        run_over(table, mind, row)


def _first_card(table: Errand) -> int:
    """A vertical market card to turn."""
    return next(CARDS_OF[cards][0] for cards in table.vertical if cards)


def vote(table: Errand, minds: Sequence[Mind], votes: Sequence[int]) -> None:
    """Casts the votes still due after these, and gives the wc (C3.6)."""
    heard, players = list(votes), len(minds)
    while len(heard) < players:
        seat = (table.seat + 1 + len(heard)) % players
        wishes = [rounded(wish) for wish in delays(look_at(table, minds[seat]))]
        heard.append(wishes.index(max(wishes)))
    table.give_wc(heard)


def run_over(table: Errand, mind: Mind, row: int) -> None:
    """Makes the best use of the schoolbus (C4.1), and settles what follows."""
    hit = hits(table, row)
    if hit:
        look = look_at(table, mind)
        found = run_overs(table, mind, look, hit)
        best = max(hit, key=lambda character: rounded(found[character]))
        if rounded(found[best] - look.now) > 0:
            table.hospital = best
            if best == SON:
                table.lose(mind.loss(table)[1])
    meet_child(table, mind, row)


def meet_child(table: Errand, mind: Mind, row: int) -> None:
    """Decides whether grandpa takes the child (C4.2), and settles what follows."""
    takes = is_child_near(table, row) and rounded(mind.child(table)) > 0
    table.has_child |= takes
    steal(table, mind, row, took_child=takes)


def steal(table: Errand, mind: Mind, row: int, *, took_child: bool) -> None:
    """Makes the best theft, if there is a good one (C4.3)."""
    found = [(rounded(mind.theft(table, c, t)), c, t) for c, t in thefts(table, row, took_child)]
    if found:
        gain, card, thief = max(found)
        if gain > 0:
            table.steal(card, thief)


def lay_guests(table: Errand, minds: Sequence[Mind], starter: int) -> None:
    """Places everybody's guest beside the likeliest rival, before dinner (C7.1)."""
    for step in range(len(minds)):
        seat = (starter + step) % len(minds)
        if not table.has_laid[seat]:
            table.lay_guest(seat, _likeliest_rival(table, minds[seat]))


def _likeliest_rival(table: Errand, mind: Mind) -> int:
    free = [c for c in FAMILY if not table.guests[c] and c != mind.own]
    return max(free, key=lambda character: rounded(mind.rivals[character]))
