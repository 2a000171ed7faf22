# Was man tippen kann, mit Kommas zwischen den Wörtern.

# Zwischen Karten.
typed-and = und
# Wie Zutaten und Bestellungen sonst noch heißen oder einmal hießen.
typed-ingredient =
    { $ingredient ->
        [pepper] Paprika, Paprikas
        [mushroom] Champignon, Champignons
        [shrimp] Garnele, Garnelen
       *[other] { "" }
    }
typed-order =
    { $order ->
        [four-pepper] Vier Paprika
        [four-mushroom] Vier Champignons
        [four-shrimp] Vier Garnelen
       *[other] { "" }
    }
