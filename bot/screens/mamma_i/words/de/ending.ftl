# Das Essen, die Punkte, die Rangliste. $name und $seat sind immer Namen von Personen am Tisch.

dinner-heading = ### 🍽️ Das Essen ist fertig: Die Familie kommt
dinner-place = { $place }. { ROW($character, form: "title") } · { NUMBER($movement) } 👣 · **{ SIGNED($points) }**
dinner-ties = -# bei gleicher Bewegung die Älteren zuerst · WC und Krankenhaus sind schon abgezogen
scores-heading = ### 🧮 Wer wie viel wert ist
scores-of =
    { $points ->
        [one] **{ ROW($character, form: "title") }: { NUMBER($points) } Punkt**
       *[other] **{ ROW($character, form: "title") }: { NUMBER($points) } Punkte**
    }
    -# { ITEMS($items) }
secrets-heading = ### 🎭 Auf wessen Seite wart ihr?
event-secret-shown =
    { $points ->
        [one] **{ $seat }** · { ROW($character, form: "title") } · { NUMBER($points) } Punkt
       *[other] **{ $seat }** · { ROW($character, form: "title") } · { NUMBER($points) } Punkte
    }

# Was Punkte bringt: $count ist, auf wie vielen Karten ein Bild ist, oder der Platz beim Essen.
points-matching = { drawing } auf { $count } Karten { SIGNED($points) }
points-single = { drawing } auf { $count } Karte { SIGNED($points) }
points-beside-law = { drawing } auf { $count } Karte, mit 👹: 0
points-mother-in-law = Schwiegermutter { SIGNED($points) }
points-guest = Gast { SIGNED($points) }
points-own =
    { $who ->
        [grandpa] als Opa { SIGNED($points) }
        [grandma] als Oma { SIGNED($points) }
        [mamma] als Mamma { SIGNED($points) }
       *[husband] als Ehemann { SIGNED($points) }
    }
points-child = mit dem Kind { SIGNED($points) }
points-money = Geld { SIGNED($points) }
points-arrival = Platz { $count } beim Essen { SIGNED($points) }

end-won =
    { $reason ->
        [arrival]
            { $points ->
                [one] Gleichstand mit { NUMBER($points) } Punkt, da zählt, wer früher am Tisch war: { $name } gewinnt für { ROW($character, form: "whom") }! 🍝
               *[other] Gleichstand mit { NUMBER($points) } Punkten, da zählt, wer früher am Tisch war: { $name } gewinnt für { ROW($character, form: "whom") }! 🍝
            }
       *[points]
            { $points ->
                [one] { $name } gewinnt mit { NUMBER($points) } Punkt für { ROW($character, form: "whom") }! 🍝
               *[other] { $name } gewinnt mit { NUMBER($points) } Punkten für { ROW($character, form: "whom") }! 🍝
            }
    }
end-place =
    { $points ->
        [one] { $medal } { $place }. **{ $name }**{ $strength } · { ROW($character, form: "title") } · { NUMBER($points) } Punkt
       *[other] { $medal } { $place }. **{ $name }**{ $strength } · { ROW($character, form: "title") } · { NUMBER($points) } Punkte
    }
end-arrived = (auf Platz { $place } angekommen)

## Auszeichnungen: Nur $name war darin die Nummer eins, und $count sagt, wie gut.

award-sitter = 👶 **Babysitter**: { $name }, das Kind aus dem Bus geholt
award-thief = 🫳 **Lange Finger**: { $name }, mit { $count } Diebstählen
award-mercy = 🙏 **Der sanfte Fuß auf der Bremse**: { $name }, { $count }-mal alle verschont
award-driver = 🚌 **Schrecken der Straße**: { $name }, { $count }-mal jemanden überfahren
award-broom = 🧹 **Die ordnende Hand**: { $name }, mit { $count } entfernten Karten
award-purse = 💶 **Das offene Portemonnaie**: { $name }, Geld im Wert von { $count } verteilt
award-legs = 👣 **Die langen Beine**: { $name }, mit { $count } Schritten für die Familie
