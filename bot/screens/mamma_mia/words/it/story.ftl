# Che cosa sente il canale di una partita. $name e $seat sono sempre nomi di chi gioca.

## Chi si sta aspettando

prompt-decision = ⏳ Tutti aspettano { $name }: che fine fa **{ ORDER($order) }** ({ NEEDS($order) })?
prompt-help = ⏳ Chi riceve la domanda decide ora, in segreto: la trova sotto *{ press-hand }*.

## Un turno

event-ingredients-played = **{ $seat }**: «{ ingredient-call }»
event-passed = **{ $seat }** non ha più ingredienti e passa.
turn-order = 📜 Sopra va un’ordinazione: **{ ORDER($order) }** ({ NEEDS($order) })
turn-left =
    { $left ->
        [0] non ne ha più
       *[other] ne ha ancora { $left }
    }
turn-draws =
    { $pile ->
        [waiter] { $count ->
            [one] 🤵 pesca 1 ordinazione dal cameriere, che { turn-left }
           *[other] 🤵 pesca { $count } ordinazioni dal cameriere, che { turn-left }
        }
        [last] { $count ->
            [one] 🧺 pesca l’ultima carta della scorta
           *[other] 🧺 pesca le ultime { $count } carte della scorta
        }
       *[supply] { $count ->
            [0] 🧺 allunga la mano verso la scorta, ma è vuota
            [one] 🧺 pesca 1 carta dalla scorta
           *[other] 🧺 pesca { $count } carte dalla scorta
        }
    }
turn-draws-nothing = ✋ non pesca niente
event-mamma-mia-found = 🔔 **Mamma Mia!** { $seat } ha la carta: aprirà il forno.
turn-standing =
    { $supply ->
        [one] -# Infornata { $round } · 1 carta nella scorta
       *[other] -# Infornata { $round } · { $supply } carte nella scorta
    }

## Comincia un'infornata

round-heading = ### 🍕 Infornata { $round } di { $openings }
event-dealt = 🃏 { $ingredients } ingredienti e un’ordinazione a testa; { $supply } carte nella scorta.
event-round-began = 🧺 { $supply } carte nella nuova scorta.
round-left-over = ♨️ Avanzi nel forno: { CARDS($cards) }
round-left-over-count =
    { $count ->
        [one] ♨️ Nel forno è avanzata 1 carta.
       *[other] ♨️ Nel forno sono avanzate { $count } carte.
    }

## Si apre il forno

oven-heading = ### 🔥 Infornata { $opening } di { $openings }: si apre il forno
event-oven-opened =
    { $is_stalemate ->
        [yes] Nessuno può più infornare o pescare, quindi **{ $seat }** apre il forno.
       *[no] **{ $seat }** apre il forno!
    }
oven-door =
    { $count ->
        [0] 🚪 Lo sportello si apre: il forno è vuoto.
        [one] 🚪 Lo sportello si apre. Dentro c’è 1 carta…
       *[other] 🚪 Lo sportello si apre. Dentro ci sono { $count } carte…
    }
# Un'ordinazione in una riga, dove tutto viene raccontato in una volta.
oven-verdict =
    { $is_baked ->
        [yes] ✅
       *[no] ❌
    } **{ ORDER($order) }** · { $name }
oven-burn-in-a-row = 🔥 Bruciano { $count } ordinazioni di fila:
slots-any = 🍕 { $count } di { $needed }, va bene tutto
oven-left-over = ▫️ { counted-emoji } · dagli avanzi
oven-ingredients = ▫️ { counted-emoji } · { $name }
oven-order = 📜 **{ ORDER($order) }** · { $name }
oven-order-needs = -# servono { NEEDS($order) }
oven-order-lies = -# sul tavolo: { CARDS($cards) }
oven-decides = ⏳ **{ $name }** decide…
event-help-requested =
    🙏 { $seat } chiede { CARDS($want) }.{ COUNT($choice) ->
        [0] { "" }
       *[other]
            { "" }
            -# con { CHOICE($choice) }
    }
event-help-given = 🤝 Grazie, { $seat }, che aiuti { $owner } con { CARDS($cards) }! Una pizza anche per te, coperta.
event-order-baked =
    ✅ **Sfornata!**{ COUNT($choice) ->
        [0] { "" }
       *[other] { " " }Scelta: { CHOICE($choice) }.
    }{ COUNT($added) ->
        [0] { "" }
       *[other] { " " }Dalla mano: { CARDS($added) }.
    }
oven-burnt = ❌ **Bruciata!** { $why }
# Perché un'ordinazione è bruciata; $missing sono le carte che mancavano, e $count quante sono.
missing-any =
    { $count ->
        [one] 1 carta qualsiasi
       *[other] { $count } carte qualsiasi
    }
missing-cards =
    { $count ->
        [one] Mancava { $missing }
       *[other] Mancavano { $missing }
    }
