# What the channel hears of a game. $name and $seat are always players' names.

## Whom the table waits for

prompt =
    { $phase ->
        [trick] 👉 { $name }, it’s your turn!
        [secret] ⏳ Waiting for { $name } to choose a secret character. Nobody else sees it.
        [guests] ⏳ Waiting for { $name }: who gets the guest { NUMBER($guest) }?
        [vote] ⏳ Waiting for { $name }: who gets the WC?
        [run-over] ⏳ Waiting for { $name }: does the school bus run someone over?
        [child] ⏳ Waiting for { $name }: does Grandpa take the child?
       *[steal] ⏳ Waiting for { $name }: does anyone steal a card?
    }

## A turn

event-cards-placed =
    { $money ->
        [0] 🃏 **{ $seat }** places { CARDS($cards) } { ROW($row, form: "at") }, now **{ $movement }** 👣.
       *[other] 🃏 **{ $seat }** places { CARDS($cards) } { ROW($row, form: "at") }, now **{ $movement }** 👣 **{ $money }** 💶.
    }
event-card-removed =
    { $money ->
        [0] 🧹 **{ $seat }** removes { CARDS($card) } { ROW($row, form: "from") }, now **{ $movement }** 👣.
       *[other] 🧹 **{ $seat }** removes { CARDS($card) } { ROW($row, form: "from") }, now **{ $movement }** 👣 **{ $money }** 💶.
    }
event-guest-placed = 🧳 **{ $seat }** places the guest { NUMBER($guest) } with { ROW($character, form: "whom") }.
event-wc-called = 🚽 **{ $seat }** calls a WC vote: everyone votes for a character.
event-voted = ✋ **{ $seat }** votes for { ROW($character, form: "whom") }.
event-wc-given =
    { $is_tie ->
        [no]
            { $votes ->
                [one] 🚽 The WC goes { ROW($character, form: "to") }, with 1 vote.
               *[other] 🚽 The WC goes { ROW($character, form: "to") }, with { $votes } votes.
            }
       *[yes]
            { $votes ->
                [one] 🚽 A tie at 1 vote each, and { $seat }’s counts twice: the WC goes { ROW($character, form: "to") }.
               *[other] 🚽 A tie at { $votes } votes each, and { $seat }’s counts twice: the WC goes { ROW($character, form: "to") }.
            }
    }
# Who voted for whom.
trick-votes = ✋ { $votes }
trick-votes-of = { ROW($character) } ({ $names })
event-stopped = 🚫 **{ $seat }** stops for this round. 🔒 Locked: { MARKET($card) } { ROW($character, form: "at") }.
event-passed-over = ⏩ { $seat } has nothing left to do and is skipped.
event-rows-matched = ⚖️ A match at { $movement } 👣: { ROW($rows, form: "who") }.
event-character-run-over =
    { $former ->
        [none] 🏥 The school bus runs over { ROW($character, form: "whom") }!
       *[other] 🏥 The school bus runs over { ROW($character, form: "whom") }! The hospital sends { ROW($former, form: "whom") } home.
    }
event-cards-lost = ❌ Lost in the accident: { MARKET($cards) }.
event-nobody-run-over = 🚌 The school bus runs over nobody.
event-child-taken = 👶 Grandpa takes the child.
event-child-left = 👶 The child stays on the school bus.
event-card-stolen = 🫳 Theft! { MARKET($card) } goes { ROW($former, form: "from") } { ROW($to, form: "to") }.
event-nothing-stolen = 🫳 Nobody steals anything.

# What a choice would set off; the second where there is little room.
would =
    { $effect ->
        [run-over] 🚌 can run over { ROW($characters, form: "whom", joint: "or") }
        [child] 👶 Grandpa can take the child
        [steal] 🫳 can be stolen: { THEFTS($thefts) }
       *[end] 🏁 ends the round
    }
would-brief =
    { $effect ->
        [run-over] bus hits { ROW($characters, joint: "or") }
        [child] child
        [steal] theft
       *[end] { "" }
    }

event-turn-ended =
    { $reason ->
        [last-card] 🏁 That was the last card: the round is over.
        [stops] 🏁 Everyone has stopped: the round is over.
       *[no-options] 🏁 Nobody has anything left to do: the round is over.
    }

## The game, a round, the sale

market-opens = ### 🧺 On the market, one card per round
market-place = { $place }. { MARKET($card, form: "cost") }
market-secrets = 🎭 **{ $name }** chooses a secret character first; then everyone else is dealt one.
market-worth = -# The same drawing on 2 of a character’s market cards is worth 3 points, on 3 cards 6, on 4 cards 10, on 5 cards 15. On just one card it’s worth 1, unless that card has 👹.
event-secret-chosen = 🎭 **{ $seat }** has chosen, and now everyone has a secret character.
turn-begins = ### 🧺 Round { $turn } of { $turns }
turn-for-sale = For sale: { MARKET($card, form: "cost") }
turn-ends-when = -# The round ends once the last card from deck and display is placed; then the market card is sold.
turn-ends-dinner = -# Nothing is for sale any more. The round ends once the last card from deck and display is placed; then the family arrives, whoever has most movement first.
turn-dinner = ### 🍽️ The dinner hour, round { $turn } of { $turns }
turn-dinner-worth = Arriving 1st to 6th is worth { SCALE($scale) } points, and each 💶 in a row 1 point.
sale-heading = ### 💶 The sale: { MARKET($card, form: "cost") }
event-bid = { ROW($character, form: "title") }: { $money } 💶, { NUMBER($movement) } 👣
event-card-unsold = Nobody has enough money, so the card is out of the game.
event-card-sold =
    { $reason ->
        [enough-money] ✅ It goes { ROW($character, form: "to") }: nobody else has enough money.
        [movement] ✅ It goes { ROW($character, form: "to") }: the most movement among those with enough money.
        [most-money] ✅ It goes { ROW($character, form: "to") }: a tie in movement, and the most money decides.
       *[youngest] ✅ It goes { ROW($character, form: "to") }: a tie in movement and money, and the youngest gets it.
    }
sale-counted = -# WC (−1) and hospital (−2) are already counted
