# Was die Lobby nur bei diesen Spielen sagt.

lobby-begun = Der Ofen ist heiß: Das Spiel läuft!
lobby-own = { ingredient-name }
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
