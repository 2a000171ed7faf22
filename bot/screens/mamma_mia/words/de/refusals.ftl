# Warum ein Zug nicht geht: was nicht stimmt, und was stattdessen zu tun ist.
# $turn ist ein Name.

# Wer an der Reihe ist
refusal-game-over = Dieses Spiel ist zu Ende; einen neuen Tisch gibt es mit `/mammamia eröffnen`.
refusal-no-such-seat = Platz { $seat } gibt es an diesem Tisch zu { $players } nicht; nimm jemanden, der hier mitspielt.
refusal-not-your-turn = Du bist noch nicht dran; erst spielt { $turn }.
refusal-not-your-order = Über diese Bestellung entscheidet nur { $turn }; warte die Antwort ab.
refusal-not-asked = Dich bittet gerade niemand um Hilfe; warte, bis es weitergeht.
refusal-deal-first = Die Karten werden noch ausgeteilt; versuch es gleich noch einmal.
refusal-shuffle-first = Der neue Vorrat wird noch gemischt; versuch es gleich noch einmal.

# Arten von Zügen
refusal-settle-first = Erst ist eine Bestellung aus dem Ofen dran; `/mammamia hand` zeigt sie, und was du tun kannst.
refusal-nothing-to-settle = Von dir wartet keine Bestellung auf eine Entscheidung; mach einen Zug mit `/mammamia legen`.
refusal-nobody-asks = Gerade bittet niemand um Hilfe; `/mammamia tisch` zeigt, was los ist.
refusal-answer-first = Du wirst gerade um Hilfe gebeten; antworte zuerst mit `/mammamia helfen`.
refusal-no-helping = An diesem Tisch wird ohne Helfen gespielt; nimm `/mammamia backen` oder `/mammamia verzichten`.
refusal-needs-no-help = Für diese Bestellung liegt schon alles da; such mit `/mammamia backen` aus, wie du sie backst.
refusal-must-bake = Diese Bestellung braucht keine Karte aus deiner Hand und muss deshalb gebacken werden; such mit `/mammamia backen` aus, wie.
refusal-no-way = Tisch und Hand reichen für diese Bestellung nicht; verzichte, oder bitte um Hilfe, wo der Tisch das erlaubt.
refusal-has-ingredients = Du hast noch Zutaten und darfst deshalb nicht passen; leg mindestens eine mit `/mammamia legen` in den Ofen.
refusal-no-ingredients = Du hast keine Zutat für den Ofen; nimm stattdessen `/mammamia passen`.

# Ein Zug
refusal-no-card-put-in = Mindestens eine Karte kommt in den Ofen; nimm eine Zahl ab 1.
refusal-not-so-many =
    Du hast { $held ->
        [0] keine Karte
        [one] nur eine Karte
       *[other] nur { $held } Karten
    } der Sorte { INGREDIENT($ingredient) } und kannst nicht { $count } davon legen; nimm weniger oder eine andere Zutat.
refusal-order-not-in-hand = Die Bestellung { ORDER($order) } hast du nicht auf der Hand; nimm eine, die du hast, oder keine.
refusal-pass-plays-order = Wer hier passt, legt keine Bestellung in den Ofen; lass sie weg.
refusal-choose-pile = Deine Hand wird aufgefüllt; wähl, ob du vom Vorrat oder von deinem Kellner ziehst.
refusal-hand-is-full = Deine Hand ist danach voll, du ziehst also nichts; lass den Stapel weg.
refusal-waiter-is-empty = Dein Kellner hat keine Bestellungen mehr; zieh vom Vorrat.
refusal-pass-draws-supply = Wer hier passt, zieht fünf Zutaten; nimm den Vorrat.

# Entscheidungen
refusal-wrong-choice = Diese Wahl passt nicht zu der Bestellung; nimm eine von denen, die zur Auswahl stehen.
refusal-leaves-no-choice = Bei dieser Bestellung gibt es nichts zu wählen; lass die Zutat weg.
refusal-not-scarcest = Hier zählt nur die knappste andere Zutat auf dem Tisch; nimm diese.
refusal-own-as-choice = Deine eigene Zutat kannst du hier nicht wählen; nimm eine andere.
refusal-choices-equal = Die beiden Zutaten müssen verschieden sein; nimm zwei Sorten.
refusal-wrong-addition = Du legst genau das dazu, was auf dem Tisch fehlt, nicht mehr und nicht weniger; hier ist das: { CARDS($lacks) }.
refusal-wrong-number =
    Genau { $number ->
        [one] eine Karte fehlt
       *[other] { $number } Karten fehlen
    }, egal welcher Sorte; leg genauso viele dazu.
refusal-not-in-hand = Du hast nicht alle diese Karten; leg nur dazu, was du auf der Hand hast.

# Hilfe
refusal-wants-nothing = Wer um Hilfe bittet, wünscht sich mindestens eine Karte; nenn eine, oder back allein mit `/mammamia backen`.
refusal-wrong-request = Dein Wunsch und deine eigenen Karten müssen zusammen genau das sein, was auf dem Tisch fehlt: { CARDS($lacks) }.
refusal-wrong-request-number =
    Dein Wunsch und deine eigenen Karten müssen zusammen genau { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } sein; ändere eins von beiden.
refusal-own-not-in-hand = Du hast nicht alle diese Karten; biete nur an, was du auf der Hand hast.

# Zufall
refusal-no-deal-now = Ausgeteilt wird nur einmal, am Anfang; spielt einfach weiter.
refusal-no-shuffle-now = Der Vorrat wird nur zwischen zwei Runden gemischt; spielt einfach weiter.
refusal-wrong-first = Wer anfängt, muss an diesem Tisch sitzen; es wird neu ausgelost.
refusal-wrong-hands = Alle bekommen genau { $dealt } Zutaten; es wird neu ausgeteilt.
refusal-wrong-cards = Hände und Vorrat sind nicht die Zutaten eines Spiels zu { $players }; es wird neu ausgeteilt.
refusal-wrong-mamma-mia = Die Mamma-Mia!-Karte liegt, wo sie nach dem Austeilen nicht liegen kann; es wird neu ausgeteilt.
refusal-no-mamma-mia-card = In diesem Spiel gibt es keine Mamma-Mia!-Karte; es wird ohne sie neu ausgeteilt.
refusal-wrong-waiters = Jeder Kellner hat jede Bestellung, die zu ihm gehört, genau einmal; es wird neu gemischt.
refusal-wrong-supply = Der neue Vorrat besteht nicht aus den verbrauchten Karten; es wird neu gemischt.

# Was getippt wurde
refusal-cards-unreadable = „{ $text }“ lässt sich nicht als Karten lesen; schreib sie so: „2 Oliven, 1 Salami“.
refusal-no-such-order = Eine Bestellung „{ $text }“ gibt es nicht; nimm eine aus der Liste.
