# Che cosa sente il canale di una partita. $name è sempre il nome di chi gioca.

## Chi si sta aspettando

prompt-decision = ⏳ Tutti aspettano { $name }: che fine fa **{ $order }** ({ $needs })?
prompt-help = ⏳ Chi riceve la domanda decide ora, in segreto: la trova sotto *{ press-hand }*.

## Un turno

turn-call = **{ $name }**: «{ $call }» { $emoji }
turn-passes = **{ $name }** non ha più ingredienti e passa.
turn-order = 📜 Sopra va un’ordinazione: **{ $order }** ({ $needs })
turn-draws-supply =
    { $count ->
        [one] 🧺 pesca 1 carta dalla scorta
       *[other] 🧺 pesca { $count } carte dalla scorta
    }
turn-draws-last =
    { $count ->
        [one] 🧺 pesca l’ultima carta della scorta
       *[other] 🧺 pesca le ultime { $count } carte della scorta
    }
turn-supply-empty = 🧺 allunga la mano verso la scorta, ma è vuota
turn-left =
    { $left ->
        [0] non ne ha più
       *[other] ne ha ancora { $left }
    }
turn-draws-waiter =
    { $count ->
        [one] 🤵 pesca 1 ordinazione dal cameriere, che { turn-left }
       *[other] 🤵 pesca { $count } ordinazioni dal cameriere, che { turn-left }
    }
turn-draws-nothing = ✋ non pesca niente
turn-mamma-mia = 🔔 **Mamma Mia!** { $name } ha la carta: aprirà il forno.
turn-standing =
    { $supply ->
        [one] -# Infornata { $round } · 1 carta nella scorta
       *[other] -# Infornata { $round } · { $supply } carte nella scorta
    }

## Comincia un'infornata

round-heading = ### 🍕 Infornata { $round } di { $openings }
round-dealt = 🃏 { $cards } ingredienti e un’ordinazione a testa; { $supply } carte nella scorta.
round-supply = 🧺 { $supply } carte nella nuova scorta.
round-left-over = ♨️ Avanzi nel forno: { $cards }

## Si apre il forno

oven-heading = ### 🔥 Infornata { $opening } di { $openings }: si apre il forno
oven-opens = **{ $name }** apre il forno!
oven-stalemate = Nessuno può più infornare o pescare, quindi **{ $name }** apre il forno.
oven-door =
    { $count ->
        [0] 🚪 Lo sportello si apre: il forno è vuoto.
        [one] 🚪 Lo sportello si apre. Dentro c’è 1 carta…
       *[other] 🚪 Lo sportello si apre. Dentro ci sono { $count } carte…
    }
# Un'ordinazione in una riga, dove tutto viene raccontato in una volta.
oven-verdict = { $mark } **{ $order }** · { $name }
slots-any = 🍕 { $count } di { $needed }, va bene tutto
oven-left-over = ▫️ { $cards } · dagli avanzi
oven-ingredients = ▫️ { $cards } · { $name }
oven-order = 📜 **{ $order }** · { $name }
oven-order-needs = -# servono { $needs }
oven-order-lies = -# sul tavolo: { $cards }
oven-decides = ⏳ **{ $name }** decide…
oven-asks = 🙏 { $name } chiede { $cards }.
oven-helps = 🤝 { $name } aiuta con { $cards } e in cambio guadagna una pizza, coperta.
oven-nobody-helps = 🤷 Nessuno aiuta.
oven-baked = ✅ **Sfornata!**
oven-baked-with = Scelta: { $choice }.
oven-baked-adding = Dalla mano: { $cards }.
oven-failed = ❌ **Bruciata!** Torna dal cameriere.
oven-table = 🍽️ Sul tavolo: { $cards }
oven-recap = -# Finora: { $results }
oven-recap-of = { $name } ✅ { $baked } ❌ { $failed }
# Un'immagine a parole: le pizze di qualcuno in un'infornata; $total è -1 dove nessuno lo sa.
picture-this-time = stavolta
picture-in-all = in tutto
picture-standing-of =
    { $name }: { $baked ->
        [one] 1 sfornata
       *[other] { $baked } sfornate
    }, { $failed ->
        [one] 1 bruciata
       *[other] { $failed } bruciate
    }{ $total ->
        [-1] { "" }
       *[other] , { $total } in tutto
    }
