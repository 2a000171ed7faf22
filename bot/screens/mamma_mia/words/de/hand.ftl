# Die eigene Hand, und der Tisch, wie alle ihn sehen dürfen.

hand-heading = ### 🖐️ { $title }, Runde { $round } von { $openings }
# $place ist der Kanal des Tisches.
hand-your-turn = 👉 **Du bist dran** · { $place }
hand-waits-for-others = -# { $place } · Wenn du dran bist, wirst du dort gerufen, und deine Knöpfe sind hier.
hand-place = -# { $place }
hand-your-decision = 👉 **Du entscheidest** · { $place }
hand-your-answer = 👉 **Du wirst gefragt** · { $place }
hand-ingredients = **Deine Zutaten ({ $count })**: { $cards }
hand-orders =
    { $count ->
        [0] **Deine Bestellungen**: keine
       *[other] **Deine Bestellungen ({ $count })** · ✅ hast du selbst
    }
hand-first-turn =
    📖 Leg Karten einer Sorte in den Ofen und, wenn du magst, eine Bestellung obendrauf. Sie wird gebacken, wenn alles, was sie braucht, vor ihr aus dem Ofen kommt; was dann noch fehlt, darfst du aus der Hand dazulegen.
    Danach ziehst du: Zutaten, oder weitere Bestellungen von deinem Kellner, der sie für dich aufhebt.
hand-order = 📜 **{ $order }**: { $needs }
hand-held =
    { $count ->
        [one] -# 1 Karte; aufgefüllt wird auf { $limit }.
       *[other] -# { $count } Karten; aufgefüllt wird auf { $limit }.
    }
hand-overfull = -# { $count } Karten; aufgefüllt wird nur auf { $limit }, also ziehst du erst wieder, wenn du weniger hast.
hand-drawn = Zuletzt gezogen: { $cards }
hand-asked = 🙏 **{ $name }** bittet dich um { $cards }, um **{ $order }** zu backen. Wenn du hilfst, zählt die oberste Bestellung deines Kellners ungesehen als deine Pizza. Wenn nicht, erfährt niemand, dass du gefragt wurdest.
hand-decide = 🤔 Deine Bestellung **{ $order }** ist aus dem Ofen gekommen und braucht { $needs }.
hand-decide-cannot = Tisch und Hand reichen dafür diesmal nicht; wähl unten, was du tust.
hand-decide-free = Alles, was sie braucht, liegt da: Wähl, wie du sie backst.
hand-decide-add = Leg die fehlenden Karten aus der Hand dazu, oder verzichte: Dann verbrennt sie und geht zurück zu deinem Kellner.
hand-won =
    { $count ->
        [one] 🏆 Du gewinnst mit einer Pizza!
       *[other] 🏆 Du gewinnst mit { $count } Pizzas!
    }
hand-lost =
    { $count ->
        [one] 🏁 Das Spiel ist zu Ende: Du kommst auf Platz { $place }, mit einer Pizza.
       *[other] 🏁 Das Spiel ist zu Ende: Du kommst auf Platz { $place }, mit { $count } Pizzas.
    }

since-heading = 👂 **Seit deinem letzten Zug**
since-so-far = 👂 **Bisher**
since-played = - { $name }: { $count } { $emoji }
since-order = + 📜 { $order }
since-passed = - { $name } passt.

# Ein Zug in Schritten: $emoji ist das einer Zutat.
press-put = { $kind } × { $count }
step-how-many = { $emoji } **Wie viele kommen hinein?**
step-goes-in = ♨️ Hinein: **{ $cards }**
step-on-top = ♨️ Hinein: **{ $cards }** und obendrauf **{ $order }**
step-draw = Dazu eine Bestellung, wenn du magst. Mit dem Ziehen ist dein Zug zu Ende:
step-draw-only = Mit dem Ziehen ist dein Zug zu Ende:
step-put = Dazu eine Bestellung, wenn du magst. Damit ist dein Zug zu Ende:
step-put-only = Damit ist dein Zug zu Ende:
step-with = + { $order }
step-without = − { $order }
step-back = Zurück
press-draw-supply = Legen, Zutaten ziehen
press-draw-waiter = Legen, Bestellungen ziehen
press-draw-nothing = Legen, nichts ziehen

press-pass-supply = Passen, vom Vorrat ziehen
press-pass-waiter = Passen, vom Kellner ziehen
press-pass-nothing = Passen, nichts ziehen
press-pass-order = { $order } · { $draw }
press-bake = Backen
press-bake-and = { $bake } + { $cards }
press-bake-adding = { $bake } (dazu { $cards })
press-bake-with = Backen: { $choice }
press-add-cards = Backen: Karten wählen
press-ask = Um Hilfe bitten
press-decline = Verzichten
press-help = Ja, helfen
press-no-help = Nein

overview-heading = ### 🍽️ { $title }, Runde { $round } von { $openings }
overview-turn = 👉 Jetzt ist { $name } dran.
overview-decides = ⏳ { $name } entscheidet über **{ $order }**.
overview-supply =
    { $count ->
        [one] 🧺 1 Karte im Vorrat
       *[other] 🧺 { $count } Karten im Vorrat
    }
overview-oven = ♨️ Obenauf im Ofen: { $card }
overview-oven-order = ♨️ Obenauf im Ofen: **{ $order }** von { $name }
overview-oven-empty = ♨️ Der Ofen ist leer.
overview-holder = 🔔 { $name } hat die Mamma-Mia!-Karte.
overview-absent = nicht da
overview-cards =
    -# Auf der Hand: { $ingredients ->
        [one] 1 Zutat
       *[other] { $ingredients } Zutaten
    }, { $orders ->
        [one] 1 Bestellung
       *[other] { $orders } Bestellungen
    } · beim Kellner: { $waiter }
overview-delivered =
    { $count ->
        [0] -# Noch nichts geliefert
       *[other] -# { $count } geliefert: { $orders }
    }

# Das Bild der Hand in Worten.
picture-hand = Deine Hand: { $cards }. Deine Bestellungen: { $orders }.

# Was ein Rat sagt, und warum.
hint-draw =
    { $pile ->
        [supply] Zutaten ziehen
        [waiter] Bestellungen ziehen
       *[None] nichts ziehen
    }
hint-play = { $cards } in den Ofen, dann { $draw }
hint-play-order = { $cards } in den Ofen und *{ $order }* obendrauf, dann { $draw }
hint-order = **{ $order }** ({ $chance }{ "\u00A0" }%)
hint-lacks =
    { $count ->
        [one] ; der Bestellung fehlt noch: { $cards }
       *[other] ; der unsichersten Bestellung fehlt noch: { $cards }
    }
hint-bakes =
    { $which ->
        [likely] Er rechnet mit { $likely }
        [doubtful] Er rechnet nicht mit { $doubtful }
       *[both] Er rechnet mit { $likely }, aber nicht mit { $doubtful },
    } und gibt dir eine Siegchance von { $chance }{ "\u00A0" }%{ $lacks }.
hint-nothing-bakes = Dann liegt von dir keine Bestellung im Ofen; er gibt dir eine Siegchance von { $chance }{ "\u00A0" }%.
