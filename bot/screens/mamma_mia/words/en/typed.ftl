# What people may type, with commas between the words.

# Between cards.
typed-and = and
# What ingredients and orders are called besides, or were called once.
typed-ingredient =
    { $ingredient ->
        [shrimp] shrimps, prawn, prawns
       *[other] { "" }
    }
typed-order =
    { $order ->
        [four-shrimp] Four Shrimps, Four Prawns
       *[other] { "" }
    }
