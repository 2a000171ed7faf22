"""All that Mamma Mia! and Plus bring to the bot."""

from typing import Final

from bot.games.mamma_mia.cards import WORDS, Ingredient
from bot.games.registry import GAMES
from bot.screens.family import Family, Forms, MoveCommand, MoveOption
from bot.screens.mamma_mia import choices, completing, filled_in, forms, hints, steps, story, turn
from bot.screens.mamma_mia.card_words import (
    cards_text,
    ingredient_emoji,
    ingredient_name,
    order_name,
)
from bot.screens.mamma_mia.ending import end_screen
from bot.screens.mamma_mia.hand import hand_screen
from bot.screens.mamma_mia.overview import overview_screen
from bot.screens.mamma_mia.pictures.drawn import INGREDIENTS, ORDER_SLIP
from bot.screens.mamma_mia.pictures.kinds import PICTURES
from bot.screens.mamma_mia.reveal import can_skip
from bot.screens.mamma_mia.wagers import find_wagers
from bot.screens.mamma_mia.went import went
from bot.screens.mamma_mia.words import CATALOGUE, NAME

TOPICS: Final = (
    "overview",
    "cards",
    "orders",
    "turn",
    "passing",
    "oven",
    "opening",
    "deciding",
    "next-round",
    "end",
    "secrets",
    "editions",
    "plus",
    "helping",
    "reconstruction",
    "fairness",
    "privacy",
    "commands",
)

ORDER: Final = MoveOption("order")
DRAW: Final = MoveOption("draw")
CHOICE: Final = MoveOption("choice")
ADD: Final = MoveOption("add")

MOVES: Final = (
    MoveCommand(
        "play",
        (
            MoveOption("ingredient", is_required=True),
            MoveOption("count", is_required=True, numbers=(1, 15)),
            ORDER,
            DRAW,
        ),
    ),
    MoveCommand("pass", (DRAW, ORDER)),
    MoveCommand("bake", (CHOICE, ADD)),
    MoveCommand("decline"),
    MoveCommand("ask", (CHOICE, MoveOption("want"), ADD)),
    MoveCommand("assist", (MoveOption("give", is_required=True, choices=("yes", "no")),)),
)

DRAWINGS: Final = {
    "📜": ORDER_SLIP,
    **{
        ingredient_emoji(CATALOGUE.words("en"), kind): INGREDIENTS[WORDS[kind]]
        for kind in Ingredient
    },
}

MAMMA_MIA: Final = Family(
    name=NAME,
    group="mammamia",
    games=(GAMES["mamma-mia"], GAMES["plus"]),
    catalogue=CATALOGUE,
    topics=TOPICS,
    moves=MOVES,
    idle_terms=(),
    begun=story.begun,
    moved=story.moved,
    prompt=turn.prompt,
    to_press=turn.to_press,
    calls_late=turn.calls_late,
    can_skip=can_skip,
    hand=hand_screen,
    overview=overview_screen,
    end=lambda table, words: end_screen(table, words, is_open=False),
    went=went,
    wagers=find_wagers,
    forms=Forms(forms.form, filled_in.read_form),
    step=steps.step_screen,
    left_open=steps.left_open,
    read_command=filled_in.read_command,
    choices=choices.choices,
    warning=completing.warning,
    move_text=hints.move_text,
    reason=hints.reason_text,
    notebook=None,
    drawings=DRAWINGS,
    pictures=PICTURES,
    facts={"ingredient": ingredient_name, "lacks": cards_text, "order": order_name},
    feats={"best": order_name},
)
