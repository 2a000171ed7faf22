game-title = Höchste Karte
game-about = Die höchste Karte gewinnt.
command-highcard-description = Höchste Karte spielen
command-lay-name = ablegen
command-lay-description = Legt eine deiner Karten ab
option-card-name = karte
option-card-description = Welche Karte
option-deck-name = stapel
option-deck-description = Höchste Karte: welcher Stapel
option-deck-small = Kleiner Stapel
option-deck-large = Großer Stapel
lobby-begun = Die Karten sind verteilt.
rules-topic-high = Höchste Karte
rules-high = Alle legen eine Karte, und die höchste gewinnt.
refusal-game-over = Es ist vorbei.
refusal-deal-first = Erst wird ausgeteilt.
refusal-not-your-turn = Warte auf { $turn }.
refusal-not-in-hand = Die { $card } hast du nicht; deine Karten sind { HAND($hand) }.
refusal-wrong-deal = So teilt niemand aus.
high-dealt = Alle haben drei Karten.
high-laid = { $name } legt die { $card }.
high-hand = Deine Karten: { $cards }
high-lay = Leg die { $card }
high-won = { $name } gewinnt mit der { $card }!
high-went =
    { $count ->
        [one] Eins machte den Unterschied.
       *[other] { $count } machten den Unterschied.
    }
command-notes-name = notizen
command-notes-description = Etwas notieren
high-noted = Notizen: { $text }
high-notes = Notizen
high-note = Was?