missing-barred = Sul tavolo non devono esserci { INGREDIENT($forbidden, form: "many") }.
missing-no-choice = Sul tavolo non c’erano altri ingredienti.
why-burnt =
    { $cause ->
        [barred] { missing-barred }
        [no-choice] { missing-no-choice }
        [unhelped] { missing-cards }, e nessuno ha aiutato.
        [declined] { missing-cards }; { $name } ha rinunciato.
       *[unable] { missing-cards }; { $name } non poteva completarla.
    }
# Dopo il nome dell'ordinazione.
why-burnt-brief =
    { $cause ->
        [barred] { missing-barred }
        [no-choice] { missing-no-choice }
        [unhelped] manca: { $missing }; 🤷 nessuno ha aiutato
        [declined] manca: { $missing }; rinuncia
       *[unable] manca: { $missing }
    }
# In un'immagine, dopo il nome; quello che manca è disegnato, tranne quando non c'erano altri ingredienti.
why-burnt-drawn =
    { $cause ->
        [barred] vietato: { INGREDIENT($forbidden, form: "many") }
        [no-choice] nessun altro ingrediente
        [unhelped] nessuno ha aiutato
        [declined] rinuncia
       *[unable] non poteva completarla
    }
oven-table = 🍽️ Sul tavolo: { CARDS($cards) }
oven-piles = 🍽️ Sul tavolo: { CARDS($cards, form: "pile") }
# Con che cosa comincia il prossimo forno.
result-left-over = ♨️ Avanza, e la prossima volta esce per prima cosa: { CARDS($cards, form: "pile") }
result-left-over-count =
    { $count ->
        [one] ♨️ 1 carta resta nel forno, e la prossima volta esce per prima.
       *[other] ♨️ { $count } carte restano nel forno, e la prossima volta escono per prime.
    }
oven-recap = -# Finora: { $results }
# $before è ciò che era già consegnato, o none dove nessuno lo vede.
oven-recap-of =
    { $leads ->
        [yes] 👑 { $name }
       *[no] { $name }
    } ✅ { $before ->
        [none] { $baked }
       *[other] { $before }+{ $baked }
    }{ $face_down ->
        [0] { "" }
        [one] { " " }(+1 coperta)
       *[other] { " " }(+{ $face_down } coperte)
    }{ $failed ->
        [0] { "" }
       *[other] { " " }❌ { $failed }
    }
# Lo stesso nelle parole di un'immagine.
picture-score-of =
    { $name }: { $before ->
        [none] { "" }
       *[other] prima { $before },{ " " }
    }{ $baked ->
        [one] 1 sfornata
       *[other] { $baked } sfornate
    }, { $failed ->
        [one] 1 bruciata
       *[other] { $failed } bruciate
    }{ $face_down ->
        [0] { "" }
        [one] , 1 coperta per l’aiuto
       *[other] , { $face_down } coperte per l’aiuto
    }{ $leads ->
        [yes] , in testa
       *[no] { "" }
    }
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
    }{ $face_down ->
        [0] { "" }
        [one] , 1 coperta per l’aiuto
       *[other] , { $face_down } coperte per l’aiuto
    }{ $total ->
        [-1] { "" }
       *[other] , { $total } in tutto
    }
# L'immagine del forno aperto, a parole; $title è il nome di un'ordinazione.
picture-table = Sul tavolo: { CARDS($cards, form: "plain") }.
picture-order =
    Ordinazione { $title } di { $name }: { $verdict ->
        [baked] sfornata.
        [burnt] bruciata. { $why }
        [waiting] ancora da decidere.
       *[open] fra un attimo si saprà.
    }
oven-result-heading = ### 🍕 Infornata { $opening }: che cosa è uscito
oven-result-of = **{ $name }**: { $results }
oven-result-thanks =
    { $count ->
        [one] 🤝 +1 coperta: grazie dell’aiuto!
       *[other] 🤝 +{ $count } coperte: grazie dell’aiuto!
    }
oven-no-orders = Nel forno non c’erano ordinazioni.
oven-standing = 🧾 Consegnate: { $standing }
oven-standing-of =
    { $leads ->
        [yes] 👑 { $name } **{ $count }**
       *[no] { $name } **{ $count }**
    }
oven-pile =
    { $count ->
        [0] 🧾 Ordinazioni finite: ancora nessuna.
        [one] 🧾 Ordinazioni finite: 1, coperta.
       *[other] 🧾 Ordinazioni finite: { $count }, coperte.
    }
# Un ingrediente scelto, in mezzo a una frase.
choice-of =
    { $ingredient ->
        [pineapple] ananas
        [olive] olive
        [pepper] peperoni
        [mushroom] funghi
        [salami] salame
       *[shrimp] gamberi
    }

## La fine

finale-heading = ### 🧾 Si scopre la pila delle ordinazioni finite
event-finished-turned-up =
    { $is_reward ->
        [yes] 🎁 **{ ORDER($order) }** · { $seat }, per l’aiuto
       *[no] 🍕 **{ ORDER($order) }** · { $seat }
    }
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
award-memory =
    🤔 **Memoria di ferro**: { $name }, con { $count ->
        [0] nemmeno un’ordinazione bruciata
        [one] una sola ordinazione bruciata
       *[other] il minor numero di ordinazioni bruciate: { $count }
    }
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
