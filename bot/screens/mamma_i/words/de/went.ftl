# Wie ein Spiel lief: Sätze, die in einem Absatz stehen. $name ist immer der Name einer Person am
# Tisch.

# $card ist eine Marktkarte, $to sagt, wer sie hat, $count, wie viele Punkte sie dort ausmachte.
went-sale =
    { $count ->
        [one] Der Verkauf in Runde { $turn } gab den Ausschlag: { $card } ging { $to } und brachte einen Punkt.
       *[other] Der Verkauf in Runde { $turn } gab den Ausschlag: { $card } ging { $to } und brachte { $count } Punkte.
    }
# $former wurde bestohlen, $whom hat gestohlen.
went-theft =
    { $count ->
        [one] Ein Diebstahl gab den Ausschlag: In Runde { $turn } ging dank { $name } { $card } { $former } { $whom } und brachte einen Punkt.
       *[other] Ein Diebstahl gab den Ausschlag: In Runde { $turn } ging dank { $name } { $card } { $former } { $whom } und brachte { $count } Punkte.
    }
# $who ist die Person, auf deren Seite $name war.
went-step =
    { $count ->
        [one] Wäre { $who } auf dem Weg zum Essen nur einen Schritt weiter gewesen, hätte { $name } gewonnen.
       *[other] Wäre { $who } auf dem Weg zum Essen nur { $count } Schritte weiter gewesen, hätte { $name } gewonnen.
    }
# $other und $own sagen, in wessen Reihe: bei Oma. $few ist, wie oft in der eigenen.
went-masked =
    { $few ->
        [0] Gut getarnt war { $name }: { $count }-mal { $other } angelegt und kein einziges Mal { $own }, also auf der eigenen Seite.
        [one] Gut getarnt war { $name }: { $count }-mal { $other } angelegt und nur einmal { $own }, also auf der eigenen Seite.
       *[other] Gut getarnt war { $name }: { $count }-mal { $other } angelegt und nur { $few }-mal { $own }, also auf der eigenen Seite.
    }
went-ally =
    { $count ->
        [one] Am häufigsten legte { $name } { $at } an, wenn auch nur einmal, und war doch auf einer anderen Seite.
       *[other] Am häufigsten legte { $name } { $at } an, { $count }-mal, und war doch auf einer anderen Seite.
    }
went-guest = { $name } legte sogar den Gast { $guest } neben { $whom }, also auf die eigene Seite.
went-orphan =
    { $count ->
        [one] Die meisten Punkte, nämlich { $shown }, hatte { $who }, und auf dieser Seite war niemand.
       *[other] Die meisten Punkte, nämlich { $shown }, hatte { $who }, und auf dieser Seite war niemand.
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
# $item ist, was am meisten Punkte brachte, wie in der Liste.
went-item = Am meisten zählte für { $whom }: { $item }.
