# The table, as everyone may see it.

table-before = ### 🧺 The market
# A row: who it belongs to, then its movement and money, then its cards in order.
table-row = { row-emoji } **{ row-name }**
# The same with what the character is worth by itself.
table-row-worth = { table-row }, worth { NUMBER($worth) }
table-sums =
    { $money ->
        [0] **{ $movement }** 👣
       *[other] **{ $movement }** 👣 **{ $money }** 💶
    }
table-wc = 🚽 WC −1
table-hospital = 🏥 hospital −2
table-child = 👶 with the child
table-guest = 🧳 guest { NUMBER($guest) }
table-bought =
    { $is_vertical ->
        [yes] { MARKET($card) }
       *[no] 🔒{ MARKET($card) }
    }
table-points = so far **{ NUMBER($points) }**
table-display = 🃏 On display: { CARDS($cards, form: "apart") }
table-deck =
    { $count ->
        [0] deck empty
       *[other] { $count } in the deck
    }
table-aside = { $count } of { $most } removed
table-coming = coming up for sale: { MARKET($cards, joint: "comma") }
table-next-guest = next guest { NUMBER($guest) }
table-everyone = everyone
table-with-guest = guest not placed yet: { $names }
table-can-stop = stop not used yet: { $names }
table-stopped = stopped: { $names }
table-legend =
    -# 👣 movement · 💶 money · 🚽 −1 and 🏥 −2 movement when the round ends · 🔒 locked, can’t be stolen · 👹 mother-in-law · beside a player: 🧳 guest and 🚫 stop not used yet
    -# 🧳 −6: a guest beside a character, or the next one to place · 0/{ $most }: cards removed in this round, { $most } at most · beside a portrait: what that character is worth by itself · at the end of a row: points so far · at dinner: { SCALE($scale) } from 1st to 6th, and 1 point for each 💶
table-votes = ✋ So far: { $votes }
# A market card that may be stolen, and who takes it; the second where emoji would be too much.
theft-short = { MARKET($card) } for { ROW($to, form: "whom") }
theft-plain = { MARKET($card, form: "plain") } for { ROW($to, form: "whom") }

overview-heading = ### 🍽️ { $title }
overview-trick = 👉 It’s { $name }’s turn.
overview-stop-used = stop used
overview-guest-laid = guest placed
overview-stopped = stopped for this round
overview-chooser = first choice
overview-absent = away
