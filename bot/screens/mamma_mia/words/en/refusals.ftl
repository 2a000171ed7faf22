# Why a move is refused: what is wrong, and what to do instead.
# $turn is the name of a player.

# Whose turn it is
refusal-game-over = This game is over. Open a new table with `/mammamia start`.
refusal-no-such-seat = There’s no seat { $seat } at this table of { $players }. Choose one of the players here.
refusal-not-your-turn = It’s not your turn yet. Wait for { $turn }.
refusal-not-your-order = It’s up to { $turn } what becomes of this order. Wait for the answer.
refusal-not-asked = Nobody is asking you for help right now. Wait until the story goes on.
refusal-deal-first = The cards are still being dealt. Try again in a moment.
refusal-shuffle-first = The new supply is still being shuffled. Try again in a moment.

# Kinds of move
refusal-settle-first = An order from the oven has to be settled first. `/mammamia hand` shows it, and what you can do about it.
refusal-nothing-to-settle = No order of yours is waiting for a decision. Take a turn with `/mammamia play`.
refusal-nobody-asks = Nobody is asking for help right now. `/mammamia table` shows what’s going on.
refusal-answer-first = You’re being asked for help. Answer with `/mammamia assist` first.
refusal-no-helping = This table plays without helping. Use `/mammamia bake` or `/mammamia decline`.
refusal-needs-no-help = Everything this order needs is on the table. Choose how to bake it with `/mammamia bake`.
refusal-must-bake = This order bakes without a card from your hand, so you have to bake it. Choose how with `/mammamia bake`.
refusal-no-way = The table and your hand together aren’t enough for this order. Decline, or ask for help where the table allows it.
refusal-has-ingredients = You still have ingredients, so you can’t pass. Put at least one into the oven with `/mammamia play`.
refusal-no-ingredients = You have no ingredients to put into the oven. Use `/mammamia pass` instead.

# A turn
refusal-no-card-put-in = At least one card goes into the oven. Choose a number from 1 up.
refusal-not-so-many =
    You have { $held ->
        [0] no { INGREDIENT($ingredient) } cards
        [one] only one { INGREDIENT($ingredient) } card
       *[other] only { $held } { INGREDIENT($ingredient) } cards
    }, so you can’t put in { $count }. Choose fewer or another ingredient.
refusal-order-not-in-hand = The order { ORDER($order) } isn’t in your hand. Choose one that is, or none.
refusal-pass-plays-order = No order goes into the oven when you pass here. Pass without one.
refusal-choose-pile = You have to fill up your hand. Choose whether to draw from the supply or from your waiter.
refusal-hand-is-full = Your hand is full after this, so you draw nothing. Leave the pile out.
refusal-waiter-is-empty = Your waiter has no orders left. Draw from the supply.
refusal-pass-draws-supply = When you pass here, you draw five ingredients. Choose the supply.

# Decisions
refusal-wrong-choice = That choice doesn’t go with this order. Take one of those on offer.
refusal-leaves-no-choice = This order leaves you no choice. Don’t name an ingredient.
refusal-not-scarcest = Only the scarcest other ingredient on the table will do. Choose that one.
refusal-own-as-choice = You can’t choose your own ingredient. Take another.
refusal-choices-equal = The two ingredients have to be different. Choose two kinds.
refusal-wrong-addition = You add exactly what’s missing from the table, no more and no less. Here that’s { CARDS($lacks) }.
refusal-wrong-number =
    Exactly { $number ->
        [one] one card is
       *[other] { $number } cards are
    } missing, of any kinds. Add just as many.
refusal-not-in-hand = You don’t have all of these cards. Add only what’s in your hand.

# Help
refusal-wants-nothing = You have to ask for at least one card. Name one, or bake alone with `/mammamia bake`.
refusal-wrong-request = What you want and what you add must together be exactly what’s missing from the table: { CARDS($lacks) }.
refusal-wrong-request-number =
    What you want and what you add must together be exactly { $number ->
        [one] one card
       *[other] { $number } cards
    }. Change one of the two.
refusal-own-not-in-hand = You don’t have all of these cards. Offer only what’s in your hand.

# Chance
refusal-no-deal-now = The cards are dealt only once, at the beginning. Just play on.
refusal-no-shuffle-now = The supply is shuffled only between two rounds. Just play on.
refusal-wrong-first = The first player has to be someone at this table. Draw again.
refusal-wrong-hands = Everyone is dealt exactly { $dealt } ingredients. Deal again.
refusal-wrong-cards = Hands and supply aren’t the ingredients of a game for { $players }. Deal again.
refusal-wrong-mamma-mia = The Mamma Mia! card is where no deal can leave it. Deal again.
refusal-no-mamma-mia-card = This game has no Mamma Mia! card. Deal again without it.
refusal-wrong-waiters = Every waiter holds each order of its player exactly once. Shuffle again.
refusal-wrong-supply = The new supply isn’t made of the used cards. Shuffle again.

# What was typed
refusal-cards-unreadable = I can’t read “{ $text }” as cards. Write them like “2 olives, 1 salami”.
refusal-no-such-order = There’s no order “{ $text }”. Pick one from the list.
