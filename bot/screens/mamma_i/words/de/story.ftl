# Was der Kanal von einem Spiel hört. $name ist immer der Name einer Person am Tisch.

## Auf wen der Tisch wartet

prompt-trick = 👉 { $name }, du bist dran!
prompt-secret = ⏳ Alle warten auf { $name }: Wer wird die geheime Person? Das erfährt sonst niemand.
prompt-guests = ⏳ Alle warten auf { $name }: Neben wen kommt der Gast { $guest }?
prompt-vote = ⏳ Alle warten auf { $name }: Wer bekommt das WC?
prompt-run-over = ⏳ Alle warten auf { $name }: Überfährt der Schulbus jemanden?
prompt-child = ⏳ Alle warten auf { $name }: Nimmt Opa das Kind?
prompt-steal = ⏳ Alle warten auf { $name }: Wird etwas gestohlen?

## Ein Zug

trick-places =
    { $money ->
        [0] 🃏 **{ $name }** legt { $cards } { $at } an, jetzt **{ $movement }** 👣.
       *[other] 🃏 **{ $name }** legt { $cards } { $at } an, jetzt **{ $movement }** 👣 **{ $money }** 💶.
    }
trick-removes =
    { $money ->
        [0] 🧹 **{ $name }** entfernt { $cards } { $at }, jetzt **{ $movement }** 👣.
       *[other] 🧹 **{ $name }** entfernt { $cards } { $at }, jetzt **{ $movement }** 👣 **{ $money }** 💶.
    }
trick-guest = 🧳 **{ $name }** legt den Gast { $guest } neben { $whom }.
trick-calls-wc = 🚽 **{ $name }** lässt alle übers WC abstimmen.
trick-votes = ✋ **{ $name }** stimmt für { $whom }.
trick-wc =
    { $count ->
        [one] 🚽 Das WC geht mit 1 Stimme { $to }.
       *[other] 🚽 Das WC geht mit { $count } Stimmen { $to }.
    }
trick-wc-tie =
    { $count ->
        [one] 🚽 Gleichstand mit je 1 Stimme, und die von { $name } zählt doppelt: Das WC geht { $to }.
       *[other] 🚽 Gleichstand mit je { $count } Stimmen, und die von { $name } zählt doppelt: Das WC geht { $to }.
    }
trick-stops = 🚫 **{ $name }** dreht { $card } { $at } und hört für diese Runde auf.
trick-passed-over = ⏩ { $name } kann nichts mehr tun und setzt aus.
trick-match = ⚖️ Gleichauf mit { $movement } 👣: { $rows }.
trick-match-nothing = Weiter passiert nichts.
trick-run-over = 🏥 Der Schulbus überfährt { $whom }!
trick-run-over-instead = 🏥 Der Schulbus überfährt { $whom }! Das Krankenhaus entlässt dafür { $former }.
trick-lost = ❌ Beim Unfall verloren: { $cards }.
trick-run-over-nobody = 🚌 Der Schulbus überfährt niemanden.
trick-child = 👶 Opa nimmt das Kind mit.
trick-no-child = 👶 Das Kind bleibt im Schulbus.
trick-stolen = 🫳 Diebstahl: { $card } geht { $robbed } { $to }.
trick-steal-nothing = 🫳 Gestohlen wird nichts.

would-run-over = 🚌 kann { $whom } überfahren
would-child = 👶 Opa kann das Kind nehmen
would-steal = 🫳 kann gestohlen werden: { $thefts }
would-end = 🏁 beendet die Runde
would-run-over-brief = Bus überfährt: { $whom }
would-child-brief = Kind
would-steal-brief = Diebstahl

turn-ends-last-card = 🏁 Das war die letzte Karte: Die Runde ist zu Ende.
turn-ends-stops = 🏁 Alle haben aufgehört: Die Runde ist zu Ende.
turn-ends-no-options = 🏁 Niemand kann mehr etwas tun: Die Runde ist zu Ende.

## Das Spiel, eine Runde, der Verkauf

market-opens = ### 🧺 Auf dem Markt: in jeder Runde eine Karte
market-place = { $place }. { $card }
market-secrets = 🎭 Zuerst wählt **{ $name }** eine geheime Person; allen anderen wird danach eine ausgeteilt.
market-worth = -# Dasselbe Bild auf mehreren Marktkarten einer Person: 2 Karten 3 Punkte, 3 Karten 6, 4 Karten 10, 5 Karten 15. Nur auf einer Karte: 1 Punkt, mit 👹 auf dieser Karte keiner.
secret-chosen = 🎭 **{ $name }** hat gewählt, und jetzt haben alle eine geheime Person.
turn-begins = ### 🧺 Runde { $turn } von { $turns }
turn-for-sale = Zu haben: { $card }
turn-ends-when = -# Die Runde endet, wenn die letzte Karte von Stapel und Auslage gelegt ist; dann wird die Marktkarte verkauft.
turn-dinner = ### 🍽️ Die Essenszeit, Runde { $turn } von { $turns }
turn-dinner-what = Verkauft wird nichts mehr: Bewegung entscheidet, wer zuerst kommt, und Geld zählt.
sale-heading = ### 💶 Der Verkauf: { $card }
sale-bid = { $character }: { $money } 💶, { $movement } 👣
sale-nobody = Niemand hat genug Geld, also ist die Karte aus dem Spiel.
sale-enough-money = ✅ Sie geht { $to }: Sonst hat niemand genug Geld.
sale-movement = ✅ Sie geht { $to }: die meiste Bewegung von allen mit genug Geld.
sale-most-money = ✅ Sie geht { $to }: gleich viel Bewegung, da entscheidet das meiste Geld.
sale-youngest = ✅ Sie geht { $to }: gleich viel Bewegung und Geld, da bekommt sie die jüngste Person.
sale-counted = -# WC und Krankenhaus sind schon abgezogen
