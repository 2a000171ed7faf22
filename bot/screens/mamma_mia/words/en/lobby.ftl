# What the lobby says of these games alone.

lobby-begun = The oven is hot: the game has begun!
lobby-own = { ingredient-name }
# The colour of the own ingredient, where $kind is the ingredient.
lobby-square =
    { $kind ->
        [pineapple] 🟨
        [olive] 🟪
        [pepper] 🟩
        [mushroom] 🟫
        [salami] 🟥
       *[shrimp] 🌸
    }