# L'immagine del forno aperto, a parole; $title è il nome di un'ordinazione.
picture-table = Sul tavolo: { $cards }.
picture-order =
    Ordinazione { $title } di { $name }: { $verdict ->
        [baked] sfornata.
        [burnt] bruciata.
        [waiting] ancora da decidere.
       *[open] fra un attimo si saprà.
    }
oven-result-heading = ### 🍕 Infornata { $opening }: che cosa è uscito
oven-result-of = **{ $name }**: { $results }
oven-no-orders = Nel forno non c’erano ordinazioni.
oven-standing = 🧾 Consegnate: { $standing }
oven-standing-of = { $name } **{ $count }**
oven-pile =
    { $count ->
        [0] 🧾 Ordinazioni finite: ancora nessuna.
        [one] 🧾 Ordinazioni finite: 1, coperta.
       *[other] 🧾 Ordinazioni finite: { $count }, coperte.
    }
# Un ingrediente scelto, in mezzo a una frase.
choice-of =
    { $kind ->
        [pineapple] ananas
        [olive] olive
        [pepper] peperoni
        [mushroom] funghi
        [salami] salame
       *[shrimp] gamberi
    }

help-choice = -# con { $choice }

## La fine

finale-heading = ### 🧾 Si scopre la pila delle ordinazioni finite
finale-order = 🍕 **{ $order }** · { $name }
finale-reward = 🎁 **{ $order }** · { $name }, per l’aiuto
finale-tally = 🧮 { $standing }
# La classifica come immagine, a parole: la riga di chi gioca.
picture-podium-of =
    { $place }. { $name }: { $count ->
        [one] 1 pizza
       *[other] { $count } pizze
    }
## Premi: solo $name è stato il numero uno in questo, e $count dice quanto.

award-bombastica = 🍕 **Il forno più audace**: { $name }, con una Bombastica di { $count } carte
award-helper = 🤝 **L’aiuto della serata**: { $name }, { $count } volte in soccorso
award-saved = ✋ **Salvate per un pelo**: { $name }, { $count } pizze con una carta sola dalla mano
award-memory = 🤔 **Memoria di ferro**: { $name }, { $count } ordinazioni e nemmeno una bruciata
award-burnt = 🔥 **Premio carbonella**: { $name }, con { $count } pizze bruciate
award-feast = 🎁 **La scorpacciata della serata**: { $name }, { $count } pizze in una sola infornata
award-armful = 🧺 **La bracciata più grande**: { $name }, { $count } carte in una volta
award-patience = 💤 **Una pazienza da cameriere**: { $name }, che ha passato { $count } volte

end-won-delivered =
    { $count ->
        [one] { $names } vince con una pizza! 🍕
       *[other] { $names } vince con { $count } pizze! 🍕
    }
end-won-ingredients =
    { $cards ->
        [one] Pareggio di pizze: decidono gli ingredienti in mano, e con 1 vince { $names }! 🍕
       *[other] Pareggio di pizze: decidono gli ingredienti in mano, e con { $cards } vince { $names }! 🍕
    }
end-won-shared = Pareggio di pizze e di ingredienti in mano: { $names } si dividono la vittoria! 🍕
end-place =
    { $count ->
        [one] { $medal } { $place }. **{ $name }**{ $strength } · 1 pizza
       *[other] { $medal } { $place }. **{ $name }**{ $strength } · { $count } pizze
    }
end-in-hand =
    { $count ->
        [one] (1 ingrediente in mano)
       *[other] ({ $count } ingredienti in mano)
    }
