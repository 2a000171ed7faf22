# The forms, and what is said before a move. Titles and labels hold 45 characters at most.

form-add-title = Bake your order
form-ask-title = Ask for help
form-no-order = No order
form-pile-supply = Ingredients, from the supply ({ $count })
form-pile-waiter = My orders, from the waiter ({ $count })
form-add-exactly =
    { $count ->
        [one] Add exactly 1 card
       *[other] Add exactly { $count } cards
    }
form-way = How do you bake it?
form-choice = Which ingredient do you choose?
form-lacks = lacking: { $cards }
form-adding = from your hand: { $cards }
form-numbered = { $name } ({ $number } of { $count })
form-ask-about = The others are asked one after the other, in secret. Whoever has all that you ask for may give it, and gets a pizza for it: the top order of the own waiter. If nobody helps, yours is not baked, so do not ask for what you can add yourself.
form-ask-add = What do you add yourself?
form-want = What do you wish for?
form-want-hint =
    { $count ->
        [one] Together with the cards that you add: exactly 1 card.
       *[other] Together with the cards that you add: exactly { $count } cards.
    }
form-want-example = 2 salami, 1 olive

warning-stuck = ⚠️ After this you hold { $limit } orders and no ingredient. With a full hand you draw nothing, and so you would pass until the game is over.
warning-orders-only = ⚠️ After this you hold { $limit } orders and no ingredient. You then pass, and can only put in one order each turn to make room again.
