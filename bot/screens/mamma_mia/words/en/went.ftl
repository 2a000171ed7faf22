# How a finished game went: sentences that stand in one paragraph. $name is always a player’s name,
# $order and $taken are orders.

## Who led

went-lead-nobody = All evening, not a single pizza left the oven.
went-lead-late = Nobody had a single pizza before the last round, so that decided everything.
# $number is how many are named in $leaders.
went-lead-turned =
    Before the last round, { $number ->
        [one] { $leaders } was
       *[other] { $leaders } were
    } { $margin ->
        [one] one pizza
       *[other] { $margin } pizzas
    } ahead of { $winners }, but { $count ->
        [one] one more pizza
       *[other] { $count } more pizzas
    } turned the tables.
went-lead-turned-shared =
    { $number ->
        [one] { $leaders } was ahead until the last round, when { $winners } turned the tables.
       *[other] { $leaders } were ahead until the last round, when { $winners } turned the tables.
    }
went-lead-level = { $leaders } were level before the last round, and only that put { $finals } ahead.
went-lead-level-anew = { $leaders } were level before the last round, and { $finals } were level after it.
went-lead-level-still = { $leaders } were level before the last round, and still level after it.
went-lead-caught =
    { $margin ->
        [one] { $leader } was one pizza ahead before the last round, but { $others } caught up.
       *[other] { $leader } was { $margin } pizzas ahead before the last round, but { $others } caught up.
    }
went-lead-throughout = { $leader } led from the first round to the last.
went-lead-since = { $leader } took the lead in round { $round } and kept it.
went-lead-taken = { $earlier } still led after round { $round }; then { $leader } took the lead and kept it.

## The oven

went-oven =
    { $count ->
        [0] Not a single order went into the oven.
        [one] { $baked ->
            [0] The only order in the oven burnt.
           *[other] The only order in the oven was baked.
        }
       *[other] { $baked ->
            [0] The oven burnt all { $count } orders.
            [one] The oven baked one of { $count } orders.
           *[other] The oven baked { $baked } of { $count } orders.
        }
    }
went-oven-baked = In round { $round } the oven was kind to everyone: all { $count } orders were baked.
went-oven-burnt = Round { $round } was pitch black: all { $count } orders burnt.

## Missed by one card: $ingredient is that card, and $whose the order that took it.

went-miss =
    In round { $round }, { $name }’s *{ ORDER($order) }* was a single card short: { counted-emoji }{ $whose ->
        [nobody] { "" }
        [own] , which had gone into { $name }’s own *{ ORDER($taken) }*
       *[other] , which had gone into { $taker }’s *{ ORDER($taken) }*
    }.
# $lead is how many pizzas the winner had more; with none, the ingredients in hand decided.
went-miss-mattered =
    { $lead ->
        [0] With that pizza, { $name } would have won instead of losing the tie.
       *[other] In the end, { $name } was exactly that one pizza short of drawing level.
    }

went-pizza = The biggest pizza was { LIST($pizzas) }, with { $count } cards.
went-pizzas = The biggest pizzas were { LIST($pizzas) }, with { $count } cards each.
went-pizza-of = { $name }’s *{ ORDER($order) }*

## Helping

went-help-none = { $count } times someone asked for help, and nobody ever gave any.
went-help-once = There was help only once: { $name } gave { CARDS($cards) } for { $owner }’s *{ ORDER($order) }*.
went-help-most = Nobody helped as often as { $names }: { $count } times.
went-help-each =
    { $count ->
        [one] { $names } helped once each.
       *[other] { $names } helped { $count } times each.
    }
went-help-won =
    { $count ->
        [one] Helping paid off: without the pizza for it, { $name } wouldn’t have won.
       *[other] Helping paid off: without the { $count } pizzas for it, { $name } wouldn’t have won.
    }
