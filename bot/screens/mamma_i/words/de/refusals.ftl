# Warum ein Zug nicht geht: was nicht stimmt, und was stattdessen zu tun ist.
# Plätze kommen als Namen.

# Wer an der Reihe ist
refusal-game-over = Dieses Spiel ist zu Ende; einen neuen Tisch gibt es mit `/mammamia eröffnen`.
refusal-no-such-seat = Platz { $seat } gibt es an diesem Tisch zu { $players } nicht; nimm jemanden, der hier mitspielt.
refusal-not-your-trick = Du bist noch nicht dran; erst spielt { $turn }.
refusal-has-stopped = Du hast für diese Runde aufgehört; in der nächsten spielst du wieder mit.
refusal-not-your-vote = Du bist mit dem Abstimmen noch nicht dran; erst stimmt { $turn }.
refusal-not-your-guest = Du bist mit dem Gast nicht dran; warte auf { $turn }.
refusal-not-your-secret = Nur { $turn } wählt eine geheime Person; deine wird dir danach ausgeteilt.
refusal-deal-first = Die Karten werden noch ausgeteilt; versuch es gleich noch einmal.
refusal-secrets-first = Die geheimen Personen werden noch ausgeteilt; versuch es gleich noch einmal.
refusal-shuffle-first = Der neue Stapel wird noch gemischt; versuch es gleich noch einmal.

# Arten von Zügen
refusal-secret-first = Wähl zuerst deine geheime Person; das geht mit `/mammai geheim`.
refusal-guest-first = Die Essenszeit beginnt, und dein Gast fehlt noch; leg ihn mit `/mammai gast` zuerst neben jemanden.
refusal-vote-first = Gerade wird übers WC abgestimmt; stimm mit `/mammai stimmen` zuerst für jemanden.
refusal-run-over-first = Der Schulbus kann jemanden überfahren; sag mit `/mammai überfahren` zuerst wen, oder niemanden.
refusal-child-first = Opa kann das Kind nehmen; sag mit `/mammai kind` zuerst Ja oder Nein dazu.
refusal-steal-first = Es kann gestohlen werden; sag mit `/mammai stehlen` zuerst was, oder nichts.
refusal-no-secret-now = Die geheime Person wird nur einmal gewählt, ganz am Anfang; spiel einfach weiter.
refusal-no-vote-now = Gerade wird nicht abgestimmt; in deinem Zug kannst du mit `/mammai wc` abstimmen lassen.
refusal-no-run-over-now = Der Schulbus kann gerade niemanden überfahren; dafür muss er nach einer Änderung so viel Bewegung haben wie jemand aus der Familie.
refusal-no-child-now = Opa kann das Kind gerade nicht nehmen; dafür braucht der Schulbus 4 Bewegungskarten und so viel Bewegung wie er.
refusal-no-steal-now = Gerade kann nichts gestohlen werden; dafür muss eine Person nach einer Änderung so viel Bewegung haben wie eine andere.

# Legen
refusal-one-or-two-cards = Du legst eine Karte oder zwei, nicht { $count }; wähl noch einmal aus der Auslage.
refusal-not-a-pair = Zwei Karten müssen Bewegungskarten mit demselben Wert sein; leg eine Karte oder so ein Paar.
refusal-not-in-display = In der Auslage liegt das nicht: { CARDS($cards) }. Nimm etwas von dort: { CARDS($display) }.
refusal-row-is-full =
    In der Reihe „{ ROW($row) }“ { $held ->
        [0] liegt keine Karte
        [one] liegt 1 Karte
       *[other] liegen { $held } Karten
    }, und mehr als 4 dürfen es nirgends werden; nimm eine andere Reihe.
refusal-money-for-schoolbus = In die Reihe vom Schulbus kommt kein Geld; nimm die einer Person.
refusal-two-money-cards = In der Reihe „{ ROW($row) }“ liegen schon zwei Geldkarten; nimm eine andere Reihe.
refusal-no-row-has-room = Für { CARDS($cards) } ist in keiner Reihe Platz: höchstens 4 Karten, davon zwei mit Geld, und beim Schulbus gar keins; leg andere, oder tu etwas anderes.

# Was man sonst tun kann
refusal-wc-is-given = Das WC wird in jeder Runde nur einmal vergeben, und das ist schon passiert; tu etwas anderes.
refusal-five-aside = In dieser Runde sind schon fünf Karten entfernt worden, mehr dürfen es nicht sein; tu etwas anderes.
refusal-not-third-or-fourth =
    Nur die dritte oder vierte Karte einer Reihe darf weg, und in der Reihe „{ ROW($row) }“ { $held ->
        [0] liegt keine
        [one] liegt nur 1
       *[other] liegen { $held }
    }; nimm eine andere Reihe.
refusal-no-row-to-remove-from = In keiner Reihe liegt eine dritte oder vierte Karte, die weg dürfte; tu etwas anderes.
refusal-stop-is-used = Aufhören darfst du nur einmal im Spiel, und das hast du schon; tu etwas anderes.
refusal-no-vertical-card = Niemand hat eine Marktkarte, die sich drehen ließe, also kannst du nicht aufhören; tu etwas anderes.
refusal-not-vertical = Diese Karte kann bei niemandem gedreht werden: { MARKET($card) }. Nimm { MARKET($vertical, joint: "or") }.
refusal-guest-is-placed = Du hast nur einen Gast im ganzen Spiel, und der liegt schon; mach deinen Zug.
refusal-has-guest = Für { ROW($character, form: "whom") } ist schon ein Gast da; nimm jemand anderen.

# Was ein Zug auslöst
refusal-not-matched = Der Schulbus kann { ROW($character, form: "whom") } jetzt nicht überfahren; nimm { ROW($characters, form: "whom", joint: "or") }, oder niemanden.
refusal-nothing-to-lose = Nur der Sohn verliert Karten, wenn er überfahren wird; lass die Karten weg.
refusal-wrong-loss =
    Der Sohn verliert genau { $number ->
        [one] eine
       *[other] { $number }
    } von diesen: { MARKET($vertical, joint: "or") }; nenn genauso viele.
refusal-loses-none = Der Sohn verliert diesmal keine Karte; lass die Karten weg.
refusal-not-to-steal = Das kann jetzt nicht gestohlen werden; möglich ist { THEFTS($thefts) }, oder nichts.

# Zufall
refusal-no-deal-now = Ausgeteilt wird nur einmal, am Anfang; spielt einfach weiter.
refusal-no-secrets-now = Die geheimen Personen werden nur einmal ausgeteilt, nach der ersten Wahl; spielt einfach weiter.
refusal-no-shuffle-now = Gemischt wird nur zwischen zwei Runden; spielt einfach weiter.
refusal-wrong-chooser = Wer eine geheime Person wählt, muss an diesem Tisch sitzen; es wird neu ausgelost.
refusal-wrong-market = Zu haben sind fünf verschiedene Marktkarten; es wird neu ausgelost.
refusal-wrong-deck = Der Stapel besteht nicht aus den 28 Karten des Spiels; es wird neu ausgeteilt.
refusal-wrong-secrets = Alle bekommen eine geheime Person für sich, und die gewählte bleibt; es wird neu ausgeteilt.
refusal-wrong-new-deck = Der neue Stapel besteht nicht aus den 28 Karten des Spiels; es wird neu gemischt.

# Was getippt wurde
refusal-cards-unreadable = „{ $text }“ lässt sich nicht als Karten lesen; schreib sie so: „m2 m2“, oder nimm sie aus der Liste.
