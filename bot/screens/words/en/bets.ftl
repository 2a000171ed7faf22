# Bets on what comes of an order.

bet-baked = Baked
bet-burnt = Burnt

bets-noses =
    👃 { $count ->
        [one] The best nose: { $names } foretold
       *[other] The best noses: { $names } each foretold
    } { $right } of { $bets } verdicts.
