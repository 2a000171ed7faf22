# Das Essen, die Punkte, die Rangliste. $name ist immer der Name einer Person am Tisch.

dinner-heading = ### 🍽️ Das Essen ist fertig: Die Familie kommt
dinner-place = { $place }. { $character } · { $movement } 👣 · **{ $points }**
dinner-ties = -# bei gleicher Bewegung die Älteren zuerst · WC und Krankenhaus sind schon abgezogen
scores-heading = ### 🧮 Wer wie viel wert ist
scores-of =
    { $count ->
        [one] **{ $character }: { $shown } Punkt**
       *[other] **{ $character }: { $shown } Punkte**
    }
    -# { $items }
secrets-heading = ### 🎭 Auf wessen Seite wart ihr?
secrets-of =
    { $count ->
        [one] **{ $name }** · { $character } · { $shown } Punkt
       *[other] **{ $name }** · { $character } · { $shown } Punkte
    }

# Was Punkte bringt: $count ist, auf wie vielen Karten ein Bild ist, oder der Platz beim Essen.
points-matching = { $drawing } auf { $count } Karten { $points }
points-single = { $drawing } auf { $count } Karte { $points }
points-beside-law = { $drawing } auf { $count } Karte, mit 👹: 0
points-mother-in-law = Schwiegermutter { $points }
points-guest = Gast { $points }
points-own =
    { $who ->
        [grandpa] als Opa { $points }
        [grandma] als Oma { $points }
        [mamma] als Mamma { $points }
       *[husband] als Ehemann { $points }
    }
points-child = mit dem Kind { $points }
points-money = Geld { $points }
points-arrival = Platz { $count } beim Essen { $points }

end-won-points =
    { $count ->
        [one] { $name } gewinnt mit { $shown } Punkt für { $character }! 🍝
       *[other] { $name } gewinnt mit { $shown } Punkten für { $character }! 🍝
    }
end-won-arrival =
    { $count ->
        [one] Gleichstand mit { $shown } Punkt, da zählt, wer früher am Tisch war: { $name } gewinnt für { $character }! 🍝
       *[other] Gleichstand mit { $shown } Punkten, da zählt, wer früher am Tisch war: { $name } gewinnt für { $character }! 🍝
    }
end-place =
    { $count ->
        [one] { $medal } { $place }. **{ $name }**{ $strength } · { $character } · { $shown } Punkt
       *[other] { $medal } { $place }. **{ $name }**{ $strength } · { $character } · { $shown } Punkte
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
