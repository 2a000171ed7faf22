# The own hand, and the table as everybody may see it.

hand-heading = ### 🖐️ { $title }, round { $round } of { $openings }
# $place is the channel of the table.
hand-your-turn = 👉 **Your turn** · { $place }
hand-waits-for-others = -# { $place } · When it is your turn you are called there, and your buttons are here.
hand-place = -# { $place }
hand-your-decision = 👉 **Your decision** · { $place }
hand-your-answer = 👉 **You are asked** · { $place }
hand-ingredients = **Your ingredients ({ $count })**: { $cards }
hand-orders =
    { $count ->
        [0] **Your orders**: none
       *[other] **Your orders ({ $count })** · ✅ you hold it yourself
    }
hand-first-turn =
    📖 Put in cards of one kind, and an order if you like. An order is baked if all it needs comes out of the oven before it; what is missing then, you may add from your hand.
    Afterwards you draw: ingredients, or more orders from your waiter, who keeps yours.
hand-order = 📜 **{ $order }**: { $needs }
hand-held =
    { $count ->
        [one] -# 1 card; your hand is filled up to { $limit }.
       *[other] -# { $count } cards; your hand is filled up to { $limit }.
    }
hand-overfull = -# { $count } cards; your hand is filled up to { $limit } only, so you draw nothing before you hold fewer.
hand-drawn = Drawn last: { $cards }
hand-asked = 🙏 **{ $name }** asks you for { $cards }, to bake **{ $order }**. If you help, your waiter’s top order counts as one of your pizzas, unseen. If not, nobody hears that you were asked.
hand-decide = 🤔 **{ $order }** has come out of the oven. It needs { $needs }.
hand-decide-cannot = Table and hand are not enough for it this time; choose below what to do.
hand-decide-free = All it needs lies there: choose how to bake it.
hand-decide-add = Add the missing cards from your hand, or decline, and it goes back to your waiter.
hand-won =
    { $count ->
        [one] 🏆 You win with one pizza!
       *[other] 🏆 You win with { $count } pizzas!
    }
hand-lost =
    { $count ->
        [one] 🏁 The game is over: you finish in place { $place }, with one pizza.
       *[other] 🏁 The game is over: you finish in place { $place }, with { $count } pizzas.
    }

since-heading = 👂 **Since your last turn**
since-so-far = 👂 **So far**
since-played = - { $name }: { $count } { $emoji }
since-order = + 📜 { $order }
since-passed = - { $name } passes.

# A turn in steps: $emoji is that of an ingredient.
press-put = { $kind } × { $count }
step-how-many = { $emoji } **How many go in?**
step-goes-in = ♨️ In goes: **{ $cards }**
step-on-top = ♨️ In goes: **{ $cards }**, and **{ $order }** on top
step-draw = An order on top, if you like. Drawing ends your turn:
step-draw-only = Drawing ends your turn:
step-put = An order on top, if you like. This ends your turn:
step-put-only = This ends your turn:
step-with = + { $order }
step-without = − { $order }
step-back = Back
press-draw-supply = Play, draw ingredients
press-draw-waiter = Play, draw my orders
press-draw-nothing = Play, draw nothing

press-pass-supply = Pass, draw from the supply
press-pass-waiter = Pass, draw from the waiter
press-pass-nothing = Pass, draw nothing
press-pass-order = { $order } · { $draw }
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
overview-decides = ⏳ { $name } decides about **{ $order }**.
overview-supply =
    { $count ->
        [one] 🧺 1 card in the supply
       *[other] 🧺 { $count } cards in the supply
    }
overview-oven = ♨️ On top in the oven: { $card }
overview-oven-order = ♨️ On top in the oven: **{ $order }** by { $name }
overview-oven-empty = ♨️ The oven is empty.
overview-holder = 🔔 { $name } has the Mamma Mia! card.
overview-absent = away
overview-cards = -# In hand: ingredients { $ingredients }, orders { $orders } · with the waiter: { $waiter }
overview-delivered =
    { $count ->
        [0] -# Nothing delivered yet
       *[other] -# Delivered { $count }: { $orders }
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
hint-play = { $cards } into the oven, then { $draw }
hint-play-order = { $cards } into the oven and *{ $order }* on top, then { $draw }
hint-order = **{ $order }** ({ $chance } %)
hint-lacks =
    { $count ->
        [one] , still lacking { $cards }
       *[other] , the most doubtful lacking { $cards }
    }
hint-bakes =
    { $which ->
        [likely] It expects { $likely } to be baked
        [doubtful] It does not expect { $doubtful } to be baked
       *[both] It expects { $likely } to be baked, but not { $doubtful }
    }{ $lacks }, and gives you { $chance } % to win.
hint-nothing-bakes = None of your orders lies in the oven then; it gives you { $chance } % to win.
