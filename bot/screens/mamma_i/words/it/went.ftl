# Com'è andata una partita: frasi che stanno in un paragrafo. $name è sempre il nome di chi gioca.

# $card è una carta del mercato, $to dice chi ce l'ha, $count quanti punti ha fatto lì.
went-sale =
    { $count ->
        [one] Ha deciso la vendita del giro { $turn }: { $card } è andata { $to } e ha portato un punto.
       *[other] Ha deciso la vendita del giro { $turn }: { $card } è andata { $to } e ha portato { $count } punti.
    }
# $former è dove si è rubato, $whom chi ha rubato.
went-theft =
    { $count ->
        [one] Ha deciso un furto: nel giro { $turn } { $name } ha fatto passare { $card } { $former } { $whom }, per un punto.
       *[other] Ha deciso un furto: nel giro { $turn } { $name } ha fatto passare { $card } { $former } { $whom }, per { $count } punti.
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
        [0] { $name } portava una bella maschera: { $count } mosse { $other }, e nemmeno una { $own }, dove aveva il cuore.
        [one] { $name } portava una bella maschera: { $count } mosse { $other }, e solo una { $own }, dove aveva il cuore.
       *[other] { $name } portava una bella maschera: { $count } mosse { $other }, e solo { $few } { $own }, dove aveva il cuore.
    }
went-ally =
    { $count ->
        [one] Nessuno ha messo carte { $at } quanto { $name }: una volta, pur stando da un’altra parte.
       *[other] Nessuno ha messo carte { $at } quanto { $name }: { $count } volte, pur stando da un’altra parte.
    }
went-guest = { $name } ha perfino mandato l’ospite { $guest } a trovare { $whom }, proprio il personaggio del suo cuore.
went-orphan =
    { $count ->
        [one] Più punti di tutti, cioè { $shown }, li ha fatti { $who }, e da quella parte non stava nessuno.
       *[other] Più punti di tutti, cioè { $shown }, li ha fatti { $who }, e da quella parte non stava nessuno.
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
went-item = Niente ha contato di più per { $whom } di questo: { $item }.
