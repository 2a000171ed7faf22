# What the channel hears of a game. $name is always a player's name.

## Whom the table waits for

prompt-trick = 👉 { $name }, it’s your trick!
prompt-secret = ⏳ All wait for { $name }, who chooses a secret character that nobody else gets to see.
prompt-guests = ⏳ All wait for { $name }: beside whom does the guest { $guest } go?
prompt-vote = ⏳ All wait for { $name }: who is to get the wc?
prompt-run-over = ⏳ All wait for { $name }: does the schoolbus run somebody over?
prompt-child = ⏳ All wait for { $name }: does Grandpa take the child?
prompt-steal = ⏳ All wait for { $name }: is something stolen?

## A trick

trick-places =
    { $money ->
        [0] 🃏 **{ $name }** puts { $cards } { $at }, now **{ $movement }** 👣.
       *[other] 🃏 **{ $name }** puts { $cards } { $at }, now **{ $movement }** 👣 **{ $money }** 💶.
    }
trick-removes =
    { $money ->
        [0] 🧹 **{ $name }** removes { $cards } { $at }, now **{ $movement }** 👣.
       *[other] 🧹 **{ $name }** removes { $cards } { $at }, now **{ $movement }** 👣 **{ $money }** 💶.
    }
trick-guest = 🧳 **{ $name }** lays the guest { $guest } beside { $whom }.
trick-calls-wc = 🚽 **{ $name }** calls the wc: everybody names somebody.
trick-votes = ✋ **{ $name }** names { $whom }.
trick-wc =
    { $count ->
        [one] 🚽 The wc goes { $to }, with 1 vote.
       *[other] 🚽 The wc goes { $to }, with { $count } votes.
    }
trick-wc-tie =
    { $count ->
        [one] 🚽 A tie with 1 vote each, and { $name }’s counts twice: the wc goes { $to }.
       *[other] 🚽 A tie with { $count } votes each, and { $name }’s counts twice: the wc goes { $to }.
    }
trick-stops = 🚫 **{ $name }** turns { $card } { $at }, and stops for this turn.
trick-passed-over = ⏩ { $name } has nothing left to do and is passed over.
trick-match = ⚖️ Matching at { $movement } 👣: { $rows }.
trick-match-nothing = Nothing comes of it.
trick-run-over = 🏥 The schoolbus runs over { $whom }!
trick-run-over-instead = 🏥 The schoolbus runs over { $whom }! The hospital lets { $former } go.
trick-lost = ❌ Lost in the incident: { $cards }.
trick-run-over-nobody = 🚌 The schoolbus runs over nobody.
trick-child = 👶 Grandpa takes the child along.
trick-no-child = 👶 The child stays in the schoolbus.
trick-stolen = 🫳 A theft: { $card } goes { $robbed } { $to }.
trick-steal-nothing = 🫳 Nothing is stolen.

would-run-over = 🚌 may run over { $whom }
would-child = 👶 Grandpa may take the child
would-steal = 🫳 may be stolen: { $thefts }
would-end = 🏁 ends the turn
would-run-over-brief = 🚌 over { $whom }
would-child-brief = 👶 child
would-steal-brief = 🫳 theft

turn-ends-last-card = 🏁 That was the last card: the turn is over.
turn-ends-stops = 🏁 Everybody has stopped: the turn is over.
turn-ends-no-options = 🏁 Nobody has anything left to do: the turn is over.

## The game, a turn, the sale

market-opens = ### 🧺 On the market, one card in each turn
market-place = { $place }. { $card }
market-secrets = 🎭 First **{ $name }** chooses a secret character; everybody else is dealt one after that.
market-worth = -# On how many of a character’s market cards a drawing is: 2 cards 3 points, 3 cards 6, 4 cards 10, 5 cards 15. On one card alone: 1 point, unless 👹 is on that card.
secret-chosen = 🎭 **{ $name }** has chosen, and everybody has a secret character now.
turn-begins = ### 🧺 Turn { $turn } of { $turns }
turn-for-sale = For sale: { $card }
turn-ends-when = -# The turn ends when the last card of deck and display is placed; then the market card is sold.
turn-dinner = ### 🍽️ The dinner hour, turn { $turn } of { $turns }
turn-dinner-what = Nothing is sold any more: movement decides who arrives first, and money counts.
sale-heading = ### 💶 The sale: { $card }
sale-bid = { $character }: { $money } 💶, { $movement } 👣
sale-nobody = Nobody has enough money, so the card is out of the game.
sale-enough-money = ✅ It goes { $to }: nobody else has enough money.
sale-movement = ✅ It goes { $to }: most movement of those with enough money.
sale-most-money = ✅ It goes { $to }: equal in movement, and most money decides.
sale-youngest = ✅ It goes { $to }: equal in movement and money, and the youngest gets it.
sale-counted = -# less 1 with the wc, less 2 with the hospital
