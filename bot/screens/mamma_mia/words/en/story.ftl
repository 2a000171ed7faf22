# What the channel hears of a game. $name is always a player's name.

## Whom the table waits for

prompt-decision = ⏳ All wait for { $name }: what becomes of **{ $order }** ({ $needs })?
prompt-help = ⏳ Whoever is asked decides now, in secret, and finds the question under *{ press-hand }*.

## A turn

turn-call = **{ $name }**: “{ $call }” { $emoji }
turn-passes = **{ $name }** has no ingredient left and passes.
turn-order = 📜 An order goes in on top: **{ $order }** ({ $needs })
turn-draws-supply =
    { $count ->
        [one] 🧺 draws 1 card from the supply
       *[other] 🧺 draws { $count } cards from the supply
    }
turn-draws-last =
    { $count ->
        [one] 🧺 draws the last card of the supply
       *[other] 🧺 draws the last { $count } cards of the supply
    }
turn-supply-empty = 🧺 reaches into the supply, but it is empty
turn-left =
    { $left ->
        [0] none
       *[other] { $left }
    }
turn-draws-waiter =
    { $count ->
        [one] 🤵 draws 1 order from the waiter, who has { turn-left } left
       *[other] 🤵 draws { $count } orders from the waiter, who has { turn-left } left
    }
turn-draws-nothing = ✋ draws nothing
turn-mamma-mia = 🔔 **Mamma Mia!** { $name } has the card, and will open the oven.
turn-standing =
    { $supply ->
        [one] -# Round { $round } · 1 card in the supply
       *[other] -# Round { $round } · { $supply } cards in the supply
    }

## A round begins

round-heading = ### 🍕 Round { $round } of { $openings }
round-dealt = 🃏 { $cards } ingredients and one order for everyone; { $supply } cards in the supply.
round-supply = 🧺 { $supply } cards in the new supply.
round-left-over = ♨️ Left over in the oven: { $cards }

## The oven is opened

oven-heading = ### 🔥 The oven, opening { $opening } of { $openings }
oven-opens = **{ $name }** opens the oven!
oven-stalemate = Nobody can play or draw any more, so **{ $name }** opens the oven.
oven-door =
    { $count ->
        [0] 🚪 The door opens: the oven is empty.
        [one] 🚪 The door opens. 1 card lies inside …
       *[other] 🚪 The door opens. { $count } cards lie inside …
    }
# An order in one line, where all is told at once.
oven-verdict = { $mark } **{ $order }** · { $name }
slots-any = 🍕 { $count } of { $needed }, of any kind
oven-left-over = ▫️ { $cards } · left over
oven-ingredients = ▫️ { $cards } · { $name }
oven-order = 📜 **{ $order }** · { $name }
oven-order-needs = -# needs { $needs }
oven-order-lies = -# on the table: { $cards }
oven-decides = ⏳ **{ $name }** decides …
oven-asks = 🙏 { $name } asks for { $cards }.
oven-helps = 🤝 { $name } helps with { $cards } and lays away an order unseen.
oven-nobody-helps = 🤷 Nobody helps.
oven-baked = ✅ **Baked!**
oven-baked-with = Chosen: { $choice }.
oven-baked-adding = From the hand: { $cards }.
oven-failed = ❌ Not baked: back to the waiter.
oven-table = 🍽️ On the table: { $cards }
oven-recap = -# So far: { $results }
oven-recap-of = { $name } ✅ { $baked } ❌ { $failed }
# A picture in words: one player's pizzas of an opening; $total is -1 where nobody knows it.
picture-this-time = this time
picture-in-all = in all
picture-standing-of =
    { $name }: { $baked } baked, { $failed } burnt{ $total ->
        [-1] { "" }
       *[other] , { $total } in all
    }
# The picture of the open oven, in words; $title is the name of an order.
picture-table = On the table: { $cards }.
picture-order =
    { $name }'s order { $title }: { $verdict ->
        [baked] baked.
        [burnt] not baked.
        [waiting] not decided yet.
       *[open] its verdict is about to come.
    }
oven-result-heading = ### 🍕 Opening { $opening }: what came out
oven-result-of = **{ $name }**: { $results }
oven-no-orders = No order was in the oven.
oven-standing = 🧾 Delivered: { $standing }
oven-standing-of = { $name } **{ $count }**
oven-pile =
    { $count ->
        [0] 🧾 The finished pile is still empty.
        [one] 🧾 1 order lies face down on the finished pile.
       *[other] 🧾 { $count } orders lie face down on the finished pile.
    }
# An ingredient that an owner has chosen, in the middle of a sentence.
choice-of =
    { $kind ->
        [pineapple] pineapple
        [olive] olives
        [pepper] pepper
        [mushroom] mushrooms
        [salami] salami
       *[shrimp] shrimp
    }

help-choice = -# with { $choice }

## The end

finale-heading = ### 🧾 The finished pile is turned up
finale-order = 🍕 **{ $order }** · { $name }
finale-reward = 🎁 **{ $order }** · { $name }, for helping
finale-tally = 🧮 { $standing }
# The ranking as a picture, in words: one player's line.
picture-podium-of =
    { $place }. { $name }: { $count ->
        [one] 1 pizza
       *[other] { $count } pizzas
    }
## Awards: $name alone was best at it, and $count says how good.

award-bombastica = 🍕 **The boldest oven**: { $name }, with a Bombastica of { $count } cards
award-helper = 🤝 **Helper of the evening**: { $name }, who helped { $count } times
award-saved = ✋ **Saved by one card**: { $name }, with { $count } pizzas
award-memory = 🤔 **The sharpest memory**: { $name }, { $count } orders and not one burnt
award-burnt = 🔥 **Charcoal prize**: { $name }, with { $count } burnt pizzas
award-feast = 🎁 **Feast of the evening**: { $name }, { $count } pizzas in one opening
award-armful = 🧺 **The biggest armful**: { $name }, { $count } cards at once
award-patience = 💤 **Patience of a waiter**: { $name }, who passed { $count } times

end-won-delivered =
    { $count ->
        [one] { $names } wins with one pizza! 🍕
       *[other] { $names } wins with { $count } pizzas! 🍕
    }
end-won-ingredients =
    { $cards ->
        [one] A tie for most pizzas, and 1 ingredient in hand decides: { $names } wins! 🍕
       *[other] A tie for most pizzas, and the most ingredients in hand decide, { $cards } of them: { $names } wins! 🍕
    }
end-won-shared = Nothing tells them apart, neither pizzas nor ingredients in hand: { $names } share the win! 🍕
end-place =
    { $count ->
        [one] { $medal } { $place }. **{ $name }**{ $strength } · 1 pizza
       *[other] { $medal } { $place }. **{ $name }**{ $strength } · { $count } pizzas
    }
end-in-hand =
    { $count ->
        [one] (1 ingredient in hand)
       *[other] ({ $count } ingredients in hand)
    }
