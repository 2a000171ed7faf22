# La propria mano, e il tavolo come lo possono vedere tutti.

hand-heading = ### 🖐️ { $title }, infornata { $round } di { $openings }
# $place è il canale del tavolo.
hand-your-turn = 👉 **Tocca a te** · { $place }
hand-waits-for-others = -# { $place } · Quando tocca a te ti chiamo lì; i tuoi pulsanti sono qui.
hand-oven-open = ♨️ **Il forno è aperto** · { $place }
hand-being-told = ⏳ **Il canale sta leggendo che cosa ne viene fuori** · { $place }
hand-place = -# { $place }
hand-your-decision = 👉 **Decidi tu** · { $place }
hand-your-answer = 👉 **Ti chiedono aiuto** · { $place }
hand-ingredients = **I tuoi ingredienti ({ COUNT($cards) })**: { CARDS($cards) }
hand-orders =
    { $count ->
        [0] **Non hai ordinazioni in mano**
       *[other] **Le tue ordinazioni ({ $count })** · ✅ ce l’hai in mano
    }
hand-first-turn =
    📖 Metti nel forno carte di un solo tipo e, se vuoi, un’ordinazione. Viene sfornata se tutto quello che le serve esce dal forno prima di lei; quello che manca lo puoi aggiungere dalla tua mano.
    Alla fine peschi: ingredienti, o altre tue ordinazioni dal cameriere, che le tiene per te.
hand-order = 📜 **{ ORDER($order) }**: { $recipe }
hand-held =
    { $count ->
        [one] -# 1 carta; la mano si riempie fino a { $limit }.
       *[other] -# { $count } carte; la mano si riempie fino a { $limit }.
    }
hand-overfull = -# { $count } carte; la mano si riempie solo fino a { $limit }, quindi non peschi finché non ne hai di meno.
hand-full-of-orders = Le ordinazioni ti riempiono la mano: pescherai poco.
hand-drawn = Ultime carte pescate: { CARDS($cards) }
hand-drawn-orders = Ultime carte pescate: { ORDERS($orders, joint: "and") }
hand-asked = 🙏 **{ $name }** ti chiede { CARDS($cards) }, per sfornare **{ ORDER($order) }**. Se aiuti, l’ordinazione in cima al tuo cameriere conta come una tua pizza, senza che si veda. Se no, nessuno saprà che l’ha chiesto a te.
hand-decide = 🤔 **{ ORDER($order) }** è uscita dal forno. Le servono { NEEDS($order) }.
hand-decide-cannot = Stavolta tavolo e mano non bastano; scegli qui sotto che cosa fare.
hand-decide-free = C’è tutto quello che le serve: scegli come sfornarla.
hand-decide-add = Aggiungi dalla tua mano le carte che mancano, oppure rinuncia: allora brucia e torna dal tuo cameriere.
hand-won =
    { $count ->
        [one] 🏆 Hai vinto con una pizza!
       *[other] 🏆 Hai vinto con { $count } pizze!
    }
hand-lost =
    { $count ->
        [0] 🏁 La partita è finita: arrivi al { $place }º posto, senza pizze.
        [one] 🏁 La partita è finita: arrivi al { $place }º posto, con una pizza.
       *[other] 🏁 La partita è finita: arrivi al { $place }º posto, con { $count } pizze.
    }

since-heading = 👂 **Dal tuo ultimo turno**
since-so-far = 👂 **Finora**
since-played = - { $name }: { counted-brief }
since-order = + 📜 { ORDER($order) }
since-passed = - { $name } passa.

# Un turno a passi: $order è none finché non se ne sceglie una, e $draws dice se c'è una pila da
# scegliere.
press-put = { INGREDIENT($ingredient, form: "title") } × { $count }
step-how-many = { ingredient-emoji } **Quante ne inforni?**
step-goes-in =
    ♨️ Nel forno: **{ counted-emoji }**{ $order ->
        [none] { "" }
       *[other] , e sopra **{ ORDER($order) }**
    }
    { $order ->
        [none] Sopra un’ordinazione, se vuoi.{ " " }
       *[other] { "" }
    }{ $draws ->
        [yes] Pescando chiudi il turno:
       *[no] Così chiudi il turno:
    }
step-with = + { ORDER($order) }
step-without = − { ORDER($order) }
step-back = Indietro
counted-ingredients =
    { $count ->
        [one] 1 ingrediente
       *[other] { $count } ingredienti
    }
counted-orders =
    { $count ->
        [one] 1 ordinazione
       *[other] { $count } ordinazioni
    }
