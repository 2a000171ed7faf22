# Scommesse su che fine fa un'ordinazione.

bet-baked = Sfornata
bet-burnt = Bruciata

bets-noses =
    🎯 Le scommesse migliori: { $names }, { $right ->
        [one] 1 indovinata
       *[other] { $right } indovinate
    } su { $bets }{ $count ->
        [one] { "" }
       *[other] { " " }a testa
    }.
