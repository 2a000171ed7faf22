# Why a move is refused: what is wrong, and what to do instead.
# Seats come as names of players, characters, rows and cards as words.

# Whose move it is
refusal-game-over = This game is over. Open a new table with `/mammamia start`.
refusal-no-such-seat = There’s no seat { $seat } at this table of { $players }; choose someone who plays here.
refusal-not-your-trick = It’s not your turn yet; wait for { $turn }.
refusal-has-stopped = You’ve stopped for this round; you play again in the next.
refusal-not-your-vote = It’s not your turn to vote yet; wait for { $turn }.
refusal-not-your-guest = It’s not your turn to place a guest; wait for { $turn }.
refusal-not-your-secret = Only { $turn } chooses a secret character; you’re dealt yours after that.
refusal-deal-first = The cards are still being dealt; try again in a moment.
refusal-secrets-first = The secret characters are still being dealt; try again in a moment.
refusal-shuffle-first = The new deck is still being shuffled; try again in a moment.

# Kinds of move
refusal-secret-first = Choose your secret character first, with `/mammai secret`.
refusal-guest-first = It’s the dinner hour, and you still have your guest; place it with someone first, using `/mammai guest`.
refusal-vote-first = There’s a vote on the WC; vote for someone first, with `/mammai vote`.
refusal-run-over-first = The schoolbus can run someone over; say who first, or nobody, with `/mammai run-over`.
refusal-child-first = Grandpa can take the child; say yes or no first, with `/mammai child`.
refusal-steal-first = There’s a card to steal; say which first, or nothing, with `/mammai steal`.
refusal-no-secret-now = The secret character is chosen only once, before the first turn; just play on.
refusal-no-vote-now = Nobody has called a vote; in your turn you can, with `/mammai wc`.
refusal-no-run-over-now = The schoolbus can’t run anyone over now; its movement has to match someone’s after one of the two has changed.
refusal-no-child-now = Grandpa can’t take the child now; the schoolbus needs 4 movement cards, and he needs the same movement as the bus.
refusal-no-steal-now = Nobody can steal anything now; the movement of two characters has to match after one of the two has changed.

# Placing
refusal-one-or-two-cards = You place one card or two, not { $count }; choose again from the display.
refusal-not-a-pair = Two cards have to be movement cards of the same value; place one card, or a pair like that.
refusal-not-in-display = The display doesn’t have { $cards }; choose from { $display }.
refusal-row-is-full =
    The row “{ $row }” has { $held ->
        [0] no card
        [one] 1 card
       *[other] { $held } cards
    }, and a row takes 4 at most; choose another row.
refusal-money-for-schoolbus = The schoolbus takes no money; choose a character’s row.
refusal-two-money-cards = The row “{ $row }” already has two money cards; choose another row.
refusal-no-row-has-room = No row has room for { $cards }: a row takes 4 cards at most, two of them money, and the schoolbus takes no money; place others, or choose something else.

# The other actions
refusal-wc-is-given = The WC is given away once per round, and that’s been done; choose something else.
refusal-five-aside = Five cards have been removed this round, and that’s the most; choose something else.
refusal-not-third-or-fourth =
    Only the third or fourth card of a row can be removed, and the row “{ $row }” has { $held ->
        [0] none
        [one] only 1
       *[other] { $held }
    }; choose another row.
refusal-no-row-to-remove-from = No row has a third or fourth card to remove; choose something else.
refusal-stop-is-used = You can stop only once per game, and you’ve done that; choose something else.
refusal-no-vertical-card = No character has a market card to lock, so you can’t stop; choose something else.
refusal-not-vertical = Nobody has { $card } to lock; choose from { $vertical }.
refusal-guest-is-placed = You place only one guest per game, and you’ve done that; go on with your turn.
refusal-has-guest = There’s already a guest with { $character }; choose someone else.

# What a turn sets off
refusal-not-matched = The schoolbus can’t run over { $character } now; choose { $characters }, or nobody.
refusal-nothing-to-lose = Only the son loses cards when he’s run over; leave the cards out.
refusal-wrong-loss =
    The son loses exactly { $number ->
        [one] one
       *[other] { $number }
    } of { $vertical }; name exactly that many.
refusal-loses-none = The son loses no card this time; leave the cards out.
refusal-not-to-steal = That can’t be stolen now; choose { $thefts }, or nothing.

# Chance
refusal-no-deal-now = The cards are dealt only once, at the beginning; just play on.
refusal-no-secrets-now = The secrets are dealt only once, after the first choice; just play on.
refusal-no-shuffle-now = The deck is shuffled only between two rounds; just play on.
refusal-wrong-chooser = Only someone at this table can choose a secret character; draw again.
refusal-wrong-market = There have to be five different market cards for sale; draw again.
refusal-wrong-deck = The deck has to be the 28 cards of the game; deal again.
refusal-wrong-secrets = Everyone gets a different secret character, and the chosen one stays; deal again.
refusal-wrong-new-deck = The new deck has to be the 28 cards of the game; shuffle again.

# What was typed
refusal-cards-unreadable = I can’t read “{ $text }” as cards; write them like “m2 m2”, or pick them from the list.
