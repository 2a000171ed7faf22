"""A whole game of random moves, and all that holds for every game."""

import json
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

from bot.games.errors import BadText, Refused
from bot.games.interface import CHANCE, Move, SeatMove
from bot.games.match import Match
from bot.games.places import place_of
from bot.games.record import digest, dump_record, load_record, play
from bot.screens.families import FAMILIES
from bot.screens.retelling import retell
from bot.tables.terms import LANGUAGES
from tests.games.setups import advance, begin
from tests.weather.setting import draw_setup

OFTEN = 0.1
"""How often it is looked at more than the move itself."""

LISTED = 500
"""How many moves are listed at most."""


def trial(rng: Random, folder: Path) -> None:
    game_id, options, players = draw_setup(rng)
    match = begin(game_id, options, players, rng)
    moves: list[Move] = []
    cards = None
    while match.actor is not None:
        if match.actor != CHANCE:
            moves.append(match.legal().sample(rng))
            if rng.random() < OFTEN:
                _check_moment(match, moves, rng)
        match = advance(match, rng)
        if match.state.phase not in ("deal", "secret", "secrets"):
            cards = cards or cards_of(match)
            assert cards_of(match) == cards
    _check_end(match)
    _check_record(match, rng)


def cards_of(match: Match) -> Counter:
    """All cards that there are, wherever they lie."""
    state = match.state
    if match.game.family == "mamma-i":
        laid = [card for row in (state.display, state.aside, *state.rows) for card in row]
        bought = [card.card for member in state.family for card in member.market]
        return Counter([*state.deck, *laid, *state.market, *state.out, *bought])
    return _ingredients(state) + _orders(match)


def _ingredients(state) -> Counter:
    piles = [*(player.hand for player in state.seats), state.used]
    # What is left on the table is in the oven again as soon as that is empty.
    piles += [state.table] * (state.phase in ("decision", "help"))
    piled = Counter({kind: sum(pile[kind] for pile in piles) for kind in range(6)})
    oven = Counter()
    for card in state.oven:
        if hasattr(card, "ingredient"):
            oven[card.ingredient] += card.number
    return piled + oven + Counter(card for card in state.supply if card != "mamma-mia")


def _orders(match: Match) -> Counter:
    state = match.state
    held = [(seat, it) for seat, one in enumerate(state.seats) for it in (*one.orders, *one.waiter)]
    oven = [(card.seat, card.order) for card in state.oven if hasattr(card, "order")]
    pending = [state.pending[:2]] if state.pending else []
    return Counter([*held, *oven, *pending, *(card[:2] for card in state.finished)])


def _check_moment(match: Match, moves: list[Move], rng: Random) -> None:
    """What is legal is not refused, and what is refused is refused with a reason."""
    game, state, legal = match.game, match.state, match.legal()
    shown = repr(state)
    listed = [*islice(legal.moves(), LISTED)]
    assert moves[-1] in listed or len(listed) == LISTED
    for move in rng.sample(listed, min(5, len(listed))):
        assert legal.allows(move)
    for move in [moves[-1], *rng.choices(moves, k=5), *_misread(match, moves, rng)]:
        for seat in range(-1, len(match.seats) + 1):
            _check_refusal(match, seat, move)
    assert repr(state) == shown
    assert game.hides_actor(state) is (game.view(state, None).acting != match.actor)


def _check_refusal(match: Match, seat: int, move: Move) -> None:
    refusal = match.game.refusal(match.state, seat, move)
    assert (refusal is None) == (seat == match.actor and match.legal().allows(move))
    if refusal is not None:
        assert refusal.rule
        assert "{" not in str(refusal)
    try:
        match.game.apply(match.state, SeatMove(seat, move))
    except Refused as refused:
        said = str(refused)
    else:
        said = "None"
    assert said == str(refusal)


def _misread(match: Match, moves: list[Move], rng: Random) -> list[Move]:
    """Moves whose text was mixed with that of others, where it still is a move."""
    found = []
    for _ in range(10):
        one, other = (match.game.write_move(move).split(" ") for move in rng.choices(moves, k=2))
        text = " ".join([*one[: rng.randint(0, len(one))], *other[rng.randint(0, len(other)) :]])
        try:
            found.append(match.game.read_move(text))
        except BadText:
            continue
    return found


def _check_end(match: Match) -> None:
    """Those who have most have won, and the game can be told."""
    outcome = match.game.outcome(match.state)
    seat_results = match.game.seat_results([event for event in match.events if not event.private])
    marks = [result.mark for result in seat_results]
    assert outcome.winners == tuple(s for s in range(len(marks)) if place_of(marks, s) == 1)
    for language in LANGUAGES:
        assert all(line.isprintable() for line in retell(match, FAMILIES, language))


def _check_record(match: Match, rng: Random) -> None:
    """It plays through the rules to the same end, with seals that fit."""
    record = json.loads(json.dumps(dump_record(match)))
    chances = [entry for entry in record["log"] if "move" not in entry]
    salts = [rng.randbytes(16) for _ in chances]
    record["seals"] = [
        {"salt": salt.hex(), "sha256": digest(salt, chance)}
        for salt, chance in zip(salts, chances, strict=True)
    ]
    again = play(load_record(record))
    assert (again.state, again.events, again.log) == (match.state, match.events, match.log)
    for entry in match.log:
        assert match.game.load_entry(match.game.dump_entry(entry), match.options) == entry
        if isinstance(entry, SeatMove):
            assert match.game.read_move(match.game.write_move(entry.move)) == entry.move
