# Why something is refused: what is wrong, and what to do instead.

## Of the game. Seats come as names of players, orders, ingredients and cards as words.

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

## Of the table and of this host.

refusal-no-table-here = There is no table in this channel; open one with `/mammamia start`.
refusal-no-table-of-yours = You are not playing anywhere at the moment; open a table on a server with `/mammamia start`.
refusal-which-table = You play at several tables; pick one with the option `table`.
refusal-table-exists = This channel already has a table. As long as the cards are not dealt, `/mammamia join` takes you there; your own opens in another channel or thread.
refusal-not-at-the-table = Only those who play here can do that; join before the cards are dealt, with `/mammamia join`, or watch with `/mammamia table`.
refusal-has-left = You have left this game, and a computer plays on for you; `/mammamia join` brings you back.
refusal-already-joined = You already have a seat at this table; `/mammamia hand` shows your cards once they are dealt.
refusal-table-full = All { $most } seats are taken; wait for one to become free, or open a table in another channel.
refusal-no-computers = No computer sits at this table, so none can be removed; add one first.
refusal-has-begun = This game has already begun; wait for the next one, or open a table in another channel with `/mammamia start`.
refusal-not-begun = The cards have not been dealt yet; the host starts the game with `/mammamia begin`.
refusal-is-over = This game is over; open a new table with `/mammamia start`.
refusal-only-host = Only { $host } can do that, as the host of this table; ask { $host }.
refusal-only-host-or-moderator = Only the host, or someone who may manage messages here, can do that; ask one of them.
refusal-only-moderators = Only someone who may manage this server can change its settings; ask one of them.
refusal-too-few-players =
    At least { $fewest } have to sit at the table, and there { $present ->
        [0] is nobody
        [one] is only one
       *[other] are only { $present }
    }; invite someone or add a computer.
refusal-too-many-computers =
    There is room for { $most ->
        [0] no computer
        [one] one computer at most
       *[other] { $most } computers at most
    } here; choose fewer.
refusal-wrong-option = { $game } has no option { $option }; leave it out or choose another game.
refusal-old-button = This button is from an earlier moment of the game; go by the present state, which you see now.
refusal-already-played = That has already been answered, and the first answer counts; `/mammamia table` shows how things stand.
refusal-cards-unreadable = “{ $text }” cannot be read as cards; write them like “2 olives, 1 salami”.
refusal-no-such-order = There is no order “{ $text }”; pick one from the list.
refusal-play-in-channel = I cannot play this table from direct messages; use the buttons and commands in its channel.
refusal-server-only = This works on a server only; use it in a channel there.
refusal-unknown-record = No finished game of yours or of this server has that number; pick one from the list.
refusal-not-your-game = This button is meant for someone else; `/mammamia hand` shows what is yours.
refusal-missing-permissions = I lack permissions in this channel: { $permissions }. Ask someone who manages the server to grant them.
refusal-unknown-choice = “{ $text }” is not one of the choices for { $option }; pick one from the list.
refusal-unknown-number = “{ $text }” does not fit { $option }; give a whole number from { $least } to { $most }.
refusal-nothing-to-skip = There is nothing to skip right now.
refusal-being-told = One moment: the channel is still being told what has happened. Try again when it has heard everything.
refusal-cannot-tell = I may not speak in the channel of this game at present, so nothing goes on there. Whoever runs the server can change that; then the game goes on by itself.
refusal-trouble = Something went wrong on my side. `/mammamia table` shows how things stand; then try again.
refusal-busy = There is a lot going on right now, and your answer did not get through. Please try again in a moment.
refusal-stopping = I am being restarted just now. Please try again in a minute; your game will stand where it stood.
