# Com'è andata una partita: frasi che stanno in un paragrafo. $name è sempre il nome di chi gioca.

# $card è una carta del mercato, $to chi ce l'ha, $count quanti punti ha fatto lì.
went-sale =
    { $count ->
        [one] La vendita decisiva è stata quella del giro { $turn }: { MARKET($card) } è andata { ROW($to, form: "to") } e ha portato un punto.
       *[other] La vendita decisiva è stata quella del giro { $turn }: { MARKET($card) } è andata { ROW($to, form: "to") } e ha portato { $count } punti.
    }
# $former è chi è stato derubato, $to chi ha rubato.
went-theft =
    { $count ->
        [one] È stato decisivo un furto: nel giro { $turn } { $name } ha fatto passare { MARKET($card) } { ROW($former, form: "from") } { ROW($to, form: "to") }, per un punto.
       *[other] È stato decisivo un furto: nel giro { $turn } { $name } ha fatto passare { MARKET($card) } { ROW($former, form: "from") } { ROW($to, form: "to") }, per { $count } punti.
    }
# $character è il personaggio di $name.
went-step =
    { $count ->
        [one] Se { ROW($character, form: "who") } avesse fatto un passo in più verso la cena, avrebbe vinto { $name }.
       *[other] Se { ROW($character, form: "who") } avesse fatto { $count } passi in più verso la cena, avrebbe vinto { $name }.
    }
# $other e $own sono personaggi; $few è quante volte $name ha messo carte da $own.
went-masked =
    { $few ->
        [0] Che maschera, { $name }: ha messo carte { $count } volte { ROW($other, form: "at") }, e nemmeno una { ROW($own, form: "at") }, dove batteva il suo cuore.
        [one] Che maschera, { $name }: ha messo carte { $count } volte { ROW($other, form: "at") }, e solo una { ROW($own, form: "at") }, dove batteva il suo cuore.
       *[other] Che maschera, { $name }: ha messo carte { $count } volte { ROW($other, form: "at") }, e solo { $few } { ROW($own, form: "at") }, dove batteva il suo cuore.
    }
went-ally =
    { $count ->
        [one] Nessuno ha messo carte { ROW($row, form: "at") } quanto { $name }: una volta, e pensare che stava da un’altra parte.
       *[other] Nessuno ha messo carte { ROW($row, form: "at") } quanto { $name }: { $count } volte, e pensare che stava da un’altra parte.
    }
went-guest = { $name } ha perfino mandato l’ospite { NUMBER($guest) } a trovare { ROW($character, form: "whom") }, proprio il personaggio del suo cuore.
went-orphan =
    { $points ->
        [one] Il punteggio più alto, { NUMBER($points) }, l’ha fatto { ROW($character, form: "who") }, e dalla sua parte non stava nessuno.
       *[other] Il punteggio più alto, { NUMBER($points) }, l’ha fatto { ROW($character, form: "who") }, e dalla sua parte non stava nessuno.
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
# $items è ciò che ha portato più punti, come nell'elenco.
went-item = Quello che ha contato di più per { ROW($character, form: "whom") }: { ITEMS($items) }.
