# How a finished game went: sentences that stand in one paragraph. $name is always a player’s name,
# $order and $taken are the names of orders.

## Who led

went-lead-nobody = All evening not a single pizza left the oven.
went-lead-late = Before the last oven nobody had a single pizza; everything was decided there.
# $number is how many are named in $leaders.
went-lead-turned =
    Before the last oven { $number ->
        [one] { $leaders } was
       *[other] { $leaders } were
    } { $margin ->
        [one] one pizza
       *[other] { $margin } pizzas
    } ahead of { $winners }, but { $count ->
        [one] one more pizza
       *[other] { $count } more pizzas
    } there turned it round.
went-lead-turned-shared =
    { $number ->
        [one] Before the last oven { $leaders } was ahead, but that turned it round for { $winners }.
       *[other] Before the last oven { $leaders } were ahead, but that turned it round for { $winners }.
    }
went-lead-level = { $leaders } went level into the last oven, and only that put { $finals } ahead.
went-lead-level-anew = { $leaders } went level into the last oven, and { $finals } came out of it level.
went-lead-level-still = { $leaders } went level into the last oven and came out of it level.
went-lead-caught =
    { $margin ->
        [one] { $leader } was one pizza ahead before the last oven, and { $others } caught up there.
       *[other] { $leader } was { $margin } pizzas ahead before the last oven, and { $others } caught up there.
    }
went-lead-throughout = { $leader } led from the first oven to the last.
went-lead-since = From round { $round } on { $leader } was ahead and stayed there.
went-lead-taken = After round { $round } { $earlier } still led; then { $leader } went ahead and stayed there.

## The oven

went-oven =
    { $baked ->
        [one] Of { $count } orders in the oven, one was baked.
       *[other] Of { $count } orders in the oven, { $baked } were baked.
    }
went-oven-baked = In round { $round } the oven did everybody justice: all { $count } orders were baked.
went-oven-burnt = Round { $round } was a black one: of { $count } orders not one was baked.

## Missed by one card: $card is that card.

went-miss = In round { $round } { $name }’s *{ $order }* was a single card short: { $card }.
went-miss-taken = In round { $round } { $name }’s *{ $order }* was a single card short: { $card }, which had gone into { $taker }’s *{ $taken }*.
went-miss-own = In round { $round } { $name }’s *{ $order }* was a single card short: { $card }, which had gone into *{ $taken }*, an order of the same player.
# $lead is how many pizzas the winner had more; with none, the ingredients in hand decided.
went-miss-mattered =
    { $lead ->
        [0] One more pizza, and the tie at the end would have gone to { $name }.
       *[other] At the end it was that one pizza that { $name } lacked to draw level.
    }

went-pizza = The biggest pizza was { $pizzas }, with { $count } cards.
went-pizzas = The biggest pizzas were { $pizzas }, with { $count } cards each.
went-pizza-of = { $name }’s *{ $order }*

## Helping

went-help-none = { $count } times somebody asked for help, and nobody ever gave any.
went-help-once = There was help only once: for { $owner }’s *{ $order }*, { $name } gave { $cards }.
went-help-most = Nobody helped as often as { $names }: { $count } times.
went-help-each =
    { $count ->
        [one] { $names } helped once each.
       *[other] { $names } helped { $count } times each.
    }
went-help-won =
    { $count ->
        [one] Helping paid: without the pizza for it { $name } would not have won.
       *[other] Helping paid: without the { $count } pizzas for it { $name } would not have won.
    }
