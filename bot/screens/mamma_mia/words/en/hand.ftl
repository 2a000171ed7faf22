# A player's own hand, and the table as everyone may see it.

hand-heading = ### 🖐️ { $title }, round { $round } of { $openings }
# $place is the channel of the table.
hand-your-turn = 👉 **Your turn** · { $place }
hand-waits-for-others = -# { $place } · When it’s your turn, I’ll call you there, and your buttons will be here.
hand-oven-open = ♨️ **The oven is open** · { $place }
hand-being-told = ⏳ **The channel hears what comes of it** · { $place }
hand-place = -# { $place }
hand-your-decision = 👉 **Your decision** · { $place }
hand-your-answer = 👉 **You’re being asked** · { $place }
hand-ingredients = **Your ingredients ({ COUNT($cards) })**: { CARDS($cards) }
hand-orders =
    { $count ->
        [0] **You hold no order**
       *[other] **Your orders ({ $count })** · ✅ in your hand
    }
hand-first-turn =
    📖 Put in cards of one kind, and an order on top if you like. It’s baked if everything it needs comes out of the oven before it; if something is missing then, you may add it from your hand.
    After that you draw: ingredients, or more of your orders, which your waiter keeps for you.
hand-order = 📜 **{ ORDER($order) }**: { $recipe }
hand-held =
    { $count ->
        [one] -# 1 card; your hand fills up to { $limit }.
       *[other] -# { $count } cards; your hand fills up to { $limit }.
    }
hand-overfull = -# { $count } cards; your hand only fills up to { $limit }, so you draw nothing until you hold fewer.
hand-full-of-orders = Orders fill your hand: you’ll draw little.
hand-drawn = Last drawn: { CARDS($cards) }
hand-drawn-orders = Last drawn: { ORDERS($orders, joint: "and") }
hand-asked = 🙏 **{ $name }** asks you for { CARDS($cards) }, to bake **{ ORDER($order) }**. If you help, your waiter’s top order counts as one of your pizzas, unseen. If you don’t, nobody hears that you were asked.
hand-decide = 🤔 **{ ORDER($order) }** has come out of the oven. It needs { NEEDS($order) }.
hand-decide-cannot = The table and your hand aren’t enough for it this time; choose below what to do.
hand-decide-free = Everything it needs is on the table: choose how to bake it.
hand-decide-add = Add the missing cards from your hand, or decline: then it burns and goes back to your waiter.
hand-won =
    { $count ->
        [one] 🏆 You won with one pizza!
       *[other] 🏆 You won with { $count } pizzas!
    }
hand-lost =
    🏁 The game is over. You finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }, with { $count ->
        [0] no pizzas
        [one] one pizza
       *[other] { $count } pizzas
    }.

since-heading = 👂 **Since your last turn**
since-so-far = 👂 **So far**
since-played = - { $name }: { counted-brief }
since-order = + 📜 { ORDER($order) }
since-passed = - { $name } passed

# A turn in steps: $order is none as long as none is chosen, and $draws says whether there is a pile
# to choose.
press-put = { INGREDIENT($ingredient, form: "title") } × { $count }
step-how-many = { ingredient-emoji } **How many go in?**
step-goes-in =
    ♨️ Going in: **{ counted-emoji }**{ $order ->
        [none] { "" }
       *[other] , with **{ ORDER($order) }** on top
    }
    { $order ->
        [none] Add an order on top, if you like.{ " " }
       *[other] { "" }
    }{ $draws ->
        [yes] Drawing ends your turn:
       *[no] Playing ends your turn:
    }
step-with = + { ORDER($order) }
step-without = − { ORDER($order) }
step-back = Back
counted-ingredients =
    { $count ->
        [one] 1 ingredient
       *[other] { $count } ingredients
    }
counted-orders =
    { $count ->
        [one] 1 order
       *[other] { $count } orders
    }
# $count is how many cards that draws, and $left how many the pile has.
press-draw =
    { $draw ->
        [supply] Play, draw { counted-ingredients } ({ $left } left)
        [waiter] Play, draw { counted-orders } ({ $left } left)
       *[none] Play, draw nothing
    }

