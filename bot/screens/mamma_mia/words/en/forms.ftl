# The forms, and what is said before a move. Titles and labels hold 45 characters at most.

form-add-title = Bake your order
form-ask-title = Ask for help
form-ingredient = { INGREDIENT($ingredient, form: "title") } ({ $count })
form-no-order = No order
form-order = { ORDER($order) }: { NEEDS($order) }
form-pile =
    { $pile ->
        [supply] Ingredients, from the supply ({ $count })
       *[waiter] My orders, from the waiter ({ $count })
    }
form-add-exactly =
    { $count ->
        [one] Add exactly 1 card
       *[other] Add exactly { $count } cards
    }
form-lying =
    📜 **{ ORDER($order) }**: { NEEDS($order) }
    { oven-order-lies }
form-way = How do you bake it?
form-choice = Which ingredient do you choose?
form-lacks = missing: { CARDS($cards, form: "plain") }
form-adding = from your hand: { CARDS($cards, form: "plain") }
form-numbered = { INGREDIENT($ingredient) } ({ $number } of { $count })
form-ask-about = I ask the others one by one, in secret. Whoever has every card you want may give them to you, and gets a pizza for it: the top order from their waiter. If nobody helps, your order burns, so don’t ask for what you can add yourself.
form-ask-missing = Your order is still missing { CARDS($cards) }. I ask for whatever you don’t add.
form-ask-add = What do you add yourself?
form-want = What do you want from the others?
form-want-hint =
    { $count ->
        [one] Together with the cards you add: exactly 1 card.
       *[other] Together with the cards you add: exactly { $count } cards.
    }
form-want-example = 2 salami, 1 olive

warning-stuck = ⚠️ After this you’ll have { $limit } orders and no ingredients. With a full hand you draw nothing, so you’d pass until the game is over.
warning-orders-only = ⚠️ After this you’ll have { $limit } orders and no ingredients. You’d have to pass, and could only put in one order a turn to make room again.
