# A player's own hand, and the table as everyone may see it.

hand-heading = ### 🖐️ { $title }, round { $round } of { $openings }
# $place is the channel of the table.
hand-your-turn = 👉 **Your turn** · { $place }
hand-waits-for-others = -# { $place } · When it’s your turn, I’ll call you there, and your buttons will be here.
hand-place = -# { $place }
hand-your-decision = 👉 **Your decision** · { $place }
hand-your-answer = 👉 **You’re being asked** · { $place }
hand-ingredients = **Your ingredients ({ $count })**: { $cards }
hand-orders =
    { $count ->
        [0] **Your orders**: none
       *[other] **Your orders ({ $count })** · ✅ in your hand
    }
hand-first-turn =
    📖 Put in cards of one kind, and an order on top if you like. It’s baked if everything it needs comes out of the oven before it; if something is missing then, you may add it from your hand.
    After that you draw: ingredients, or more of your orders, which your waiter keeps for you.
hand-order = 📜 **{ $order }**: { $needs }
hand-held =
    { $count ->
        [one] -# 1 card; your hand fills up to { $limit }.
       *[other] -# { $count } cards; your hand fills up to { $limit }.
    }
hand-overfull = -# { $count } cards; your hand only fills up to { $limit }, so you draw nothing until you hold fewer.
hand-drawn = Last drawn: { $cards }
hand-asked = 🙏 **{ $name }** asks you for { $cards }, to bake **{ $order }**. If you help, your waiter’s top order counts as one of your pizzas, unseen. If you don’t, nobody hears that you were asked.
hand-decide = 🤔 **{ $order }** has come out of the oven. It needs { $needs }.
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
since-played = - { $name }: { $count } { $emoji }
since-order = + 📜 { $order }
since-passed = - { $name } passed

# A turn in steps: $emoji is that of an ingredient.
press-put = { $kind } × { $count }
step-how-many = { $emoji } **How many go in?**
step-goes-in = ♨️ Going in: **{ $cards }**
step-on-top = ♨️ Going in: **{ $cards }**, with **{ $order }** on top
step-draw = Add an order on top, if you like. Drawing ends your turn:
step-draw-only = Drawing ends your turn:
step-put = Add an order on top, if you like. Playing ends your turn:
step-put-only = Playing ends your turn:
step-with = + { $order }
step-without = − { $order }
step-back = Back
press-draw-supply = Play, draw ingredients
press-draw-waiter = Play, draw my orders
press-draw-nothing = Play, draw nothing

press-pass-supply = Pass, draw ingredients
press-pass-waiter = Pass, draw my orders
press-pass-nothing = Pass, draw nothing
press-pass-order = + { $order } · { $draw }
press-bake = Bake
press-bake-and = { $bake } + { $cards }
press-bake-adding = { $bake } (adding { $cards })
press-bake-with = Bake: { $choice }
press-add-cards = Bake: choose cards
press-ask = Ask for help
press-decline = Decline
press-help = Yes, help
press-no-help = No

overview-heading = ### 🍽️ { $title }, round { $round } of { $openings }
overview-turn = 👉 { $name } is next.
overview-decides = ⏳ { $name } is deciding about **{ $order }**.
overview-supply =
    { $count ->
        [one] 🧺 1 card in the supply
       *[other] 🧺 { $count } cards in the supply
    }
overview-oven = ♨️ On top in the oven: { $card }
overview-oven-order = ♨️ On top in the oven: { $name }’s **{ $order }**
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
       *[other] -# Delivered ({ $count }): { $orders }
    }

# The picture of the hand, in words.
picture-hand = Your hand: { $cards }. Your orders: { $orders }.

# What a hint says, and why.
hint-draw =
    { $pile ->
        [supply] draw ingredients
        [waiter] draw orders
       *[None] draw nothing
    }
hint-play = put in { $cards }, then { $draw }
hint-play-order = put in { $cards } with *{ $order }* on top, then { $draw }
hint-order = **{ $order }** ({ $chance }%)
hint-lacks =
    { $count ->
        [one] ; still missing: { $cards }
       *[other] ; the most doubtful is still missing { $cards }
    }
hint-bakes =
    { $which ->
        [likely] It expects { $likely } to be baked
        [doubtful] It doesn’t expect { $doubtful } to be baked
       *[both] It expects { $likely } to be baked, but not { $doubtful }
    }, and puts your chance of winning at { $chance }%{ $lacks }.
hint-nothing-bakes = You’d have no order in the oven then; it puts your chance of winning at { $chance }%.
