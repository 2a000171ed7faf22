# Was der Kanal von einem Spiel hört. $name und $seat sind immer Namen von Leuten am Tisch.

## Auf wen der Tisch wartet

prompt-decision = ⏳ Alle warten auf { $name }: Was wird aus der Bestellung **{ ORDER($order) }** ({ NEEDS($order) })?
prompt-help = ⏳ Wer gefragt wird, entscheidet jetzt heimlich und findet die Frage unter *{ press-hand }*.

## Ein Zug

event-ingredients-played = **{ $seat }**: „{ ingredient-call }“
event-passed = **{ $seat }** hat keine Zutat mehr und passt.
turn-order = 📜 Obendrauf kommt eine Bestellung: **{ ORDER($order) }** ({ NEEDS($order) })
turn-left =
    { $left ->
        [0] keine mehr
       *[other] noch { $left }
    }
turn-draws =
    { $pile ->
        [waiter] { $count ->
            [one] 🤵 zieht 1 Bestellung vom Kellner, der { turn-left } hat
           *[other] 🤵 zieht { $count } Bestellungen vom Kellner, der { turn-left } hat
        }
        [last] { $count ->
            [one] 🧺 zieht die letzte Karte vom Vorrat
           *[other] 🧺 zieht die letzten { $count } Karten vom Vorrat
        }
       *[supply] { $count ->
            [0] 🧺 greift in den Vorrat, aber er ist leer
            [one] 🧺 zieht 1 Karte vom Vorrat
           *[other] 🧺 zieht { $count } Karten vom Vorrat
        }
    }
turn-draws-nothing = ✋ zieht nichts
event-mamma-mia-found = 🔔 **Mamma Mia!** { $seat } hat die Karte und wird den Ofen öffnen.
turn-standing =
    { $supply ->
        [one] -# Runde { $round } · 1 Karte im Vorrat
       *[other] -# Runde { $round } · { $supply } Karten im Vorrat
    }

## Eine Runde beginnt

round-heading = ### 🍕 Runde { $round } von { $openings }
event-dealt = 🃏 Alle haben { $ingredients } Zutaten und eine Bestellung; im Vorrat sind { $supply } Karten.
event-round-began = 🧺 { $supply } Karten im neuen Vorrat.
round-left-over = ♨️ Im Ofen übrig: { CARDS($cards) }
round-left-over-count =
    { $count ->
        [one] ♨️ Im Ofen ist noch 1 Karte übrig.
       *[other] ♨️ Im Ofen sind noch { $count } Karten übrig.
    }

## Der Ofen wird geöffnet

oven-heading = ### 🔥 Runde { $opening } von { $openings }: Jetzt wird gebacken
event-oven-opened =
    { $is_stalemate ->
        [yes] Niemand kann mehr etwas legen oder ziehen, also öffnet **{ $seat }** den Ofen.
       *[no] **{ $seat }** öffnet den Ofen!
    }
oven-door =
    { $count ->
        [0] 🚪 Die Tür geht auf: Der Ofen ist leer.
        [one] 🚪 Die Tür geht auf. 1 Karte liegt darin …
       *[other] 🚪 Die Tür geht auf. { $count } Karten liegen darin …
    }
# Eine Bestellung in einer Zeile, wo alles auf einmal erzählt wird.
oven-verdict =
    { $is_baked ->
        [yes] ✅
       *[no] ❌
    } **{ ORDER($order) }** · { $name }
oven-burn-in-a-row = 🔥 { $count } Bestellungen hintereinander verbrennen:
slots-any = 🍕 { $count } von { $needed }, Sorte egal
oven-left-over = ▫️ { counted-emoji } · übrig geblieben
oven-ingredients = ▫️ { counted-emoji } · { $name }
oven-order = 📜 **{ ORDER($order) }** · { $name }
oven-order-needs = -# braucht { NEEDS($order) }
oven-order-lies = -# auf dem Tisch: { CARDS($cards) }
oven-decides = ⏳ **{ $name }** entscheidet …
event-help-requested =
    🙏 { $seat } bittet um { CARDS($want) }.{ COUNT($choice) ->
        [0] { "" }
       *[other]
            { "" }
            -# mit { CHOICE($choice) }
    }
