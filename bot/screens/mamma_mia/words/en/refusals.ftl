# Why a move is refused: what is wrong, and what to do instead.
# Seats come as names of players, orders, ingredients and cards as words.

# Whose turn it is
refusal-game-over = This game is over. Open a new table with `/mammamia start`.
refusal-no-such-seat = There is no seat { $seat } at this table of { $players }; choose one of those who play here.
refusal-not-your-turn = It is not your turn yet; wait for { $turn }.
refusal-not-your-order = This order belongs to { $turn }, who alone decides about it; wait for the answer.
refusal-not-asked = Nobody is asking you for help right now; wait until the story goes on.
refusal-deal-first = The cards are still being dealt; try again in a moment.
refusal-shuffle-first = The new supply is still being shuffled; try again in a moment.

# Kinds of move
refusal-settle-first = An order from the oven has to be settled first; `/mammamia hand` shows it, and what you can do about it.
refusal-nothing-to-settle = No order of yours is waiting for a decision; take a turn with `/mammamia play`.
refusal-nobody-asks = There is no request for help to answer; `/mammamia table` shows what is going on.
refusal-answer-first = You are being asked for help; answer with `/mammamia assist` first.
refusal-no-helping = This table plays without helping; use `/mammamia bake` or `/mammamia decline`.
refusal-needs-no-help = Everything this order needs is on the table; choose how to bake it with `/mammamia bake`.
refusal-must-bake = This order bakes without a card from your hand, so it has to be baked; choose how with `/mammamia bake`.
refusal-no-way = Table and hand together are not enough for this order; decline, or ask for help where the table allows it.
refusal-has-ingredients = You still have ingredients, so you cannot pass; put at least one into the oven with `/mammamia play`.
refusal-no-ingredients = You have no ingredient to put into the oven; use `/mammamia pass` instead.

# A turn
refusal-no-card-put-in = At least one card goes into the oven; choose a number from 1 up.
refusal-not-so-many =
    You have { $held ->
        [0] no { $ingredient } cards
        [one] only one { $ingredient } card
       *[other] only { $held } { $ingredient } cards
    }, so you cannot put in { $count }; choose fewer or another ingredient.
refusal-order-not-in-hand = The order { $order } is not in your hand; choose one that is, or none.
refusal-pass-plays-order = No order goes into the oven when you pass here; pass without one.
refusal-choose-pile = Your hand has to be filled up; choose whether to draw from the supply or from your waiter.
refusal-hand-is-full = Your hand is full after this, so you draw nothing; leave the pile out.
refusal-waiter-is-empty = Your waiter has no orders left; draw from the supply.
refusal-pass-draws-supply = When you pass here, you draw five ingredients; choose the supply.

# Decisions
refusal-wrong-choice = That choice does not go with this order; take one of those on offer.
refusal-leaves-no-choice = This order leaves you no choice; name no ingredient.
refusal-not-scarcest = Only the scarcest other ingredient on the table will do; choose that one.
refusal-own-as-choice = Your own ingredient cannot be the one you choose; take another.
refusal-choices-equal = The two ingredients have to be different; choose two kinds.
refusal-wrong-addition = You add exactly what the table lacks, no more and no less; here that is: { $lacks }.
refusal-wrong-number =
    Exactly { $number ->
        [one] one card is
       *[other] { $number } cards are
    } missing, of any kinds; add just as many.
refusal-not-in-hand = You do not have all of these cards; add only what is in your hand.

# Help
refusal-wants-nothing = A request asks for at least one card; name one, or bake alone with `/mammamia bake`.
refusal-wrong-request = What you wish for and what you add must together be exactly what the table lacks: { $lacks }.
refusal-wrong-request-number =
    What you wish for and what you add must together be exactly { $number ->
        [one] one card
       *[other] { $number } cards
    }; change one of the two.
refusal-own-not-in-hand = You do not have all of these cards; offer only what is in your hand.

# Chance
refusal-no-deal-now = The cards are dealt only once, at the beginning; just play on.
refusal-no-shuffle-now = The supply is shuffled only between two rounds; just play on.
refusal-wrong-first = The first player has to be someone at this table; draw again.
refusal-wrong-hands = Everyone is dealt exactly { $dealt } ingredients; deal again.
refusal-wrong-cards = Hands and supply are not the ingredients of a game for { $players }; deal again.
refusal-wrong-mamma-mia = The Mamma Mia! card is where no deal can leave it; deal again.
refusal-no-mamma-mia-card = This game has no Mamma Mia! card; deal again without it.
refusal-wrong-waiters = Every waiter holds each order of its player exactly once; shuffle again.
refusal-wrong-supply = The new supply is not made of the used cards; shuffle again.

# What was typed
refusal-cards-unreadable = “{ $text }” cannot be read as cards; write them like “2 olives, 1 salami”.
refusal-no-such-order = There is no order “{ $text }”; pick one from the list.
