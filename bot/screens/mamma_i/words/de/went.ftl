# Wie ein Spiel lief: Sätze, die in einem Absatz stehen. $name ist immer der Name einer Person am
# Tisch.

# $card ist eine Marktkarte, $to, wer sie hat, $count, wie viele Punkte sie dort ausmachte.
went-sale =
    { $count ->
        [one] Der Verkauf in Runde { $turn } gab den Ausschlag: { MARKET($card) } ging { ROW($to, form: "to") } und brachte einen Punkt.
       *[other] Der Verkauf in Runde { $turn } gab den Ausschlag: { MARKET($card) } ging { ROW($to, form: "to") } und brachte { $count } Punkte.
    }
# $former wurde bestohlen, $to hat gestohlen.
went-theft =
    { $count ->
        [one] Ein Diebstahl gab den Ausschlag: In Runde { $turn } ging dank { $name } { MARKET($card) } { ROW($former, form: "from") } { ROW($to, form: "to") } und brachte einen Punkt.
       *[other] Ein Diebstahl gab den Ausschlag: In Runde { $turn } ging dank { $name } { MARKET($card) } { ROW($former, form: "from") } { ROW($to, form: "to") } und brachte { $count } Punkte.
    }
# $character ist die Person, auf deren Seite $name war.
went-step =
    { $count ->
        [one] Wäre { ROW($character, form: "who") } auf dem Weg zum Essen nur einen Schritt weiter gewesen, hätte { $name } gewonnen.
       *[other] Wäre { ROW($character, form: "who") } auf dem Weg zum Essen nur { $count } Schritte weiter gewesen, hätte { $name } gewonnen.
    }
# $other und $own sind Personen; $few ist, wie oft $name bei $own angelegt hat.
went-masked =
    { $few ->
        [0] Gut getarnt war { $name }: { $count }-mal { ROW($other, form: "at") } angelegt und kein einziges Mal { ROW($own, form: "at") }, also auf der eigenen Seite.
        [one] Gut getarnt war { $name }: { $count }-mal { ROW($other, form: "at") } angelegt und nur einmal { ROW($own, form: "at") }, also auf der eigenen Seite.
       *[other] Gut getarnt war { $name }: { $count }-mal { ROW($other, form: "at") } angelegt und nur { $few }-mal { ROW($own, form: "at") }, also auf der eigenen Seite.
    }
went-ally =
    { $count ->
        [one] Am häufigsten legte { $name } { ROW($row, form: "at") } an, wenn auch nur einmal, und war doch auf einer anderen Seite.
       *[other] Am häufigsten legte { $name } { ROW($row, form: "at") } an, { $count }-mal, und war doch auf einer anderen Seite.
    }
went-guest = { $name } legte sogar den Gast { NUMBER($guest) } neben { ROW($character, form: "whom") }, also auf die eigene Seite.
went-orphan =
    { $points ->
        [one] Die meisten Punkte, nämlich { NUMBER($points) }, hatte { ROW($character, form: "who") }, und auf dieser Seite war niemand.
       *[other] Die meisten Punkte, nämlich { NUMBER($points) }, hatte { ROW($character, form: "who") }, und auf dieser Seite war niemand.
    }
went-market-all =
    { $count ->
        [one] Die einzige Marktkarte wurde verkauft.
       *[other] Alle { $count } Marktkarten wurden verkauft.
    }
went-market =
    { $count ->
        [0] Von { $all } Marktkarten wurde keine verkauft.
        [one] Von { $all } Marktkarten wurde nur eine verkauft.
       *[other] Von { $all } Marktkarten wurden { $count } verkauft.
    }
# $items ist, was am meisten Punkte brachte, wie in der Liste.
went-item = Am meisten zählte für { ROW($character, form: "whom") }: { ITEMS($items) }.
