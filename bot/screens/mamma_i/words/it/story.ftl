# Che cosa sente il canale di una partita. $name e $seat sono sempre nomi di chi gioca.

## Chi si sta aspettando

prompt =
    { $phase ->
        [trick] 👉 { $name }, tocca a te!
        [secret] ⏳ Tutti aspettano { $name }, che sceglie un personaggio segreto: nessun altro lo vedrà.
        [guests] ⏳ Tutti aspettano { $name }: da chi va l’ospite { NUMBER($guest) }?
        [vote] ⏳ Tutti aspettano { $name }: a chi tocca il WC?
        [run-over] ⏳ Tutti aspettano { $name }: lo scuolabus investe qualcuno?
        [child] ⏳ Tutti aspettano { $name }: il nonno prende il bambino?
       *[steal] ⏳ Tutti aspettano { $name }: si ruba qualcosa?
    }

## Un turno

event-cards-placed =
    { $money ->
        [0] 🃏 **{ $seat }** mette { CARDS($cards) } { ROW($row, form: "at") }, ora **{ $movement }** 👣.
       *[other] 🃏 **{ $seat }** mette { CARDS($cards) } { ROW($row, form: "at") }, ora **{ $movement }** 👣 **{ $money }** 💶.
    }
event-card-removed =
    { $money ->
        [0] 🧹 **{ $seat }** toglie { CARDS($card) } { ROW($row, form: "from") }, ora **{ $movement }** 👣.
       *[other] 🧹 **{ $seat }** toglie { CARDS($card) } { ROW($row, form: "from") }, ora **{ $movement }** 👣 **{ $money }** 💶.
    }
# L'ospite va a trovare qualcuno: così bastano gli articoli.
event-guest-placed = 🧳 **{ $seat }** manda l’ospite { NUMBER($guest) } a trovare { ROW($character, form: "whom") }.
event-wc-called = 🚽 **{ $seat }** fa votare per il WC: ognuno vota un personaggio.
event-voted = ✋ **{ $seat }** vota { ROW($character, form: "whom") }.
event-wc-given =
    { $is_tie ->
        [no]
            { $votes ->
                [one] 🚽 Il WC va { ROW($character, form: "to") }, con 1 voto.
               *[other] 🚽 Il WC va { ROW($character, form: "to") }, con { $votes } voti.
            }
       *[yes]
            { $votes ->
                [one] 🚽 Pareggio a 1 voto, e quello di { $seat } vale doppio: il WC va { ROW($character, form: "to") }.
               *[other] 🚽 Pareggio a { $votes } voti, e quello di { $seat } vale doppio: il WC va { ROW($character, form: "to") }.
            }
    }
# Chi ha votato chi.
trick-votes = ✋ { $votes }
trick-votes-of = { ROW($character) } ({ $names })
event-stopped = 🚫 **{ $seat }** gira { MARKET($card) } { ROW($character, form: "at") }, e per questo giro si ferma.
event-passed-over = ⏩ { $seat } non può fare più niente e salta il turno.
event-rows-matched = ⚖️ Alla pari con { $movement } 👣: { ROW($rows, form: "who") }.
event-character-run-over =
    { $former ->
        [none] 🏥 Lo scuolabus investe { ROW($character, form: "whom") }!
       *[other] 🏥 Lo scuolabus investe { ROW($character, form: "whom") }! L’ospedale dimette { ROW($former, form: "whom") }.
    }
event-cards-lost = ❌ Perse nell’incidente: { MARKET($cards) }.
event-nobody-run-over = 🚌 Lo scuolabus non investe nessuno.
event-child-taken = 👶 Il nonno prende con sé il bambino.
event-child-left = 👶 Il bambino resta sullo scuolabus.
event-card-stolen = 🫳 Furto! { MARKET($card) } passa { ROW($former, form: "from") } { ROW($to, form: "to") }.
event-nothing-stolen = 🫳 Non si ruba niente.

# Che cosa farebbe scattare una scelta; la seconda dove c'è poco posto.
would =
    { $effect ->
        [run-over] 🚌 può investire { ROW($characters, form: "whom", joint: "or") }
        [child] 👶 il nonno può prendere il bambino
        [steal] 🫳 si può rubare: { THEFTS($thefts) }
       *[end] 🏁 chiude il giro
    }
would-brief =
    { $effect ->
        [run-over] lo scuolabus investe: { ROW($characters, joint: "or") }
        [child] bambino
        [steal] furto
       *[end] { "" }
    }

event-turn-ended =
    { $reason ->
        [last-card] 🏁 Era l’ultima carta: il giro è finito.
        [stops] 🏁 Si sono fermati tutti: il giro è finito.
       *[no-options] 🏁 Nessuno può fare più niente: il giro è finito.
    }

## La partita, un giro, la vendita

market-opens = ### 🧺 Al mercato, una carta per giro
market-place = { $place }. { MARKET($card, form: "cost") }
market-secrets = 🎭 Prima **{ $name }** sceglie un personaggio segreto; poi a ognuno degli altri ne tocca uno.
market-worth = -# La stessa figura su più carte del mercato di un personaggio: 2 carte 3 punti, 3 carte 6, 4 carte 10, 5 carte 15. Su una carta sola: 1 punto, ma non se lì c’è 👹.
event-secret-chosen = 🎭 **{ $seat }** ha scelto, e ora tutti hanno un personaggio segreto.
turn-begins = ### 🧺 Giro { $turn } di { $turns }
turn-for-sale = In vendita: { MARKET($card, form: "cost") }
turn-ends-when = -# Il giro finisce quando si mette l’ultima carta di mazzo e vetrina; poi si vende la carta del mercato.
turn-ends-dinner = -# Non si vende più niente. Il giro finisce quando si mette l’ultima carta di mazzo e vetrina; poi arriva la famiglia, prima chi ha più passi.
turn-dinner = ### 🍽️ L’ora di cena, giro { $turn } di { $turns }
turn-dinner-worth = I posti a tavola dal 1º al 6º portano { SCALE($scale) } punti, e ogni 💶 in una fila porta 1 punto.
sale-heading = ### 💶 La vendita: { MARKET($card, form: "cost") }
event-bid = { ROW($character, form: "title") }: { $money } 💶, { NUMBER($movement) } 👣
event-card-unsold = Nessuno ha abbastanza soldi, quindi la carta esce dal gioco.
event-card-sold =
    { $reason ->
        [enough-money] ✅ Va { ROW($character, form: "to") }: nessun altro ha abbastanza soldi.
        [movement] ✅ Va { ROW($character, form: "to") }: più passi di tutti, fra chi ha abbastanza soldi.
        [most-money] ✅ Va { ROW($character, form: "to") }: pareggio di passi, e decidono i soldi.
       *[youngest] ✅ Va { ROW($character, form: "to") }: pareggio di passi e di soldi, e la prende chi è più giovane.
    }
sale-counted = -# WC (−1) e ospedale (−2) sono già contati
