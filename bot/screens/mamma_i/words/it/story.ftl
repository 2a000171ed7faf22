# Che cosa sente il canale di una partita. $name è sempre il nome di chi gioca.

## Chi si sta aspettando

prompt-trick = 👉 { $name }, tocca a te!
prompt-secret = ⏳ Tutti aspettano { $name }, che sceglie un personaggio segreto: nessun altro lo vedrà.
prompt-guests = ⏳ Tutti aspettano { $name }: da chi va l’ospite { $guest }?
prompt-vote = ⏳ Tutti aspettano { $name }: a chi tocca il WC?
prompt-run-over = ⏳ Tutti aspettano { $name }: lo scuolabus investe qualcuno?
prompt-child = ⏳ Tutti aspettano { $name }: il nonno prende il bambino?
prompt-steal = ⏳ Tutti aspettano { $name }: si ruba qualcosa?

## Un turno

trick-places =
    { $money ->
        [0] 🃏 **{ $name }** mette { $cards } { $at }, ora **{ $movement }** 👣.
       *[other] 🃏 **{ $name }** mette { $cards } { $at }, ora **{ $movement }** 👣 **{ $money }** 💶.
    }
trick-removes =
    { $money ->
        [0] 🧹 **{ $name }** toglie { $cards } { $at }, ora **{ $movement }** 👣.
       *[other] 🧹 **{ $name }** toglie { $cards } { $at }, ora **{ $movement }** 👣 **{ $money }** 💶.
    }
# L'ospite va a trovare qualcuno: così bastano gli articoli.
trick-guest = 🧳 **{ $name }** manda l’ospite { $guest } a trovare { $whom }.
trick-calls-wc = 🚽 **{ $name }** fa votare per il WC: ognuno vota un personaggio.
trick-votes = ✋ **{ $name }** vota { $whom }.
trick-wc =
    { $count ->
        [one] 🚽 Il WC va { $to }, con 1 voto.
       *[other] 🚽 Il WC va { $to }, con { $count } voti.
    }
trick-wc-tie =
    { $count ->
        [one] 🚽 Pareggio a 1 voto, e quello di { $name } vale doppio: il WC va { $to }.
       *[other] 🚽 Pareggio a { $count } voti, e quello di { $name } vale doppio: il WC va { $to }.
    }
trick-stops = 🚫 **{ $name }** gira { $card } { $at }, e per questo giro si ferma.
trick-passed-over = ⏩ { $name } non può fare più niente e salta il turno.
trick-match = ⚖️ Alla pari con { $movement } 👣: { $rows }.
trick-match-nothing = Non succede niente.
trick-run-over = 🏥 Lo scuolabus investe { $whom }!
trick-run-over-instead = 🏥 Lo scuolabus investe { $whom }! L’ospedale dimette { $former }.
trick-lost = ❌ Perse nell’incidente: { $cards }.
trick-run-over-nobody = 🚌 Lo scuolabus non investe nessuno.
trick-child = 👶 Il nonno prende con sé il bambino.
trick-no-child = 👶 Il bambino resta sullo scuolabus.
trick-stolen = 🫳 Furto! { $card } passa { $robbed } { $to }.
trick-steal-nothing = 🫳 Non si ruba niente.

would-run-over = 🚌 può investire { $whom }
would-child = 👶 il nonno può prendere il bambino
would-steal = 🫳 si può rubare: { $thefts }
would-end = 🏁 chiude il giro
would-run-over-brief = lo scuolabus investe: { $whom }
would-child-brief = bambino
would-steal-brief = furto

turn-ends-last-card = 🏁 Era l’ultima carta: il giro è finito.
turn-ends-stops = 🏁 Si sono fermati tutti: il giro è finito.
turn-ends-no-options = 🏁 Nessuno può fare più niente: il giro è finito.

## La partita, un giro, la vendita

market-opens = ### 🧺 Al mercato, una carta per giro
market-place = { $place }. { $card }
market-secrets = 🎭 Prima **{ $name }** sceglie un personaggio segreto; poi a ognuno degli altri ne tocca uno.
market-worth = -# La stessa figura su più carte del mercato di un personaggio: 2 carte 3 punti, 3 carte 6, 4 carte 10, 5 carte 15. Su una carta sola: 1 punto, ma non se lì c’è 👹.
secret-chosen = 🎭 **{ $name }** ha scelto, e ora tutti hanno un personaggio segreto.
turn-begins = ### 🧺 Giro { $turn } di { $turns }
turn-for-sale = In vendita: { $card }
turn-ends-when = -# Il giro finisce quando si mette l’ultima carta di mazzo e vetrina; poi si vende la carta del mercato.
turn-dinner = ### 🍽️ L’ora di cena, giro { $turn } di { $turns }
turn-dinner-what = Non si vende più niente: i passi decidono chi arriva prima, e i soldi contano.
sale-heading = ### 💶 La vendita: { $card }
sale-bid = { $character }: { $money } 💶, { $movement } 👣
sale-nobody = Nessuno ha abbastanza soldi, quindi la carta esce dal gioco.
sale-enough-money = ✅ Va { $to }: nessun altro ha abbastanza soldi.
sale-movement = ✅ Va { $to }: più passi di tutti, fra chi ha abbastanza soldi.
sale-most-money = ✅ Va { $to }: pareggio di passi, e decidono i soldi.
sale-youngest = ✅ Va { $to }: pareggio di passi e di soldi, e la prende chi è più giovane.
sale-counted = -# WC (−1) e ospedale (−2) sono già contati
