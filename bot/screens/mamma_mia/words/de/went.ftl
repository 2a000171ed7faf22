# Wie ein Spiel lief: Sätze, die in einem Absatz stehen. $name ist immer der Name einer Person am
# Tisch, $order und $taken sind Bestellungen.

## Wer führte

went-lead-nobody = Den ganzen Abend kam keine einzige Pizza aus dem Ofen.
went-lead-late = Vor der letzten Runde hatte noch niemand eine Pizza; da entschied sich alles.
# $number ist, wie viele in $leaders genannt sind.
went-lead-turned =
    Vor der letzten Runde { $number ->
        [one] war { $leaders }
       *[other] waren { $leaders }
    } noch { $margin ->
        [one] eine Pizza
       *[other] { $margin } Pizzas
    } voraus, doch dann drehte sich das Spiel: { $count ->
        [one] Eine Pizza
       *[other] { $count } Pizzas
    } mehr, und { $winners } gewann.
went-lead-turned-shared =
    { $number ->
        [one] Vor der letzten Runde lag { $leaders } vorn, doch dann drehte sich das Spiel zugunsten von { $winners }.
       *[other] Vor der letzten Runde lagen { $leaders } vorn, doch dann drehte sich das Spiel zugunsten von { $winners }.
    }
went-lead-level = { $leaders } gingen gleichauf in die letzte Runde, und erst die brachte { $finals } nach vorn.
went-lead-level-anew = { $leaders } gingen gleichauf in die letzte Runde, und heraus kamen gleichauf { $finals }.
went-lead-level-still = { $leaders } gingen gleichauf in die letzte Runde und kamen gleichauf wieder heraus.
went-lead-caught =
    { $margin ->
        [one] Vor der letzten Runde war { $leader } eine Pizza voraus, doch dann wurde daraus Gleichstand mit { $others }.
       *[other] Vor der letzten Runde war { $leader } { $margin } Pizzas voraus, doch dann wurde daraus Gleichstand mit { $others }.
    }
went-lead-throughout = { $leader } führte von der ersten Runde bis zur letzten.
went-lead-since = Von Runde { $round } an lag { $leader } vorn und gab die Führung nicht mehr her.
went-lead-taken = Nach Runde { $round } ging die Führung von { $earlier } an { $leader }, und dabei blieb es.

## Der Ofen

went-oven =
    { $baked ->
        [one] Von { $count } Bestellungen im Ofen wurde eine gebacken.
       *[other] Von { $count } Bestellungen im Ofen wurden { $baked } gebacken.
    }
went-oven-baked = In Runde { $round } meinte es der Ofen mit allen gut: Alle { $count } Bestellungen wurden gebacken.
went-oven-burnt = Runde { $round } war rabenschwarz: Alle { $count } Bestellungen sind verbrannt.

## Um eine Karte verfehlt: $ingredient ist diese Karte, $whose die Bestellung, in der sie steckt.

went-miss =
    In Runde { $round } fehlte { $name } für *{ ORDER($order) }* eine einzige Karte: { counted-emoji }{ $whose ->
        [nobody] { "" }
        [own] . Die steckte schon in *{ ORDER($taken) }*, einer eigenen Bestellung
       *[other] . Die steckte schon in *{ ORDER($taken) }* von { $taker }
    }.
# $lead ist, wie viele Pizzas mehr zum Sieg reichten; bei 0 entschieden die Zutaten auf der Hand.
went-miss-mattered =
    { $lead ->
        [0] Mit einer Pizza mehr hätte { $name } den Gleichstand am Ende für sich entschieden.
       *[other] Am Ende war es genau diese eine Pizza, die { $name } zum Gleichstand fehlte.
    }

went-pizza = Die größte Pizza war { LIST($pizzas) }, mit { $count } Karten.
went-pizzas = Die größten Pizzas waren { LIST($pizzas) }, mit je { $count } Karten.
went-pizza-of = *{ ORDER($order) }* von { $name }

## Helfen

went-help-none = { $count }-mal wurde um Hilfe gebeten, und geholfen hat nie jemand.
went-help-once = Geholfen wurde nur einmal: Für *{ ORDER($order) }* von { $owner } gab { $name } { CARDS($cards) }.
went-help-most = Niemand half so oft wie { $names }: { $count }-mal.
went-help-each =
    { $count ->
        [one] { $names } halfen je einmal.
       *[other] { $names } halfen je { $count }-mal.
    }
went-help-won =
    { $count ->
        [one] Helfen lohnte sich: Ohne die Pizza dafür hätte { $name } nicht gewonnen.
       *[other] Helfen lohnte sich: Ohne die { $count } Pizzas dafür hätte { $name } nicht gewonnen.
    }
