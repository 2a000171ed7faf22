# The table, as everybody may see it.

table-before = ### 🧺 The market
# A row: who it belongs to, then its movement and money, then its cards in order.
table-row = { $emoji } **{ $name }**
table-sums =
    { $money ->
        [0] **{ $movement }** 👣
       *[other] **{ $movement }** 👣 **{ $money }** 💶
    }
table-wc = 🚽 wc −1
table-hospital = 🏥 hospital −2
table-child = 👶 with the child
table-guest = 🧳 guest { $guest }
table-display = 🃏 On display: { $cards }
table-deck =
    { $count ->
        [0] deck empty
       *[other] deck { $count }
    }
table-aside = removed { $count } of { $most }
table-coming = to be sold later: { $cards }
table-next-guest = next guest { $guest }
table-stopped = stopped: { $names }
table-legend = -# 👣 movement · 💶 money · 🚽 −1 and 🏥 −2 movement when the turn ends · 🔒 turned, cannot be stolen · 👹 mother-in-law · with a player: 🧳 the guest and 🚫 the one stop are still to come
table-votes = ✋ So far: { $votes }
table-vote-of = { $character } { $count }
# A market card that may be stolen, and who takes it.
theft = { $card } for { $to }

overview-heading = ### 🍽️ { $title }
overview-trick = 👉 It is the trick of { $name }.
overview-stop-used = stop used
overview-guest-laid = guest laid
overview-stopped = stopped for this turn
overview-chooser = first choice
overview-absent = away
