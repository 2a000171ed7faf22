# Why a move is refused: what is wrong, and what to do instead.
# Seats come as names of players, characters, rows and cards as words.

# Whose move it is
refusal-game-over = This game is over. Open a new table with `/mammamia start`.
refusal-no-such-seat = There is no seat { $seat } at this table of { $players }; choose one of those who play here.
refusal-not-your-trick = It is not your trick yet; wait for { $turn }.
refusal-has-stopped = You have stopped for this turn; you play again in the next one.
refusal-not-your-vote = It is not your vote yet; wait for { $turn }.
refusal-not-your-guest = It is not for you to place a guest now; wait for { $turn }.
refusal-not-your-secret = Only { $turn } chooses a secret character; yours is dealt to you after that.
refusal-deal-first = The cards are still being dealt; try again in a moment.
refusal-secrets-first = The secret characters are still being dealt; try again in a moment.
refusal-shuffle-first = The new deck is still being shuffled; try again in a moment.

# Kinds of move
refusal-secret-first = You have to choose your secret character first; use `/mammai secret`.
refusal-guest-first = The dinner hour begins, and your guest is still to come; lay it beside somebody first, with `/mammai guest`.
refusal-vote-first = The wc is being voted on; name somebody first, with `/mammai vote`.
refusal-run-over-first = The schoolbus can run somebody over; say first whom, or nobody, with `/mammai run-over`.
refusal-child-first = Grandpa can take the child; say yes or no to that first, with `/mammai child`.
refusal-steal-first = Something can be stolen; say first what, or nothing, with `/mammai steal`.
refusal-no-secret-now = The secret character is chosen only once, before the first trick; just play on.
refusal-no-vote-now = Nobody has called for a vote; in your trick you can do so with `/mammai wc`.
refusal-no-run-over-now = The schoolbus cannot run anybody over now; for that its movement has to match somebody’s after one of the two has changed.
refusal-no-child-now = Grandpa cannot take the child now; for that the schoolbus needs 4 movement cards and the same movement as he.
refusal-no-steal-now = Nothing can be stolen now; for that the movement of two characters has to match after one of the two has changed.

# Placing
refusal-one-or-two-cards = You place one card or two, not { $count }; choose again from the display.
refusal-not-a-pair = Two cards have to be movement cards of the same value; place one card, or such a pair.
refusal-not-in-display = The display does not hold { $cards }; choose from { $display }.
refusal-row-is-full =
    The row “{ $row }” holds { $held ->
        [0] no card
        [one] 1 card
       *[other] { $held } cards
    }, and no row may come to hold more than 4; choose another row.
refusal-money-for-schoolbus = No money goes into the schoolbus’s row; choose that of a character.
refusal-two-money-cards = The row “{ $row }” has two money cards already; choose another row.
refusal-no-row-has-room = No row has room for { $cards }: 4 cards are the most, two of them money, and none of that for the schoolbus; place others, or choose something else.

# The other options
refusal-wc-is-given = The wc is given away once in a turn, and that has been done; choose something else.
refusal-five-aside = Five cards have been removed in this turn, and no more may be; choose something else.
refusal-not-third-or-fourth =
    Only the third or fourth card of a row may be removed, and the row “{ $row }” holds { $held ->
        [0] none
        [one] only 1
       *[other] { $held }
    }; choose another row.
refusal-no-row-to-remove-from = No row has a third or fourth card that could be removed; choose something else.
refusal-stop-is-used = You may stop once in a game, and you have done so; choose something else.
refusal-no-vertical-card = No character has a market card that could be turned, so you cannot stop; choose something else.
refusal-not-vertical = Nobody has this card to be turned: { $card }. Choose from { $vertical }.
refusal-guest-is-placed = You lay one guest in a game, and you have done so; go on with your trick.
refusal-has-guest = There is a guest already for { $character }; choose somebody else.

# What a trick sets off
refusal-not-matched = The schoolbus cannot run over { $character } now; choose { $characters }, or nobody.
refusal-nothing-to-lose = Only the son loses cards when he is run over; leave the cards out.
refusal-wrong-loss =
    The son loses exactly { $number ->
        [one] one
       *[other] { $number }
    } of { $vertical }; name just as many.
refusal-loses-none = The son loses no card this time; leave the cards out.
refusal-not-to-steal = That cannot be stolen now; choose { $thefts }, or nothing.

# Chance
refusal-no-deal-now = The cards are dealt only once, at the beginning; just play on.
refusal-no-secrets-now = The secrets are dealt only once, after the first choice; just play on.
refusal-no-shuffle-now = The deck is shuffled only between two turns; just play on.
refusal-wrong-chooser = Whoever chooses a secret character has to be someone at this table; draw again.
refusal-wrong-market = Five different market cards are for sale; draw again.
refusal-wrong-deck = The deck is not made of the 28 cards of the game; deal again.
refusal-wrong-secrets = Everybody gets a secret character of their own, and the chosen one stays; deal again.
refusal-wrong-new-deck = The new deck is not made of the 28 cards of the game; shuffle again.

# What was typed
refusal-cards-unreadable = “{ $text }” cannot be read as cards; write them like “m2 m2”, or pick them from the list.