event-help-given = 🤝 Danke, { $seat }, für { CARDS($cards) } an { $owner }! Dafür zählt auch für dich eine Pizza, verdeckt.
event-order-baked =
    ✅ **Gebacken!**{ COUNT($choice) ->
        [0] { "" }
       *[other] { " " }Gewählt: { CHOICE($choice) }.
    }{ COUNT($added) ->
        [0] { "" }
       *[other] { " " }Aus der Hand: { CARDS($added) }.
    }
oven-burnt = ❌ **Verbrannt!** { $why }
# Warum eine Bestellung verbrannt ist; $missing sind die fehlenden Karten, und $count, wie viele.
missing-any =
    { $count ->
        [one] 1 beliebige Karte
       *[other] { $count } beliebige Karten
    }
missing-cards =
    { $count ->
        [one] Es fehlte { $missing }
       *[other] Es fehlten { $missing }
    }
missing-barred = Auf dem Tisch dürfen keine { INGREDIENT($forbidden, form: "many") } liegen.
missing-no-choice = Auf dem Tisch lag keine andere Zutat.
why-burnt =
    { $cause ->
        [barred] { missing-barred }
        [no-choice] { missing-no-choice }
        [unhelped] { missing-cards }, und niemand hat geholfen.
        [declined] { missing-cards }; { $name } hat verzichtet.
       *[unable] { $count ->
            [one] { missing-cards }; diese Karte konnte { $name } nicht dazulegen.
           *[other] { missing-cards }; { $name } konnte sie nicht dazulegen.
        }
    }
# Hinter dem Namen der Bestellung.
why-burnt-brief =
    { $cause ->
        [barred] { missing-barred }
        [no-choice] { missing-no-choice }
        [unhelped] es fehlt: { $missing }; 🤷 niemand hat geholfen
        [declined] es fehlt: { $missing }; verzichtet
       *[unable] es fehlt: { $missing }
    }
# In einem Bild, hinter dem Namen; was fehlt, ist gezeichnet, außer wenn keine andere Zutat da war.
why-burnt-drawn =
    { $cause ->
        [barred] verboten: { INGREDIENT($forbidden, form: "many") }
        [no-choice] keine andere Zutat
        [unhelped] niemand hat geholfen
        [declined] verzichtet
       *[unable] konnte nicht dazulegen
    }
oven-table = 🍽️ Auf dem Tisch: { CARDS($cards) }
oven-piles = 🍽️ Auf dem Tisch: { CARDS($cards, form: "pile") }
# Womit der nächste Ofen anfängt.
result-left-over = ♨️ Bleibt übrig und kommt nächstes Mal zuerst heraus: { CARDS($cards, form: "pile") }
result-left-over-count =
    { $count ->
        [one] ♨️ 1 Karte bleibt im Ofen und kommt nächstes Mal zuerst heraus.
       *[other] ♨️ { $count } Karten bleiben im Ofen und kommen nächstes Mal zuerst heraus.
    }
oven-recap = -# Bisher: { $results }
# $before ist, was vorher geliefert war, oder none, wo das niemand sieht.
oven-recap-of =
    { $leads ->
        [yes] 👑 { $name }
       *[no] { $name }
    } ✅ { $before ->
        [none] { $baked }
       *[other] { $before }+{ $baked }
    }{ $face_down ->
        [0] { "" }
       *[other] { " " }(+{ $face_down } verdeckt)
    }{ $failed ->
        [0] { "" }
       *[other] { " " }❌ { $failed }
    }
# Dasselbe in den Worten eines Bildes.
picture-score-of =
    { $name }: { $before ->
        [none] { "" }
       *[other] vorher { $before },{ " " }
    }{ $baked } gebacken, { $failed } verbrannt{ $face_down ->
        [0] { "" }
       *[other] , { $face_down } verdeckt fürs Helfen
    }{ $leads ->
        [yes] , in Führung
       *[no] { "" }
    }
# Ein Bild in Worten: die Pizzas, die jemand in einer Runde hatte; $total ist -1, wo es niemand weiß.
picture-this-time = diesmal
picture-in-all = insgesamt
picture-standing-of =
    { $name }: { $baked } gebacken, { $failed } verbrannt{ $face_down ->
        [0] { "" }
       *[other] , { $face_down } verdeckt fürs Helfen
    }{ $total ->
        [-1] { "" }
       *[other] , { $total } insgesamt
    }
