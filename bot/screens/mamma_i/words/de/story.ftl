# Was der Kanal von einem Spiel hört. $name und $seat sind immer Namen von Personen am Tisch.

## Auf wen der Tisch wartet

prompt =
    { $phase ->
        [trick] 👉 { $name }, du bist dran!
        [secret] ⏳ Alle warten auf { $name }: Wer wird die geheime Person? Das erfährt sonst niemand.
        [guests] ⏳ Alle warten auf { $name }: Neben wen kommt der Gast { NUMBER($guest) }?
        [vote] ⏳ Alle warten auf { $name }: Wer bekommt das WC?
        [run-over] ⏳ Alle warten auf { $name }: Überfährt der Schulbus jemanden?
        [child] ⏳ Alle warten auf { $name }: Nimmt Opa das Kind?
       *[steal] ⏳ Alle warten auf { $name }: Wird etwas gestohlen?
    }

## Ein Zug

event-cards-placed =
    { $money ->
        [0] 🃏 **{ $seat }** legt { CARDS($cards) } { ROW($row, form: "at") } an, jetzt **{ $movement }** 👣.
       *[other] 🃏 **{ $seat }** legt { CARDS($cards) } { ROW($row, form: "at") } an, jetzt **{ $movement }** 👣 **{ $money }** 💶.
    }
event-card-removed =
    { $money ->
        [0] 🧹 **{ $seat }** entfernt { CARDS($card) } { ROW($row, form: "from") }, jetzt **{ $movement }** 👣.
       *[other] 🧹 **{ $seat }** entfernt { CARDS($card) } { ROW($row, form: "from") }, jetzt **{ $movement }** 👣 **{ $money }** 💶.
    }
event-guest-placed = 🧳 **{ $seat }** legt den Gast { NUMBER($guest) } neben { ROW($character, form: "whom") }.
event-wc-called = 🚽 **{ $seat }** lässt alle übers WC abstimmen.
event-voted = ✋ **{ $seat }** stimmt für { ROW($character, form: "whom") }.
event-wc-given =
    { $is_tie ->
        [no]
            { $votes ->
                [one] 🚽 Das WC geht mit 1 Stimme { ROW($character, form: "to") }.
               *[other] 🚽 Das WC geht mit { $votes } Stimmen { ROW($character, form: "to") }.
            }
       *[yes]
            { $votes ->
                [one] 🚽 Gleichstand mit je 1 Stimme, und die von { $seat } zählt doppelt: Das WC geht { ROW($character, form: "to") }.
               *[other] 🚽 Gleichstand mit je { $votes } Stimmen, und die von { $seat } zählt doppelt: Das WC geht { ROW($character, form: "to") }.
            }
    }
# Wer für wen gestimmt hat.
trick-votes = ✋ { $votes }
trick-votes-of = { ROW($character) } ({ $names })
event-stopped = 🚫 **{ $seat }** dreht { MARKET($card) } { ROW($character, form: "at") } und hört für diese Runde auf.
event-passed-over = ⏩ { $seat } kann nichts mehr tun und setzt aus.
event-rows-matched = ⚖️ Gleichauf mit { $movement } 👣: { ROW($rows, form: "who") }.
event-character-run-over =
    { $former ->
        [none] 🏥 Der Schulbus überfährt { ROW($character, form: "whom") }!
       *[other] 🏥 Der Schulbus überfährt { ROW($character, form: "whom") }! Das Krankenhaus entlässt dafür { ROW($former, form: "whom") }.
    }
event-cards-lost = ❌ Beim Unfall verloren: { MARKET($cards) }.
event-nobody-run-over = 🚌 Der Schulbus überfährt niemanden.
event-child-taken = 👶 Opa nimmt das Kind mit.
event-child-left = 👶 Das Kind bleibt im Schulbus.
event-card-stolen = 🫳 Diebstahl: { MARKET($card) } geht { ROW($former, form: "from") } { ROW($to, form: "to") }.
event-nothing-stolen = 🫳 Gestohlen wird nichts.

# Was eine Wahl auslösen würde; das zweite, wo wenig Platz ist.
would =
    { $effect ->
        [run-over] 🚌 kann { ROW($characters, form: "whom", joint: "or") } überfahren
        [child] 👶 Opa kann das Kind nehmen
        [steal] 🫳 kann gestohlen werden: { THEFTS($thefts) }
       *[end] 🏁 beendet die Runde
    }
would-brief =
    { $effect ->
        [run-over] Bus überfährt: { ROW($characters, joint: "or") }
        [child] Kind
        [steal] Diebstahl
       *[end] { "" }
    }

event-turn-ended =
    { $reason ->
        [last-card] 🏁 Das war die letzte Karte: Die Runde ist zu Ende.
        [stops] 🏁 Alle haben aufgehört: Die Runde ist zu Ende.
       *[no-options] 🏁 Niemand kann mehr etwas tun: Die Runde ist zu Ende.
    }

## Das Spiel, eine Runde, der Verkauf

market-opens = ### 🧺 Auf dem Markt: in jeder Runde eine Karte
market-place = { $place }. { MARKET($card, form: "cost") }
market-secrets = 🎭 Zuerst wählt **{ $name }** eine geheime Person; allen anderen wird danach eine ausgeteilt.
market-worth = -# Dasselbe Bild auf mehreren Marktkarten einer Person: 2 Karten 3 Punkte, 3 Karten 6, 4 Karten 10, 5 Karten 15. Nur auf einer Karte: 1 Punkt, mit 👹 auf dieser Karte keiner.
event-secret-chosen = 🎭 **{ $seat }** hat gewählt, und jetzt haben alle eine geheime Person.
turn-begins = ### 🧺 Runde { $turn } von { $turns }
turn-for-sale = Zu haben: { MARKET($card, form: "cost") }
turn-ends-when = -# Die Runde endet, wenn die letzte Karte von Stapel und Auslage gelegt ist; dann wird die Marktkarte verkauft.
turn-ends-dinner = -# Verkauft wird nichts mehr. Die Runde endet, wenn die letzte Karte von Stapel und Auslage gelegt ist; dann kommt die Familie, wer die meiste Bewegung hat, zuerst.
turn-dinner = ### 🍽️ Die Essenszeit, Runde { $turn } von { $turns }
turn-dinner-worth = Platz 1 bis 6 beim Essen bringen { SCALE($scale) } Punkte, und jeder 💶 in einer Reihe bringt 1 Punkt.
sale-heading = ### 💶 Der Verkauf: { MARKET($card, form: "cost") }
event-bid = { ROW($character, form: "title") }: { $money } 💶, { NUMBER($movement) } 👣
event-card-unsold = Niemand hat genug Geld, also ist die Karte aus dem Spiel.
event-card-sold =
    { $reason ->
        [enough-money] ✅ Sie geht { ROW($character, form: "to") }: Sonst hat niemand genug Geld.
        [movement] ✅ Sie geht { ROW($character, form: "to") }: die meiste Bewegung von allen mit genug Geld.
        [most-money] ✅ Sie geht { ROW($character, form: "to") }: gleich viel Bewegung, da entscheidet das meiste Geld.
       *[youngest] ✅ Sie geht { ROW($character, form: "to") }: gleich viel Bewegung und Geld, da bekommt sie die jüngste Person.
    }
sale-counted = -# WC und Krankenhaus sind schon abgezogen
