# Die eigene Hand, und der Tisch, wie alle ihn sehen dürfen.

hand-heading = ### 🖐️ { $title }, Runde { $round } von { $openings }
# $place ist der Kanal des Tisches.
hand-your-turn = 👉 **Du bist dran** · { $place }
hand-waits-for-others = -# { $place } · Wenn du dran bist, wirst du dort gerufen, und deine Knöpfe sind hier.
hand-oven-open = ♨️ **Der Ofen ist offen** · { $place }
hand-being-told = ⏳ **Der Kanal erfährt gerade, was daraus wird** · { $place }
hand-place = -# { $place }
hand-your-decision = 👉 **Du entscheidest** · { $place }
hand-your-answer = 👉 **Du wirst gefragt** · { $place }
hand-ingredients = **Deine Zutaten ({ COUNT($cards) })**: { CARDS($cards) }
hand-orders =
    { $count ->
        [0] **Du hast keine Bestellung auf der Hand**
       *[other] **Deine Bestellungen ({ $count })** · ✅ hast du selbst
    }
hand-first-turn =
    📖 Leg Karten einer Sorte in den Ofen und, wenn du magst, eine Bestellung obendrauf. Sie wird gebacken, wenn alles, was sie braucht, vor ihr aus dem Ofen kommt; was dann noch fehlt, darfst du aus der Hand dazulegen.
    Danach ziehst du: Zutaten, oder weitere Bestellungen von deinem Kellner, der sie für dich aufhebt.
hand-order = 📜 **{ ORDER($order) }**: { $recipe }
hand-held =
    { $count ->
        [one] -# 1 Karte; aufgefüllt wird auf { $limit }.
       *[other] -# { $count } Karten; aufgefüllt wird auf { $limit }.
    }
hand-overfull = -# { $count } Karten; aufgefüllt wird nur auf { $limit }, also ziehst du erst wieder, wenn du weniger hast.
hand-full-of-orders = Bestellungen füllen deine Hand: Du ziehst nur wenig.
hand-drawn = Zuletzt gezogen: { CARDS($cards) }
hand-drawn-orders = Zuletzt gezogen: { ORDERS($orders, joint: "and") }
hand-asked = 🙏 **{ $name }** bittet dich um { CARDS($cards) }, um **{ ORDER($order) }** zu backen. Wenn du hilfst, zählt die oberste Bestellung deines Kellners ungesehen als deine Pizza. Wenn nicht, erfährt niemand, dass du gefragt wurdest.
hand-decide = 🤔 Deine Bestellung **{ ORDER($order) }** ist aus dem Ofen gekommen und braucht { NEEDS($order) }.
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
since-played = - { $name }: { counted-brief }
since-order = + 📜 { ORDER($order) }
since-passed = - { $name } passt.

# Ein Zug in Schritten: $order ist none, solange keine gewählt ist, und $draws sagt, ob es einen
# Stapel zu wählen gibt.
press-put = { INGREDIENT($ingredient, form: "title") } × { $count }
step-how-many = { ingredient-emoji } **Wie viele kommen hinein?**
step-goes-in =
    ♨️ Hinein: **{ counted-emoji }**{ $order ->
        [none] { "" }
       *[other] { " " }und obendrauf **{ ORDER($order) }**
    }
    { $order ->
        [none] Dazu eine Bestellung, wenn du magst.{ " " }
       *[other] { "" }
    }{ $draws ->
        [yes] Mit dem Ziehen ist dein Zug zu Ende:
       *[no] Damit ist dein Zug zu Ende:
    }
step-with = + { ORDER($order) }
step-without = − { ORDER($order) }
step-back = Zurück
counted-ingredients =
    { $count ->
        [one] 1 Zutat
       *[other] { $count } Zutaten
    }
counted-orders =
    { $count ->
        [one] 1 Bestellung
       *[other] { $count } Bestellungen
    }
# $count is how many cards that draws, and $left how many the pile has.
press-draw =
    { $draw ->
        [supply] Legen, { counted-ingredients } ziehen (noch { $left })
        [waiter] Legen, { counted-orders } ziehen (noch { $left })
       *[none] Legen, nichts ziehen
    }

