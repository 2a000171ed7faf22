# Why a move is refused: what is wrong, and what to do instead.
# Seats come as names of players.

# Whose move it is
refusal-game-over = This game is over. Open a new table with `/mammamia start`.
refusal-no-such-seat = There’s no seat { $seat } at this table of { $players }. Choose someone who plays here.
refusal-not-your-trick = It’s not your turn yet. Wait for { $turn }.
refusal-has-stopped = You’ve stopped for this round. You play again in the next.
refusal-not-your-vote = It’s not your turn to vote yet. Wait for { $turn }.
refusal-not-your-guest = It’s not your turn to place a guest. Wait for { $turn }.
refusal-not-your-secret = Only { $turn } chooses a secret character. You’re dealt yours after that.
refusal-deal-first = The cards are still being dealt. Try again in a moment.
refusal-secrets-first = The secret characters are still being dealt. Try again in a moment.
refusal-shuffle-first = The new deck is still being shuffled. Try again in a moment.

# Kinds of move
refusal-secret-first = Choose your secret character first, with `/mammai secret`.
refusal-guest-first = It’s the dinner hour, and you still have your guest. Place it with someone first, using `/mammai guest`.
refusal-vote-first = There’s a vote on the WC. Vote for someone first, with `/mammai vote`.
refusal-run-over-first = The school bus can run someone over. Say who first, or nobody, with `/mammai run-over`.
refusal-child-first = Grandpa can take the child. Say yes or no first, with `/mammai child`.
refusal-steal-first = There’s a card to steal. Say which first, or nothing, with `/mammai steal`.
refusal-no-secret-now = The secret character is chosen only once, before the first turn. Just play on.
refusal-no-vote-now = Nobody has called a vote. In your turn you can, with `/mammai wc`.
refusal-no-run-over-now = The school bus can’t run anyone over now. For that, its movement has to match someone’s after one of the two has changed.
refusal-no-child-now = Grandpa can’t take the child now. The school bus needs 4 movement cards, and he needs the same movement as the bus.
refusal-no-steal-now = Nobody can steal anything now. For that, the movement of two characters has to match after one of the two has changed.

# Placing
refusal-one-or-two-cards = You place one card or two, not { $count }. Choose again from the display.
refusal-not-a-pair = Two cards have to be movement cards of the same value. Place one card, or a pair like that.
refusal-not-in-display = The display doesn’t have { CARDS($cards) }. Choose from { CARDS($display) }.
refusal-row-is-full =
    The row “{ ROW($row) }” has { $held ->
        [0] no card
        [one] 1 card
       *[other] { $held } cards
    }, and a row takes 4 at most. Choose another row.
refusal-money-for-schoolbus = The school bus takes no money. Choose a character’s row.
refusal-two-money-cards = The row “{ ROW($row) }” already has two money cards. Choose another row.
refusal-no-row-has-room = No row has room for { CARDS($cards) }: a row takes 4 cards at most, two of them money, and the school bus takes no money. Place others, or choose something else.

# The other actions
refusal-wc-is-given = The WC is given away once per round, and that’s been done. Choose something else.
refusal-five-aside = Five cards have been removed this round, and that’s the most. Choose something else.
refusal-not-third-or-fourth =
    Only the third or fourth card of a row can be removed, and the row “{ ROW($row) }” has { $held ->
        [0] none
        [one] only 1
       *[other] { $held }
    }. Choose another row.
refusal-no-row-to-remove-from = No row has a third or fourth card to remove. Choose something else.
refusal-stop-is-used = You can stop only once per game, and you’ve done that. Choose something else.
refusal-no-vertical-card = No character has a market card to lock, so you can’t stop. Choose something else.
refusal-not-vertical = Nobody has { MARKET($card) } to lock. Choose from { MARKET($vertical, joint: "or") }.
refusal-guest-is-placed = You place only one guest per game, and you’ve done that. Go on with your turn.
refusal-has-guest = There’s already a guest with { ROW($character, form: "whom") }. Choose someone else.

# What a turn sets off
refusal-not-matched = The school bus can’t run over { ROW($character, form: "whom") } now. Choose { ROW($characters, form: "whom", joint: "or") }, or nobody.
refusal-nothing-to-lose = Only the son loses cards when he’s run over. Leave the cards out.
refusal-wrong-loss =
    The son loses exactly { $number ->
        [one] one
       *[other] { $number }
    } of { MARKET($vertical, joint: "or") }. Name exactly that many.
refusal-loses-none = The son loses no card this time. Leave the cards out.
refusal-not-to-steal = That can’t be stolen now. Choose { THEFTS($thefts) }, or nothing.

# Chance
refusal-no-deal-now = The cards are dealt only once, at the beginning. Just play on.
refusal-no-secrets-now = The secrets are dealt only once, after the first choice. Just play on.
refusal-no-shuffle-now = The deck is shuffled only between two rounds. Just play on.
refusal-wrong-chooser = Only someone at this table can choose a secret character. Draw again.
refusal-wrong-market = There have to be five different market cards for sale. Draw again.
refusal-wrong-deck = The deck has to be the 28 cards of the game. Deal again.
refusal-wrong-secrets = Everyone gets a different secret character, and the chosen one stays. Deal again.
refusal-wrong-new-deck = The new deck has to be the 28 cards of the game. Shuffle again.

# What was typed
refusal-cards-unreadable = I can’t read “{ $text }” as cards. Write them like “m2 m2”, or pick them from the list.
