# I moduli, e che cosa si dice prima di una mossa. Titoli ed etichette hanno al massimo 45 caratteri.

form-add-title = Sforna la tua ordinazione
form-ask-title = Chiedi aiuto
form-ingredient = { INGREDIENT($ingredient, form: "title") } ({ $count })
form-no-order = Nessuna ordinazione
form-order = { ORDER($order) }: { NEEDS($order) }
form-pile =
    { $pile ->
        [supply] Ingredienti, dalla scorta ({ $count })
       *[waiter] Le mie ordinazioni, dal cameriere ({ $count })
    }
form-add-exactly =
    { $count ->
        [one] Aggiungi esattamente 1 carta
       *[other] Aggiungi esattamente { $count } carte
    }
form-lying =
    📜 **{ ORDER($order) }**: { NEEDS($order) }
    { oven-order-lies }
form-way = Come la sforni?
form-choice = Quale ingrediente scegli?
form-lacks = mancano: { CARDS($cards, form: "plain") }
form-adding = dalla tua mano: { CARDS($cards, form: "plain") }
form-numbered = { INGREDIENT($ingredient) } ({ $number } di { $count })
form-ask-about = Si chiede agli altri in segreto, uno dopo l’altro. Chi ha tutto quello che chiedi può dartelo e in cambio ci guadagna una pizza: l’ordinazione in cima al suo cameriere. Se nessuno ti aiuta, la tua brucia; quindi non chiedere quello che puoi aggiungere tu.
form-ask-missing = Alla tua ordinazione mancano ancora: { CARDS($cards) }. Chiedo tutto quello che non aggiungi tu.
form-ask-add = Che cosa aggiungi tu?
form-want = Che cosa vorresti?
form-want-hint =
    { $count ->
        [one] Insieme alle carte che aggiungi: esattamente 1 carta.
       *[other] Insieme alle carte che aggiungi: esattamente { $count } carte.
    }
form-want-example = 2 salami, 1 oliva

warning-stuck = ⚠️ Così ti ritroveresti con { $limit } ordinazioni e nessun ingrediente. Con la mano piena non peschi niente, e passeresti fino alla fine della partita.
warning-orders-only = ⚠️ Così ti ritroveresti con { $limit } ordinazioni e nessun ingrediente. Dovresti passare, e per fare posto potresti infornare una sola ordinazione per turno.