press-pass =
    { $draw ->
        [supply] Passen, { counted-ingredients } ziehen (noch { $left })
        [waiter] Passen, { counted-orders } ziehen (noch { $left })
       *[none] Passen, nichts ziehen
    }
press-pass-order = { ORDER($order) } · { press-pass }
press-bake = Backen
press-bake-with = Backen: { CHOICE($choice) }
press-add-cards = Backen: Karten wählen
press-ask = Um Hilfe bitten
press-ask-for = Um { CARDS($cards, form: "plain") } bitten
press-decline = Verzichten
press-help = Ja, helfen
press-no-help = Nein

overview-heading = ### 🍽️ { $title }, Runde { $round } von { $openings }
overview-turn = 👉 Jetzt ist { $name } dran.
overview-decides = ⏳ { $name } entscheidet über **{ ORDER($order) }**.
overview-supply =
    { $count ->
        [one] 🧺 1 Karte im Vorrat
       *[other] 🧺 { $count } Karten im Vorrat
    }
overview-oven = ♨️ Obenauf im Ofen: { ingredient-emoji } { ingredient-name }
overview-oven-order = ♨️ Obenauf im Ofen: **{ ORDER($order) }** von { $name }
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
       *[other] -# { $count } geliefert: { ORDERS($orders) }
    }

# Das Bild der Hand in Worten.
picture-hand = Deine Hand: { CARDS($cards, form: "plain") }. Deine Bestellungen: { ORDERS($orders) }.

# Was ein Rat sagt, und warum.
hint-draw =
    { $draw ->
        [supply] Zutaten ziehen
        [waiter] Bestellungen ziehen
       *[none] nichts ziehen
    }
move-play =
    { $order ->
        [none] { counted-emoji } in den Ofen, dann { hint-draw }
       *[other] { counted-emoji } in den Ofen und *{ ORDER($order) }* obendrauf, dann { hint-draw }
    }
move-pass =
    { $order ->
        [none] passen, dann { hint-draw }
       *[other] passen, obendrauf *{ ORDER($order) }*, dann { hint-draw }
    }
move-bake =
    { COUNT($choice) ->
        [0] { press-bake }{ COUNT($add) ->
            [0] { "" }
           *[other] { " " }+ { CARDS($add, form: "plain") }
        }
       *[other] { press-bake-with }{ COUNT($add) ->
            [0] { "" }
           *[other] { " " }(dazu { CARDS($add, form: "plain") })
        }
    }
move-ask =
    { press-ask }: { CARDS($want) }{ COUNT($choice) ->
        [0] { "" }
       *[other] { " " }· { press-bake-with }
    }{ COUNT($add) ->
        [0] { "" }
       *[other] { " " }· aus deiner Hand: { CARDS($add) }
    }
move-help =
    { $give ->
        [yes] { press-help }
       *[no] { press-no-help }
    }
move-decline = { press-decline }
hint-comes-to =
    Etwa { $pizzas },{ $tenths } Pizzas in dieser Runde{ $order ->
        [none] { "" }
       *[other] , **{ ORDER($order) }** zu { $likely }{ "\u00A0" }%{ COUNT($lacks) ->
            [0] { "" }
           *[other] { "" }; dafür fehlt noch: { CARDS($lacks) }
        }
    }.
# What speaks for a move; $rival needs some of these cards too, or is none.
hint-why-none = { "" }
hint-why-lies =
    Im Ofen liegen dann: { counted-emoji }{ $rival ->
        [none] { "" }
       *[other] , und { $rival } braucht auch davon
    }.
hint-why-free = Es kostet nichts: Verbrennt die Bestellung, geht sie zurück zu deinem Kellner.
hint-why-wanted = **{ ORDER($order) }** braucht das.
hint-why-spare = Keine Bestellung auf deiner Hand braucht das.
hint-why-counts = Es zählt sofort.
hint-why-keeps = Du behältst deine Karten.
hint-why-alone = Allein kannst du sie nicht backen.
hint-why-empty = Du hast nichts, was in den Ofen könnte.
