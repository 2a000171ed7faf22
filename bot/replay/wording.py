"""Why a record breaks off, in words."""

from bot.games.errors import Breach, Refused
from bot.games.interface import SeatMove
from bot.games.match import Match
from bot.games.record import Record, play
from bot.screens.answers import sentence
from bot.screens.families import FAMILIES
from bot.screens.people import person_name
from bot.screens.retelling import MARKUP, table_of


def play_in_words(record: Record, language: str) -> Match:
    """Plays the record by the rules. Raises Breach, in a language where a rule is broken."""
    try:
        return play(record)
    except Breach as breach:
        refused, place = breach.__cause__, breach.entry
        if not isinstance(refused, Refused) or place is None:
            raise
        said = _sentence(record, refused, place, language)
        raise Breach(said, place, breach.rule) from refused


def _sentence(record: Record, refused: Refused, place: int, language: str) -> str:
    """Whose entry it is, and why it's refused."""
    family = FAMILIES.of_game(record.game.id)
    words = family.catalogue.words(language)
    table = table_of(Match.begin(record.game, record.options, record.seats), words)
    entry = record.log[place]
    seat = entry.seat if isinstance(entry, SeatMove) else -1
    who = f"{person_name(table, seat)}: " if 0 <= seat < len(table.chairs) else ""
    return MARKUP.sub("", who + sentence(words, refused, table))
