# Wetten darauf, was aus einer Bestellung wird.

bet-baked = Gebacken
bet-burnt = Verbrannt

bets-noses =
    🎯 Am besten gewettet { $count ->
        [one] hat { $names }:
       *[other] haben { $names }: je
    } { $right } von { $bets } gewonnen.
