# What the channel hears of a game. $name and $seat are always a player's name.

## Whom the table waits for

prompt-decision = ⏳ Waiting for { $name }: what becomes of **{ ORDER($order) }** ({ NEEDS($order) })?
prompt-help = ⏳ Whoever is asked decides now, in secret: the question is under *{ press-hand }*.

## A turn

event-ingredients-played = **{ $seat }**: “{ ingredient-call }”
event-passed = **{ $seat }** has no ingredients left and passes.
turn-order = 📜 An order goes in on top: **{ ORDER($order) }** ({ NEEDS($order) })
turn-left =
    { $left ->
        [0] none
       *[other] { $left }
    }
turn-draws =
    { $pile ->
        [waiter] { $count ->
            [one] 🤵 draws 1 order from the waiter, who has { turn-left } left
           *[other] 🤵 draws { $count } orders from the waiter, who has { turn-left } left
        }
        [last] { $count ->
            [one] 🧺 draws the last card of the supply
           *[other] 🧺 draws the last { $count } cards of the supply
        }
       *[supply] { $count ->
            [0] 🧺 reaches for the supply, but it’s empty
            [one] 🧺 draws 1 card from the supply
           *[other] 🧺 draws { $count } cards from the supply
        }
    }
turn-draws-nothing = ✋ draws nothing
event-mamma-mia-found = 🔔 **Mamma Mia!** { $seat } has the card and will open the oven.
turn-standing =
    { $supply ->
        [one] -# Round { $round } · 1 card in the supply
       *[other] -# Round { $round } · { $supply } cards in the supply
    }

## A round begins

round-heading = ### 🍕 Round { $round } of { $openings }
event-dealt = 🃏 { $ingredients } ingredients and one order each; { $supply } cards in the supply.
event-round-began = 🧺 { $supply } cards in the new supply.
round-left-over = ♨️ Left over in the oven: { CARDS($cards) }
round-left-over-count =
    { $count ->
        [one] ♨️ 1 card is left over in the oven.
       *[other] ♨️ { $count } cards are left over in the oven.
    }

## The oven is opened

oven-heading = ### 🔥 Round { $opening } of { $openings }: time to bake
event-oven-opened =
    { $is_stalemate ->
        [yes] Nobody can play or draw any more, so **{ $seat }** opens the oven.
       *[no] **{ $seat }** opens the oven!
    }
oven-door =
    { $count ->
        [0] 🚪 The door opens: the oven is empty.
        [one] 🚪 The door opens. There’s 1 card inside …
       *[other] 🚪 The door opens. There are { $count } cards inside …
    }
# An order in one line, where everything is told at once.
oven-verdict =
    { $is_baked ->
        [yes] ✅
       *[no] ❌
    } **{ ORDER($order) }** · { $name }
oven-burn-in-a-row = 🔥 { $count } orders burn in a row:
slots-any = 🍕 { $count } of { $needed }, of any kind
oven-left-over = ▫️ { counted-emoji } · left over
oven-ingredients = ▫️ { counted-emoji } · { $name }
oven-order = 📜 **{ ORDER($order) }** · { $name }
oven-order-needs = -# needs { NEEDS($order) }
oven-order-lies = -# on the table: { CARDS($cards) }
oven-decides = ⏳ **{ $name }** is deciding …
event-help-requested =
    🙏 { $seat } asks for { CARDS($want) }.{ COUNT($choice) ->
        [0] { "" }
       *[other]
            { "" }
            -# chosen: { CHOICE($choice) }
    }
event-help-given = 🤝 Thank you, { $seat }, for helping { $owner } with { CARDS($cards) }! That’s a pizza for you too, face down.
event-order-baked =
    ✅ **Baked!**{ COUNT($choice) ->
        [0] { "" }
       *[other] { " " }Chosen: { CHOICE($choice) }.
    }{ COUNT($added) ->
        [0] { "" }
       *[other] { " " }Added from hand: { CARDS($added) }.
    }
oven-burnt = ❌ **Burnt!** { $why }
# Why an order burnt; $missing is the cards that weren't there, and $count how many they are.
missing-any =
    { $count ->
        [one] 1 card of any kind
       *[other] { $count } cards of any kind
    }
missing-cards =
    { $count ->
        [one] { $missing } was missing
       *[other] { $missing } were missing
    }
missing-barred = There mustn’t be any { INGREDIENT($forbidden, form: "many") } on the table.
missing-no-choice = There was no other ingredient on the table.
why-burnt =
    { $cause ->
        [barred] { missing-barred }
        [no-choice] { missing-no-choice }
        [unhelped] { missing-cards }, and nobody helped.
        [declined] { missing-cards }; { $name } declined.
       *[unable] { $count ->
            [one] { missing-cards }; { $name } couldn’t add it.
           *[other] { missing-cards }; { $name } couldn’t add them.
        }
    }
