# Was die Lobby nur bei diesen Spielen sagt.

lobby-begun = Der Ofen ist heiß: Das Spiel läuft!
lobby-own = { INGREDIENT($kind) }
# Die Farbe der eigenen Zutat, wobei $kind die Zutat ist.
lobby-square =
    { $kind ->
        [pineapple] 🟨
        [olive] 🟪
        [pepper] 🟩
        [mushroom] 🟫
        [salami] 🟥
       *[shrimp] 🌸
    }
# Was das für ein Spiel ist, in einer Zeile, für alle, die es nicht kennen.
game-about =
    { $game ->
        [plus] Sechs Zutaten, fünfzehn Bestellungen für jeden und Hilfe, die ihren Preis hat. Zwei bis sechs Leute, etwa 45 Minuten.
       *[mamma-mia] Zutaten und Bestellungen kommen in einen Ofen, in den niemand schauen darf: Wer sich am besten merkt, was drinliegt, backt die meisten Pizzas. Zwei bis fünf Leute, etwa 30 Minuten.
    }
