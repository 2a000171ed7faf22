# I moduli, e che cosa si dice prima di una mossa. Titoli ed etichette hanno al massimo 45 caratteri.

form-add-title = Sforna la tua ordinazione
form-ask-title = Chiedi aiuto
form-no-order = Nessuna ordinazione
form-pile-supply = Ingredienti, dalla scorta ({ $count })
form-pile-waiter = Le mie ordinazioni, dal cameriere ({ $count })
form-add-exactly =
    { $count ->
        [one] Aggiungi esattamente 1 carta
       *[other] Aggiungi esattamente { $count } carte
    }
form-way = Come la sforni?
form-choice = Quale ingrediente scegli?
form-lacks = mancano: { $cards }
form-adding = dalla tua mano: { $cards }
form-numbered = { $name } ({ $number } di { $count })
form-ask-about = Si chiede agli altri uno dopo l’altro, in segreto. Chi ha tutto ciò che chiedi può dartelo, e ne ricava una pizza: l’ordinazione in cima al proprio cameriere. Se nessuno aiuta, la tua non viene sfornata; quindi non chiedere ciò che puoi aggiungere tu.
form-ask-add = Che cosa aggiungi tu?
form-want = Che cosa vorresti?
form-want-hint =
    { $count ->
        [one] Insieme alle carte che aggiungi: esattamente 1 carta.
       *[other] Insieme alle carte che aggiungi: esattamente { $count } carte.
    }
form-want-example = 2 salami, 1 oliva

warning-stuck = ⚠️ Dopo questo hai { $limit } ordinazioni e nessun ingrediente. Con la mano piena non peschi niente, e così passeresti fino alla fine della partita.
warning-orders-only = ⚠️ Dopo questo hai { $limit } ordinazioni e nessun ingrediente. Allora passi, e per fare posto puoi infornare solo un’ordinazione a turno.
