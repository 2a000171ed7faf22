# What the lobby says of these games alone.

lobby-begun = The oven is hot: the game has begun!
lobby-own = { INGREDIENT($kind) }
# The colour of a player's own ingredient, where $kind is the ingredient.
lobby-square =
    { $kind ->
        [pineapple] 🟨
        [olive] 🟪
        [pepper] 🟩
        [mushroom] 🟫
        [salami] 🟥
       *[shrimp] 🌸
    }
# What the game is, in one line, for anyone who has never heard of it.
game-about =
    { $game ->
        [plus] Bake pizzas from memory, all in one oven: six ingredients, fifteen orders each, and help at a price. Two to six players, about 45 minutes.
       *[mamma-mia] Put ingredients and orders into an oven that nobody may look into: whoever remembers best what’s in there bakes the most pizzas. Two to five players, about 30 minutes.
    }
