# What the channel hears of a game. $name is always a player's name.

## Whom the table waits for

prompt-trick = 👉 { $name }, it’s your turn!
prompt-secret = ⏳ Waiting for { $name } to choose a secret character. Nobody else sees it.
prompt-guests = ⏳ Waiting for { $name }: who gets the guest { $guest }?
prompt-vote = ⏳ Waiting for { $name }: who gets the WC?
prompt-run-over = ⏳ Waiting for { $name }: does the school bus run someone over?
prompt-child = ⏳ Waiting for { $name }: does Grandpa take the child?
prompt-steal = ⏳ Waiting for { $name }: does anyone steal a card?

## A turn

trick-places =
    { $money ->
        [0] 🃏 **{ $name }** places { $cards } { $at }, now **{ $movement }** 👣.
       *[other] 🃏 **{ $name }** places { $cards } { $at }, now **{ $movement }** 👣 **{ $money }** 💶.
    }
trick-removes =
    { $money ->
        [0] 🧹 **{ $name }** removes { $cards } { $at }, now **{ $movement }** 👣.
       *[other] 🧹 **{ $name }** removes { $cards } { $at }, now **{ $movement }** 👣 **{ $money }** 💶.
    }
trick-guest = 🧳 **{ $name }** places the guest { $guest } with { $whom }.
trick-calls-wc = 🚽 **{ $name }** calls a WC vote: everyone votes for a character.
trick-votes = ✋ **{ $name }** votes for { $whom }.
trick-wc =
    { $count ->
        [one] 🚽 The WC goes { $to }, with 1 vote.
       *[other] 🚽 The WC goes { $to }, with { $count } votes.
    }
trick-wc-tie =
    { $count ->
        [one] 🚽 A tie at 1 vote each, and { $name }’s counts twice: the WC goes { $to }.
       *[other] 🚽 A tie at { $count } votes each, and { $name }’s counts twice: the WC goes { $to }.
    }
trick-stops = 🚫 **{ $name }** stops for this round. 🔒 Locked: { $card } { $at }.
trick-passed-over = ⏩ { $name } has nothing left to do and is skipped.
trick-match = ⚖️ A match at { $movement } 👣: { $rows }.
trick-match-nothing = Nothing comes of it.
trick-run-over = 🏥 The school bus runs over { $whom }!
trick-run-over-instead = 🏥 The school bus runs over { $whom }! The hospital sends { $former } home.
trick-lost = ❌ Lost in the accident: { $cards }.
trick-run-over-nobody = 🚌 The school bus runs over nobody.
trick-child = 👶 Grandpa takes the child.
trick-no-child = 👶 The child stays on the school bus.
trick-stolen = 🫳 Theft! { $card } goes { $robbed } { $to }.
trick-steal-nothing = 🫳 Nobody steals anything.

would-run-over = 🚌 can run over { $whom }
would-child = 👶 Grandpa can take the child
would-steal = 🫳 can be stolen: { $thefts }
would-end = 🏁 ends the round
would-run-over-brief = bus hits { $whom }
would-child-brief = child
would-steal-brief = theft

turn-ends-last-card = 🏁 That was the last card: the round is over.
turn-ends-stops = 🏁 Everyone has stopped: the round is over.
turn-ends-no-options = 🏁 Nobody has anything left to do: the round is over.

## The game, a round, the sale

market-opens = ### 🧺 On the market, one card per round
market-place = { $place }. { $card }
market-secrets = 🎭 **{ $name }** chooses a secret character first; then everyone else is dealt one.
market-worth = -# The same drawing on 2 of a character’s market cards is worth 3 points, on 3 cards 6, on 4 cards 10, on 5 cards 15. On just one card it’s worth 1, unless that card has 👹.
secret-chosen = 🎭 **{ $name }** has chosen, and now everyone has a secret character.
turn-begins = ### 🧺 Round { $turn } of { $turns }
turn-for-sale = For sale: { $card }
turn-ends-when = -# The round ends once the last card from deck and display is placed; then the market card is sold.
turn-dinner = ### 🍽️ The dinner hour, round { $turn } of { $turns }
turn-dinner-what = Nothing is for sale any more: movement decides who arrives first, and money counts.
sale-heading = ### 💶 The sale: { $card }
sale-bid = { $character }: { $money } 💶, { $movement } 👣
sale-nobody = Nobody has enough money, so the card is out of the game.
sale-enough-money = ✅ It goes { $to }: nobody else has enough money.
sale-movement = ✅ It goes { $to }: the most movement among those with enough money.
sale-most-money = ✅ It goes { $to }: a tie in movement, and the most money decides.
sale-youngest = ✅ It goes { $to }: a tie in movement and money, and the youngest gets it.
sale-counted = -# WC (−1) and hospital (−2) are already counted