# After the name of the order.
why-burnt-brief =
    { $cause ->
        [barred] { missing-barred }
        [no-choice] { missing-no-choice }
        [unhelped] missing: { $missing }; 🤷 nobody helped
        [declined] missing: { $missing }; declined
       *[unable] missing: { $missing }
    }
# In a picture, after the owner's name; what's missing is drawn, except for an order that finds no other ingredient.
why-burnt-drawn =
    { $cause ->
        [barred] not allowed: { INGREDIENT($forbidden, form: "many") }
        [no-choice] no other ingredient
        [unhelped] nobody helped
        [declined] declined
       *[unable] couldn’t complete it
    }
oven-table = 🍽️ On the table: { CARDS($cards) }
oven-piles = 🍽️ On the table: { CARDS($cards, form: "pile") }
# What begins the next oven.
result-left-over = ♨️ Stays, and comes out first next time: { CARDS($cards, form: "pile") }
result-left-over-count =
    { $count ->
        [one] ♨️ 1 card stays in the oven, and comes out first next time.
       *[other] ♨️ { $count } cards stay in the oven, and come out first next time.
    }
oven-recap = -# So far: { $results }
# $before is what was delivered before, or none where nobody sees that.
oven-recap-of =
    { $leads ->
        [yes] 👑 { $name }
       *[no] { $name }
    } ✅ { $before ->
        [none] { $baked }
       *[other] { $before }+{ $baked }
    }{ $face_down ->
        [0] { "" }
       *[other] { " " }(+{ $face_down } face down)
    }{ $failed ->
        [0] { "" }
       *[other] { " " }❌ { $failed }
    }
# The same in the words of a picture.
picture-score-of =
    { $name }: { $before ->
        [none] { "" }
       *[other] { $before } before,{ " " }
    }{ $baked } baked, { $failed } burnt{ $face_down ->
        [0] { "" }
       *[other] , { $face_down } face down for helping
    }{ $leads ->
        [yes] , in the lead
       *[no] { "" }
    }
# A picture in words: one player's pizzas of an opening; $total is -1 where nobody knows it.
picture-this-time = this time
picture-in-all = in all
picture-standing-of =
    { $name }: { $baked } baked, { $failed } burnt{ $face_down ->
        [0] { "" }
       *[other] , { $face_down } face down for helping
    }{ $total ->
        [-1] { "" }
       *[other] , { $total } in all
    }
# The picture of the open oven, in words; $title is the name of an order.
picture-table = On the table: { CARDS($cards, form: "plain") }.
picture-order =
    { $name }’s order { $title }: { $verdict ->
        [baked] baked.
        [burnt] burnt. { $why }
        [waiting] not decided yet.
       *[open] the verdict is about to come.
    }
oven-result-heading = ### 🍕 Round { $opening }: what came out
oven-result-of = **{ $name }**: { $results }
oven-result-thanks = 🤝 +{ $count } face down: thanks for helping!
oven-no-orders = There were no orders in the oven.
oven-standing = 🧾 Delivered: { $standing }
oven-standing-of =
    { $leads ->
        [yes] 👑 { $name } **{ $count }**
       *[no] { $name } **{ $count }**
    }
oven-pile =
    { $count ->
        [0] 🧾 The finished pile is still empty.
        [one] 🧾 1 order lies face down on the finished pile.
       *[other] 🧾 { $count } orders lie face down on the finished pile.
    }
# An ingredient that an owner has chosen, in the middle of a sentence.
choice-of =
    { $ingredient ->
        [pineapple] pineapple
        [olive] olives
        [pepper] pepper
        [mushroom] mushrooms
        [salami] salami
       *[shrimp] shrimp
    }

## The end

finale-heading = ### 🧾 The finished pile is turned over
event-finished-turned-up =
    { $is_reward ->
        [yes] 🎁 **{ ORDER($order) }** · { $seat }, for helping
       *[no] 🍕 **{ ORDER($order) }** · { $seat }
    }
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
award-memory =
    🤔 **The sharpest memory**: { $name }, with { $count ->
        [0] not one order burnt
        [one] only one order burnt
       *[other] the fewest orders burnt: { $count }
    }
award-burnt = 🔥 **The charcoal prize**: { $name }, with { $count } burnt pizzas
award-feast = 🎁 **Feast of the evening**: { $name }, with { $count } pizzas in one round
award-armful = 🧺 **The biggest armful**: { $name }, with { $count } cards at once
award-patience = 💤 **The patience of a waiter**: { $name }, who passed { $count } times

end-won-delivered =
    { $count ->
        [one] { $names } wins with one pizza! 🍕
       *[other] { $names } wins with { $count } pizzas! 🍕
    }
end-won-ingredients =
    { $cards ->
        [one] A tie for most pizzas, but { $names } still has an ingredient in hand and wins! 🍕
       *[other] A tie for most pizzas, but { $names } has the most ingredients in hand, { $cards } of them, and wins! 🍕
    }
end-won-shared = Level on pizzas and on ingredients in hand: { $names } share the win! 🍕
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