press-pass =
    { $draw ->
        [supply] Pass, draw { counted-ingredients } ({ $left } left)
        [waiter] Pass, draw { counted-orders } ({ $left } left)
       *[none] Pass, draw nothing
    }
press-pass-order = + { ORDER($order) } · { press-pass }
press-bake = Bake
press-bake-with = Bake: { CHOICE($choice) }
press-add-cards = Bake: choose cards
press-ask = Ask for help
press-ask-for = Ask for { CARDS($cards, form: "plain") }
press-decline = Decline
press-help = Yes, help
press-no-help = No

overview-heading = ### 🍽️ { $title }, round { $round } of { $openings }
overview-turn = 👉 { $name } is next.
overview-decides = ⏳ { $name } is deciding about **{ ORDER($order) }**.
overview-supply =
    { $count ->
        [one] 🧺 1 card in the supply
       *[other] 🧺 { $count } cards in the supply
    }
overview-oven = ♨️ On top in the oven: { ingredient-emoji } { ingredient-name }
overview-oven-order = ♨️ On top in the oven: { $name }’s **{ ORDER($order) }**
overview-oven-empty = ♨️ The oven is empty.
overview-holder = 🔔 { $name } has the Mamma Mia! card.
overview-absent = away
overview-cards =
    -# In hand: { $ingredients ->
        [one] 1 ingredient
       *[other] { $ingredients } ingredients
    }, { $orders ->
        [one] 1 order
       *[other] { $orders } orders
    } · with the waiter: { $waiter }
overview-delivered =
    { $count ->
        [0] -# Nothing delivered yet
       *[other] -# Delivered ({ $count }): { ORDERS($orders) }
    }

# The picture of the hand, in words.
picture-hand = Your hand: { CARDS($cards, form: "plain") }. Your orders: { ORDERS($orders) }.

# What a hint says, and why.
hint-draw =
    { $draw ->
        [supply] draw ingredients
        [waiter] draw orders
       *[none] draw nothing
    }
move-play =
    { $order ->
        [none] put in { counted-emoji }, then { hint-draw }
       *[other] put in { counted-emoji } with *{ ORDER($order) }* on top, then { hint-draw }
    }
move-pass =
    { $order ->
        [none] pass, then { hint-draw }
       *[other] pass with *{ ORDER($order) }* on top, then { hint-draw }
    }
move-bake =
    { COUNT($choice) ->
        [0] { press-bake }{ COUNT($add) ->
            [0] { "" }
           *[other] { " " }+ { CARDS($add, form: "plain") }
        }
       *[other] { press-bake-with }{ COUNT($add) ->
            [0] { "" }
           *[other] { " " }(adding { CARDS($add, form: "plain") })
        }
    }
move-ask =
    { press-ask }: { CARDS($want) }{ COUNT($choice) ->
        [0] { "" }
       *[other] { " " }· { press-bake-with }
    }{ COUNT($add) ->
        [0] { "" }
       *[other] { " " }· from your hand: { CARDS($add) }
    }
move-help =
    { $give ->
        [yes] { press-help }
       *[no] { press-no-help }
    }
move-decline = { press-decline }
hint-comes-to =
    About { $pizzas }.{ $tenths } pizzas this round{ $order ->
        [none] { "" }
       *[other] , **{ ORDER($order) }** at { $likely }%{ COUNT($lacks) ->
            [0] { "" }
           *[other] , still missing { CARDS($lacks) }
        }
    }.
# What speaks for a move; $rival needs some of these cards too, or is none.
hint-why-none = { "" }
hint-why-lies =
    In the oven then: { counted-emoji }{ $rival ->
        [none] { "" }
       *[other] , and { $rival } wants some too
    }.
hint-why-free = It costs nothing: if it burns, it goes back to your waiter.
hint-why-wanted = Your **{ ORDER($order) }** needs it.
hint-why-spare = None of the orders in your hand needs it.
hint-why-counts = It counts at once.
hint-why-keeps = You keep your cards.
hint-why-alone = You can’t bake it alone.
hint-why-empty = You have nothing to put in.
