# Wetten darauf, was aus einer Bestellung wird.

bet-baked = Gebacken
bet-burnt = Verbrannt

bets-noses =
    👃 Den besten Riecher { $count ->
        [one] hatte { $names }:
       *[other] hatten { $names }: je
    } { $right } von { $bets } Wetten gewonnen.
