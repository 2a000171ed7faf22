"""All games, one line for each."""

from typing import Any, Final

from bot.games.errors import BadSetup
from bot.games.interface import Game
from bot.games.mamma_i.rules import MammaI
from bot.games.mamma_mia.rules import MammaMia, Plus

AnyGame = Game[Any]

GAMES: Final[dict[str, AnyGame]] = {game.id: game for game in (MammaMia(), Plus(), MammaI())}


def get_game(game_id: str) -> AnyGame:
    """The game with this id. Raises BadSetup."""
    if game_id not in GAMES:
        raise BadSetup(f"there is no game {game_id!r}; there are {', '.join(GAMES)}")
    return GAMES[game_id]
