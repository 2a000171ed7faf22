# The table, as everyone may see it.

table-before = ### 🧺 The market
# A row: who it belongs to, then its movement and money, then its cards in order.
table-row = { $emoji } **{ $name }**
table-sums =
    { $money ->
        [0] **{ $movement }** 👣
       *[other] **{ $movement }** 👣 **{ $money }** 💶
    }
table-wc = 🚽 WC −1
table-hospital = 🏥 hospital −2
table-child = 👶 with the child
table-guest = 🧳 guest { $guest }
table-display = 🃏 On display: { $cards }
table-deck =
    { $count ->
        [0] deck empty
       *[other] { $count } in the deck
    }
table-aside = { $count } of { $most } removed
table-coming = coming up for sale: { $cards }
table-next-guest = next guest { $guest }
table-stopped = stopped: { $names }
table-legend = -# 👣 movement · 💶 money · 🚽 −1 and 🏥 −2 movement when the round ends · 🔒 locked, can’t be stolen · 👹 mother-in-law · beside a player: 🧳 guest and 🚫 stop not used yet
table-votes = ✋ So far: { $votes }
table-vote-of = { $character } { $count }
# A market card that may be stolen, and who takes it.
theft = { $card } for { $to }

overview-heading = ### 🍽️ { $title }
overview-trick = 👉 It’s { $name }’s turn.
overview-stop-used = stop used
overview-guest-laid = guest placed
overview-stopped = stopped for this round
overview-chooser = first choice
overview-absent = away
