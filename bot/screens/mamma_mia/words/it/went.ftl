# Com'è andata una partita: frasi che stanno in un paragrafo. $name è sempre il nome di chi gioca,
# $order e $taken sono ordinazioni.

## Chi era davanti

went-lead-nobody = In tutta la serata non è uscita dal forno nemmeno una pizza.
went-lead-late = Prima dell’ultima infornata nessuno aveva una pizza; si è deciso tutto lì.
# $number è quanti sono nominati in $leaders.
went-lead-turned =
    Prima dell’ultima infornata { $number ->
        [one] { $leaders } aveva
       *[other] { $leaders } avevano
    } { $margin ->
        [one] una pizza
       *[other] { $margin } pizze
    } di vantaggio su { $winners }, che lì con { $count ->
        [one] una pizza
       *[other] { $count } pizze
    } ha ribaltato tutto.
went-lead-turned-shared =
    { $number ->
        [one] Prima dell’ultima infornata { $leaders } era davanti, ma lì tutto si è ribaltato a favore di { $winners }.
       *[other] Prima dell’ultima infornata { $leaders } erano davanti, ma lì tutto si è ribaltato a favore di { $winners }.
    }
went-lead-level = { $leaders } erano alla pari prima dell’ultima infornata, ed è stata quella a mandare in testa { $finals }.
went-lead-level-anew = { $leaders } erano alla pari prima dell’ultima infornata, e dopo lo erano { $finals }.
went-lead-level-still = { $leaders } erano alla pari prima dell’ultima infornata, e lo erano ancora dopo.
went-lead-caught =
    { $margin ->
        [one] Prima dell’ultima infornata { $leader } era avanti di una pizza, ma lì il vantaggio è sfumato: alla pari con { $others }.
       *[other] Prima dell’ultima infornata { $leader } era avanti di { $margin } pizze, ma lì il vantaggio è sfumato: alla pari con { $others }.
    }
went-lead-throughout = Dalla prima infornata all’ultima ha sempre comandato { $leader }.
went-lead-since = { $leader } ha preso il comando nell’infornata { $round } e non l’ha più mollato.
went-lead-taken = Dopo l’infornata { $round } il comando è passato da { $earlier } a { $leader }, e lì è rimasto.

## Il forno

went-oven =
    { $count ->
        [0] Nel forno non è entrata nemmeno un’ordinazione.
        [one] { $baked ->
            [0] Nel forno c’è stata una sola ordinazione, ed è bruciata.
           *[other] Nel forno c’è stata una sola ordinazione, ed è stata sfornata.
        }
       *[other] { $baked ->
            [0] Su { $count } ordinazioni nel forno non se n’è salvata una: tutte bruciate.
            [one] Su { $count } ordinazioni nel forno ne è stata sfornata una.
           *[other] Su { $count } ordinazioni nel forno ne sono state sfornate { $baked }.
        }
    }
went-oven-baked = Nell’infornata { $round } il forno ha accontentato tutti: sfornate tutte e { $count } le ordinazioni.
went-oven-burnt = L’infornata { $round } è stata nera come il carbone: bruciate tutte e { $count } le ordinazioni.

## Mancata per una carta: $ingredient è quella carta, $whose l'ordinazione che l'ha presa.

went-miss =
    Nell’infornata { $round } alla *{ ORDER($order) }* di { $name } è mancata una carta sola: { counted-emoji }{ $whose ->
        [nobody] { "" }
        [own] , finita in un’altra sua ordinazione, *{ ORDER($taken) }*
       *[other] , finita nella *{ ORDER($taken) }* di { $taker }
    }.
# $lead è quante pizze in più aveva chi ha vinto; con 0 hanno deciso gli ingredienti in mano.
went-miss-mattered =
    { $lead ->
        [0] Con quella pizza { $name } avrebbe vinto; così hanno deciso gli ingredienti in mano.
       *[other] Alla fine a { $name } è mancata proprio quella pizza per pareggiare.
    }

went-pizza = La pizza più grande è stata { LIST($pizzas) }, con { $count } carte.
went-pizzas = Le pizze più grandi sono state { LIST($pizzas) }, con { $count } carte ciascuna.
went-pizza-of = la *{ ORDER($order) }* di { $name }

## L'aiuto

went-help-none = { $count } volte qualcuno ha chiesto aiuto, e non è mai arrivato.
went-help-once = Un aiuto c’è stato una volta sola: per la *{ ORDER($order) }* di { $owner }, { $name } ha dato { CARDS($cards) }.
went-help-most = Nessuno ha aiutato quanto { $names }: { $count } volte.
went-help-each =
    { $count ->
        [one] { $names } hanno aiutato una volta a testa.
       *[other] { $names } hanno aiutato { $count } volte a testa.
    }
went-help-won =
    { $count ->
        [one] Aiutare conviene: senza la pizza avuta in cambio { $name } non avrebbe vinto.
       *[other] Aiutare conviene: senza le { $count } pizze avute in cambio { $name } non avrebbe vinto.
    }
