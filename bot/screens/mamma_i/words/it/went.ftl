# Com'è andata una partita: frasi che stanno in un paragrafo. $name è sempre il nome di chi gioca.

# $card è una carta del mercato, $to dice chi ce l'ha, $count quanti punti ha fatto lì.
went-sale =
    { $count ->
        [one] La vendita decisiva è stata quella del giro { $turn }: { $card } è andata { $to } e ha portato un punto.
       *[other] La vendita decisiva è stata quella del giro { $turn }: { $card } è andata { $to } e ha portato { $count } punti.
    }
# $former è dove si è rubato, $whom chi ha rubato.
went-theft =
    { $count ->
        [one] È stato decisivo un furto: nel giro { $turn } { $name } ha fatto passare { $card } { $former } { $whom }, per un punto.
       *[other] È stato decisivo un furto: nel giro { $turn } { $name } ha fatto passare { $card } { $former } { $whom }, per { $count } punti.
    }
# $who è il personaggio di $name.
went-step =
    { $count ->
        [one] Se { $who } avesse fatto un passo in più verso la cena, avrebbe vinto { $name }.
       *[other] Se { $who } avesse fatto { $count } passi in più verso la cena, avrebbe vinto { $name }.
    }
# $other e $own dicono in quale fila: nella fila della moglie. $few è quante volte nella propria.
went-masked =
    { $few ->
        [0] Che maschera, { $name }: ha messo carte { $count } volte { $other }, e nemmeno una { $own }, dove batteva il suo cuore.
        [one] Che maschera, { $name }: ha messo carte { $count } volte { $other }, e solo una { $own }, dove batteva il suo cuore.
       *[other] Che maschera, { $name }: ha messo carte { $count } volte { $other }, e solo { $few } { $own }, dove batteva il suo cuore.
    }
went-ally =
    { $count ->
        [one] Nessuno ha messo carte { $at } quanto { $name }: una volta, e pensare che stava da un’altra parte.
       *[other] Nessuno ha messo carte { $at } quanto { $name }: { $count } volte, e pensare che stava da un’altra parte.
    }
went-guest = { $name } ha perfino mandato l’ospite { $guest } a trovare { $whom }, proprio il personaggio del suo cuore.
went-orphan =
    { $count ->
        [one] Il punteggio più alto, { $shown }, l’ha fatto { $who }, e dalla sua parte non stava nessuno.
       *[other] Il punteggio più alto, { $shown }, l’ha fatto { $who }, e dalla sua parte non stava nessuno.
    }
went-market-all =
    { $count ->
        [one] L’unica carta del mercato è stata venduta.
       *[other] Tutte e { $count } le carte del mercato sono state vendute.
    }
went-market =
    { $count ->
        [0] Su { $all } carte del mercato non ne è stata venduta nessuna.
        [one] Su { $all } carte del mercato ne è stata venduta solo una.
       *[other] Su { $all } carte del mercato ne sono state vendute { $count }.
    }
# $item è ciò che ha portato più punti, come nell'elenco.
went-item = Quello che ha contato di più per { $whom }: { $item }.
