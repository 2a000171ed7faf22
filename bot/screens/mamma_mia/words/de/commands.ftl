# Befehle und Optionen, wie Discord sie auflistet: Namen aus höchstens 32 kleinen Buchstaben,
# Beschreibungen aus höchstens 100 Zeichen.

command-mammamia-description = Tische eröffnen, Mamma Mia! und Mamma Mia! Plus spielen
command-play-name = legen
command-play-description = Dein Zug: Zutaten in den Ofen legen, vielleicht eine Bestellung, dann ziehen
command-pass-name = passen
command-pass-description = Passt, wenn du keine Zutat auf der Hand hast: du ziehst nur
command-bake-name = backen
command-bake-description = Backt deine Bestellung, die aus dem Ofen gekommen ist
command-decline-name = verzichten
command-decline-description = Verzichtet aufs Backen: deine Bestellung verbrennt und geht zurück zum Kellner
command-ask-name = bitten
command-ask-description = Plus: bittet die anderen um Karten, die deiner Bestellung fehlen
command-assist-name = helfen
command-assist-description = Plus: sagt, ob du hilfst, wenn du um Karten gebeten wirst

## Optionen

option-edition-name = ausgabe
option-edition-description = Mamma Mia!, nicht Plus: nach welcher Ausgabe der Regeln
option-helping-name = helfen
option-helping-description = Plus: ob ihr einander um Karten bitten dürft
option-ingredient-name = zutat
option-ingredient-description = Welche Zutat in den Ofen kommt
option-count-name = anzahl
option-count-description = Wie viele Karten davon
option-order-name = bestellung
option-order-description = Eine Bestellung, die obendrauf kommt, oder keine
option-draw-name = ziehen
option-draw-description = Von welchem Stapel du deine Hand auffüllst: Vorrat oder Kellner
option-choice-name = wahl
option-choice-description = Welche Zutat du wählst, wenn die Bestellung eine Wahl lässt
option-add-name = dazu
option-add-description = Karten, die du aus der Hand dazulegst
option-want-name = wunsch
option-want-description = Karten, die du dir von den anderen wünschst
option-give-name = geben
option-give-description = Ob du die Karten gibst

command-pass-option-order-description = Ausgabe von 1999: eine Bestellung, die trotzdem in den Ofen kommt
command-bake-option-add-description = Genau die Karten, die auf dem Tisch fehlen
command-ask-option-add-description = Was du von dem, was auf dem Tisch fehlt, selbst dazulegst

## Auswahl

choice-yes = Ja
choice-no = Nein
