# La propria mano, e il tavolo come lo possono vedere tutti.

hand-heading = ### 🖐️ { $title }, infornata { $round } di { $openings }
# $place è il canale del tavolo.
hand-your-turn = 👉 **Tocca a te** · { $place }
hand-waits-for-others = -# { $place } · Quando tocca a te ti chiamo lì; i tuoi pulsanti sono qui.
hand-place = -# { $place }
hand-your-decision = 👉 **Decidi tu** · { $place }
hand-your-answer = 👉 **Ti chiedono aiuto** · { $place }
hand-ingredients = **I tuoi ingredienti ({ $count })**: { $cards }
hand-orders =
    { $count ->
        [0] **Le tue ordinazioni**: nessuna
       *[other] **Le tue ordinazioni ({ $count })** · ✅ ce l’hai in mano
    }
hand-first-turn =
    📖 Metti nel forno carte di un solo tipo e, se vuoi, un’ordinazione. Viene sfornata se tutto quello che le serve esce dal forno prima di lei; quello che manca lo puoi aggiungere dalla tua mano.
    Alla fine peschi: ingredienti, o altre tue ordinazioni dal cameriere, che le tiene per te.
hand-order = 📜 **{ $order }**: { $needs }
hand-held =
    { $count ->
        [one] -# 1 carta; la mano si riempie fino a { $limit }.
       *[other] -# { $count } carte; la mano si riempie fino a { $limit }.
    }
hand-overfull = -# { $count } carte; la mano si riempie solo fino a { $limit }, quindi non peschi finché non ne hai di meno.
hand-drawn = Ultime carte pescate: { $cards }
hand-asked = 🙏 **{ $name }** ti chiede { $cards }, per sfornare **{ $order }**. Se aiuti, l’ordinazione in cima al tuo cameriere conta come una tua pizza, senza che si veda. Se no, nessuno saprà che l’ha chiesto a te.
hand-decide = 🤔 **{ $order }** è uscita dal forno. Le servono { $needs }.
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
since-played = - { $name }: { $count } { $emoji }
since-order = + 📜 { $order }
since-passed = - { $name } passa.

# Un turno a passi: $emoji è quella di un ingrediente.
press-put = { $kind } × { $count }
step-how-many = { $emoji } **Quante ne inforni?**
step-goes-in = ♨️ Nel forno: **{ $cards }**
step-on-top = ♨️ Nel forno: **{ $cards }**, e sopra **{ $order }**
step-draw = Sopra un’ordinazione, se vuoi. Pescando chiudi il turno:
step-draw-only = Pescando chiudi il turno:
step-put = Sopra un’ordinazione, se vuoi. Così chiudi il turno:
step-put-only = Così chiudi il turno:
step-with = + { $order }
step-without = − { $order }
step-back = Indietro
press-draw-supply = Inforna, pesca ingredienti
press-draw-waiter = Inforna, pesca ordinazioni
press-draw-nothing = Inforna, non pescare

press-pass-supply = Passa, pesca dalla scorta
press-pass-waiter = Passa, pesca dal cameriere
press-pass-nothing = Passa, non pescare
press-pass-order = { $order } · { $draw }
press-bake = Sforna
press-bake-and = { $bake } + { $cards }
press-bake-adding = { $bake } (aggiungi { $cards })
press-bake-with = Sforna: { $choice }
press-add-cards = Sforna: scegli le carte
press-ask = Chiedi aiuto
press-decline = Rinuncia
press-help = Sì, aiuto
press-no-help = No

overview-heading = ### 🍽️ { $title }, infornata { $round } di { $openings }
overview-turn = 👉 Ora tocca a { $name }.
overview-decides = ⏳ { $name } decide su **{ $order }**.
overview-supply =
    { $count ->
        [one] 🧺 1 carta nella scorta
       *[other] 🧺 { $count } carte nella scorta
    }
overview-oven = ♨️ In cima nel forno: { $card }
overview-oven-order = ♨️ In cima nel forno: **{ $order }** di { $name }
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
       *[other] -# Consegnate { $count }: { $orders }
    }

# L'immagine della mano, a parole.
picture-hand = La tua mano: { $cards }. Le tue ordinazioni: { $orders }.

# Che cosa dice un consiglio, e perché.
hint-draw =
    { $pile ->
        [supply] pesca ingredienti
        [waiter] pesca ordinazioni
       *[None] non pescare
    }
hint-play = { $cards } nel forno, poi { $draw }
hint-play-order = { $cards } nel forno e sopra *{ $order }*, poi { $draw }
hint-order = **{ $order }** ({ $chance }%)
hint-lacks =
    { $count ->
        [one] ; manca ancora: { $cards }
       *[other] ; alla più incerta manca ancora: { $cards }
    }
hint-bakes =
    { $which ->
        [likely] Conta su { $likely }
        [doubtful] Non conta su { $doubtful }
       *[both] Conta su { $likely }, ma non su { $doubtful }
    }, e ti dà { $chance } probabilità su 100 di vincere{ $lacks }.
hint-nothing-bakes = Così nel forno non c’è nessuna tua ordinazione; ti dà { $chance } probabilità su 100 di vincere.
