"""All that Mamma I brings to the bot."""

from typing import Final

from bot.games.mamma_i.cards import CHARACTER_BY_WORD
from bot.games.registry import GAMES
from bot.screens.family import Family, MoveCommand, MoveOption, Notebook
from bot.screens.mamma_i import asking, choices, filled_in, hints, steps, story
from bot.screens.mamma_i.card_words import (
    cards_text,
    market_short,
    markets_text,
    row_text,
    row_title,
    thefts_text,
    whom_all,
)
from bot.screens.mamma_i.ending import end_screen
from bot.screens.mamma_i.hand import hand_screen
from bot.screens.mamma_i.notes import notes_form, read_notes
from bot.screens.mamma_i.overview import overview_screen
from bot.screens.mamma_i.pictures.drawn import EMOJI
from bot.screens.mamma_i.pictures.kinds import PICTURES
from bot.screens.mamma_i.topics import TOPICS
from bot.screens.mamma_i.went import went
from bot.screens.mamma_i.words import CATALOGUE, NAME

CHARACTER: Final = MoveOption("character", is_required=True)

MOVES: Final = (
    MoveCommand("secret", (CHARACTER,)),
    MoveCommand("place", (MoveOption("cards", is_required=True), MoveOption("row"))),
    MoveCommand("wc"),
    MoveCommand("vote", (CHARACTER,)),
    MoveCommand("remove", (MoveOption("row"),)),
    MoveCommand("stop", (MoveOption("card"),)),
    MoveCommand("guest", (CHARACTER,)),
    MoveCommand("run-over", (CHARACTER, MoveOption("card"))),
    MoveCommand("child", (MoveOption("take", is_required=True, choices=("yes", "no")),)),
    MoveCommand("steal", (MoveOption("card", is_required=True), MoveOption("to"))),
)

MAMMA_I: Final = Family(
    name=NAME,
    group="mammai",
    games=(GAMES["mamma-i"],),
    catalogue=CATALOGUE,
    topics=TOPICS,
    moves=MOVES,
    idle_terms=("bets",),
    begun=story.begun,
    moved=story.moved,
    prompt=asking.prompt,
    to_press=asking.to_press,
    calls_late=lambda table: False,
    can_skip=lambda table: True,
    hand=hand_screen,
    overview=overview_screen,
    end=lambda table, words: end_screen(table, words, is_open=False),
    went=went,
    wagers=lambda table: (),
    forms=None,
    step=steps.step_screen,
    left_open=steps.left_open,
    read_command=filled_in.read_command,
    choices=choices.choices,
    warning=lambda table, seat, move, words: None,
    drawings=EMOJI,
    move_text=hints.move_text,
    reason=hints.reason_text,
    notebook=Notebook(notes_form, read_notes),
    pictures=PICTURES,
    facts={
        "row": lambda words, row: row_text(words, "name", row),
        "character": lambda words, character: row_text(words, "whom", character),
        "characters": whom_all,
        "cards": cards_text,
        "display": cards_text,
        "card": market_short,
        "vertical": lambda words, cards: markets_text(words, cards, "or"),
        "thefts": thefts_text,
    },
    feats={"character": lambda words, word: row_title(words, CHARACTER_BY_WORD[word])},
)