# Das Bild des offenen Ofens in Worten; $title ist der Name einer Bestellung.
picture-table = Auf dem Tisch: { CARDS($cards, form: "plain") }.
picture-order =
    Bestellung { $title } von { $name }: { $verdict ->
        [baked] gebacken.
        [burnt] verbrannt. { $why }
        [waiting] noch nicht entschieden.
       *[open] gleich zeigt sich, was daraus wird.
    }
oven-result-heading = ### 🍕 Runde { $opening }: Das kam heraus
oven-result-of = **{ $name }**: { $results }
oven-result-thanks = 🤝 +{ $count } verdeckt: danke fürs Helfen!
oven-no-orders = Im Ofen war keine Bestellung.
oven-standing = 🧾 Geliefert: { $standing }
oven-standing-of =
    { $leads ->
        [yes] 👑 { $name } **{ $count }**
       *[no] { $name } **{ $count }**
    }
oven-pile =
    { $count ->
        [0] 🧾 Der Stapel der fertigen Bestellungen ist noch leer.
        [one] 🧾 1 Bestellung liegt verdeckt auf dem Stapel der fertigen Bestellungen.
       *[other] 🧾 { $count } Bestellungen liegen verdeckt auf dem Stapel der fertigen Bestellungen.
    }
# Eine gewählte Zutat, mitten im Satz.
choice-of =
    { $ingredient ->
        [pineapple] Ananas
        [olive] Oliven
        [pepper] Peperoni
        [mushroom] Pilze
        [salami] Salami
       *[shrimp] Shrimps
    }

## Das Ende

finale-heading = ### 🧾 Der Stapel der fertigen Bestellungen wird aufgedeckt
event-finished-turned-up =
    { $is_reward ->
        [yes] 🎁 **{ ORDER($order) }** · { $seat }, fürs Helfen
       *[no] 🍕 **{ ORDER($order) }** · { $seat }
    }
finale-tally = 🧮 { $standing }
# Die Rangliste als Bild, in Worten: die Zeile einer Person.
picture-podium-of =
    { $place }. { $name }: { $count ->
        [one] 1 Pizza
       *[other] { $count } Pizzas
    }
## Auszeichnungen: Nur $name war darin die Nummer eins, und $count sagt, wie gut.

award-bombastica = 🍕 **Der kühnste Ofen**: { $name }, mit einer Bombastica aus { $count } Karten
award-helper = 🤝 **Hilfe des Abends**: { $name }, { $count }-mal geholfen
award-saved = ✋ **Um eine Karte gerettet**: { $name }, mit { $count } Pizzas
award-memory =
    🤔 **Das beste Gedächtnis**: { $name }, mit { $count ->
        [0] keiner verbrannten Bestellung
        [one] nur einer verbrannten Bestellung
       *[other] den wenigsten verbrannten Bestellungen: { $count }
    }
award-burnt = 🔥 **Preis der Köhlerzunft**: { $name }, mit { $count } verbrannten Pizzas
award-feast = 🎁 **Festmahl des Abends**: { $name }, { $count } Pizzas in einer Runde
award-armful = 🧺 **Die vollsten Arme**: { $name }, { $count } Karten auf einmal
award-patience = 💤 **Geduld eines Kellners**: { $name }, { $count }-mal gepasst

end-won-delivered =
    { $count ->
        [one] { $names } gewinnt mit einer Pizza! 🍕
       *[other] { $names } gewinnt mit { $count } Pizzas! 🍕
    }
end-won-ingredients =
    { $cards ->
        [one] Gleichstand bei den Pizzas, da entscheiden die Zutaten auf der Hand: Mit 1 gewinnt { $names }! 🍕
       *[other] Gleichstand bei den Pizzas, da entscheiden die Zutaten auf der Hand: Mit { $cards } gewinnt { $names }! 🍕
    }
end-won-shared = Gleichstand bei den Pizzas und bei den Zutaten auf der Hand: { $names } teilen sich den Sieg! 🍕
end-place =
    { $count ->
        [one] { $medal } { $place }. **{ $name }**{ $strength } · 1 Pizza
       *[other] { $medal } { $place }. **{ $name }**{ $strength } · { $count } Pizzas
    }
end-in-hand =
    { $count ->
        [one] (1 Zutat auf der Hand)
       *[other] ({ $count } Zutaten auf der Hand)
    }
