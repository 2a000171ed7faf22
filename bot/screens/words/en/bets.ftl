# Bets on orders.

bet-baked = Baked
bet-burnt = Burnt

bets-noses =
    🎯 Best at betting: { $names } { $count ->
        [one] won
       *[other] each won
    } { $right } of { $bets } bets.
