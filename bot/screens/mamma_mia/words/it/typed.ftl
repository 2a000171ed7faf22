# Che cosa si può scrivere, con virgole fra le parole.

# Fra le carte.
typed-and = e, ed
# Come si chiamano anche, o si chiamavano una volta, ingredienti e ordinazioni.
typed-ingredient =
    { $ingredient ->
        [pepper] peperoncino, peperoncini
        [mushroom] champignon
        [shrimp] gamberetto, gamberetti
       *[other] { "" }
    }
typed-order =
    { $order ->
        [four-shrimp] Quattro gamberetti
        [one-of-each] Un po' di tutto
       *[other] { "" }
    }
