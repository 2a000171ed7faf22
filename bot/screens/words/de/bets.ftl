# Wetten darauf, was aus einer Bestellung wird.

bet-baked = Gebacken
bet-burnt = Verbrannt

bets-noses =
    👃 { $count ->
        [one] Das beste Näschen: { $names } hat
       *[other] Die besten Näschen: { $names } haben jeweils
    } { $right } von { $bets } Bestellungen richtig getippt.