# $count is how many cards that draws, and $left how many the pile has.
press-draw =
    { $draw ->
        [supply] Inforna, pesca { counted-ingredients } (su { $left })
        [waiter] Inforna, pesca { counted-orders } (su { $left })
       *[none] Inforna, non pescare
    }

press-pass =
    { $draw ->
        [supply] Passa, pesca { counted-ingredients } (su { $left })
        [waiter] Passa, pesca { counted-orders } (su { $left })
       *[none] Passa, non pescare
    }
press-pass-order = { ORDER($order) } · { press-pass }
press-bake = Sforna
press-bake-with = Sforna: { CHOICE($choice) }
press-add-cards = Sforna: scegli le carte
press-ask = Chiedi aiuto
press-ask-for = Chiedi { CARDS($cards, form: "plain") }
press-decline = Rinuncia
press-help = Sì, aiuto
press-no-help = No

overview-heading = ### 🍽️ { $title }, infornata { $round } di { $openings }
overview-turn = 👉 Ora tocca a { $name }.
overview-decides = ⏳ { $name } decide su **{ ORDER($order) }**.
overview-supply =
    { $count ->
        [one] 🧺 1 carta nella scorta
       *[other] 🧺 { $count } carte nella scorta
    }
overview-oven = ♨️ In cima nel forno: { ingredient-emoji } { ingredient-name }
overview-oven-order = ♨️ In cima nel forno: **{ ORDER($order) }** di { $name }
overview-oven-empty = ♨️ Il forno è vuoto.
overview-holder = 🔔 { $name } ha la carta Mamma Mia!
overview-absent = assente
overview-cards =
    -# In mano: { $ingredients ->
        [one] 1 ingrediente
       *[other] { $ingredients } ingredienti
    }, { $orders ->
        [one] 1 ordinazione
       *[other] { $orders } ordinazioni
    } · dal cameriere: { $waiter }
overview-delivered =
    { $count ->
        [0] -# Ancora nessuna consegnata
       *[other] -# Consegnate { $count }: { ORDERS($orders) }
    }

# L'immagine della mano, a parole.
picture-hand = La tua mano: { CARDS($cards, form: "plain") }. Le tue ordinazioni: { ORDERS($orders) }.

# Che cosa dice un consiglio, e perché.
hint-draw =
    { $draw ->
        [supply] pesca ingredienti
        [waiter] pesca ordinazioni
       *[none] non pescare
    }
move-play =
    { $order ->
        [none] { counted-emoji } nel forno, poi { hint-draw }
       *[other] { counted-emoji } nel forno e sopra *{ ORDER($order) }*, poi { hint-draw }
    }
move-pass =
    { $order ->
        [none] passa, poi { hint-draw }
       *[other] passa con sopra *{ ORDER($order) }*, poi { hint-draw }
    }
move-bake =
    { COUNT($choice) ->
        [0] { press-bake }{ COUNT($add) ->
            [0] { "" }
           *[other] { " " }+ { CARDS($add, form: "plain") }
        }
       *[other] { press-bake-with }{ COUNT($add) ->
            [0] { "" }
           *[other] { " " }(aggiungi { CARDS($add, form: "plain") })
        }
    }
move-ask =
    { press-ask }: { CARDS($want) }{ COUNT($choice) ->
        [0] { "" }
       *[other] { " " }· { press-bake-with }
    }{ COUNT($add) ->
        [0] { "" }
       *[other] { " " }· dalla tua mano: { CARDS($add) }
    }
move-help =
    { $give ->
        [yes] { press-help }
       *[no] { press-no-help }
    }
move-decline = { press-decline }
hint-comes-to =
    Circa { $pizzas },{ $tenths } pizze in questa infornata{ $order ->
        [none] { "" }
       *[other] , **{ ORDER($order) }** al { $likely }%{ COUNT($lacks) ->
            [0] { "" }
           *[other] { "" }; manca ancora: { CARDS($lacks) }
        }
    }.
# What speaks for a move; $rival needs some of these cards too, or is none.
hint-why-none = { "" }
hint-why-lies =
    Nel forno ci sono poi: { counted-emoji }{ $rival ->
        [none] { "" }
       *[other] , e ne vuole anche { $rival }
    }.
hint-why-free = Non costa niente: se brucia, l’ordinazione torna al tuo cameriere.
hint-why-wanted = Serve per **{ ORDER($order) }**.
hint-why-spare = Non serve a nessuna delle ordinazioni che hai in mano.
hint-why-counts = Conta subito.
hint-why-keeps = Ti tieni le carte.
hint-why-alone = Con le tue carte non basta.
hint-why-empty = Non hai niente da infornare.
