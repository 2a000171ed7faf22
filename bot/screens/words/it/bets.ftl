# Scommesse su che cosa ne sarà di un'ordinazione.

bet-baked = Sfornata
bet-burnt = Bruciata

bets-noses =
    👃 { $count ->
        [one] Il fiuto migliore: { $names } ha indovinato
       *[other] I fiuti migliori: { $names } hanno indovinato ciascuno
    } { $right ->
        [one] un verdetto
       *[other] { $right } verdetti
    } su { $bets }.
