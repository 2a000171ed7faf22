# Die Formulare, und was vor einem Zug gesagt wird. Titel und Schilder haben höchstens 45 Zeichen.

form-add-title = Deine Bestellung backen
form-ask-title = Um Hilfe bitten
form-ingredient = { INGREDIENT($ingredient, form: "title") } ({ $count })
form-no-order = Keine Bestellung
form-order = { ORDER($order) }: { NEEDS($order) }
form-pile =
    { $pile ->
        [supply] Zutaten, vom Vorrat ({ $count })
       *[waiter] Meine Bestellungen, vom Kellner ({ $count })
    }
form-add-exactly =
    { $count ->
        [one] Leg genau 1 Karte dazu
       *[other] Leg genau { $count } Karten dazu
    }
form-lying =
    📜 **{ ORDER($order) }**: { NEEDS($order) }
    { oven-order-lies }
form-way = Wie backst du sie?
form-choice = Welche Zutat wählst du?
form-lacks = es fehlen: { CARDS($cards, form: "plain") }
form-adding = aus deiner Hand: { CARDS($cards, form: "plain") }
form-numbered = { INGREDIENT($ingredient) } ({ $number } von { $count })
form-ask-about = Die anderen werden reihum heimlich gefragt. Wer alles hat, worum du bittest, darf es hergeben und bekommt dafür eine Pizza: die oberste Bestellung vom eigenen Kellner. Hilft niemand, verbrennt deine; bitte also nicht um etwas, das du selbst dazulegen kannst.
form-ask-missing = Deiner Bestellung fehlen noch: { CARDS($cards) }. Ich bitte um alles, was du nicht dazulegst.
form-ask-add = Was legst du selbst dazu?
form-want = Was wünschst du dir?
form-want-hint =
    { $count ->
        [one] Zusammen mit den Karten, die du dazulegst: genau 1 Karte.
       *[other] Zusammen mit den Karten, die du dazulegst: genau { $count } Karten.
    }
form-want-example = 2 Salami, 1 Olive

warning-stuck = ⚠️ Danach hast du { $limit } Bestellungen und keine Zutat. Mit so voller Hand ziehst du nichts und musst passen, bis das Spiel zu Ende ist.
warning-orders-only = ⚠️ Danach hast du { $limit } Bestellungen und keine Zutat. Du passt dann und kannst in jedem Zug nur eine Bestellung in den Ofen legen, um wieder Platz zu haben.
