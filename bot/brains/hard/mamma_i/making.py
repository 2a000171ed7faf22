"""Moves of the game, made at the quick table."""

from bot.brains.hard.mamma_i.cards import CODE, LONGEST, MARKET_CODE, bits_of
from bot.brains.hard.mamma_i.errand import Errand
from bot.games.interface import Move
from bot.games.mamma_i.cards import Character
from bot.games.mamma_i.moves import Child, Guest, Place, Remove, RunOver, Steal, Stop, Theft


def make(table: Errand, seat: int, move: Move) -> bool:
    """Makes a move, without what follows; returns whether movement has changed."""
    match move:
        case Place(cards, row):
            table.place(CODE[cards[0]], len(cards), int(row))
            return CODE[cards[0]] <= LONGEST
        case Remove(row):
            return table.remove(int(row)) <= LONGEST
        case Stop(card):
            table.stop(MARKET_CODE[card])
        case Guest(character):
            table.lay_guest(seat, int(character))
        case RunOver(Character() as character, lost):
            table.hospital = int(character)
            table.lose(bits_of(lost))
        case Child(take):
            table.has_child |= take
        case Steal(Theft(card, thief)):
            table.steal(MARKET_CODE[card], int(thief))
        case _:
            pass
    return False
