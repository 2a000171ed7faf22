# La propria mano. $place è il canale del tavolo.

hand-heading = ### 🎭 { $title }
hand-your-turn = 👉 **Tocca a te** · { $place }
hand-waits-for-others = -# La mossa è di qualcun altro. Quando è tua ti chiamo in { $place }, e i tuoi pulsanti arrivano qui.
hand-stopped = -# { $place } · Per questo giro hai finito; nel prossimo ti chiamo di nuovo.
hand-place = -# { $place }
hand-secret = 🎭 Il tuo personaggio segreto è { $emoji } **{ $whom }**. Nessun altro lo sa.
hand-secret-shown = 🎭 Il tuo personaggio segreto era { $emoji } **{ $whom }**.
hand-choose = 🎭 La prima scelta è tua: prendi chi vuoi, gli altri ricevono qualcuno dal resto.
    Il nonno vale +3, e +7 una volta preso il bambino dallo scuolabus; la nonna +5; la mamma +3; moglie e figlio 0; il marito −5. Dove due hanno gli stessi passi, chi è più giovane può derubare chi è più anziano: il figlio è il più giovane, ma non ruba mai.
hand-no-secret = 🎭 Il tuo personaggio segreto arriva appena è fatta la prima scelta.
hand-beside = Accanto a quella carta: { $lying }
hand-hint-child = -# Il bambino: lo scuolabus deve avere 4 carte passi, e il nonno tanti passi quanti lui. Allora chi ha la mossa può fargli prendere il bambino.
hand-points =
    { $count ->
        [one] Finora **{ $shown } punto**: { $items }
       *[other] Finora **{ $shown } punti**: { $items }
    }
hand-no-points = Finora 0 punti.
ask-secret = 🎭 **Chi scegli?**
ask-guests = 🧳 **Comincia l’ora di cena: da chi mandi il tuo ospite { $guest }?** A quel personaggio costa { $cost } punti.
ask-trick = 👉 **La tua mossa: che cosa fai?** Vedi che cosa farebbe scattare prima che sia fatta.
ask-vote = ✋ **Chi deve ricevere il WC?** È 1 passo in meno alla fine del giro, e lì non si può rubare niente.
ask-run-over = 🚌 **Lo scuolabus investe qualcuno?** Sono 2 passi in meno alla fine del giro, e lì non si può rubare niente.
ask-child = 👶 **Il nonno prende il bambino?** Così vale 7, e può rubare una volta.
ask-steal = 🫳 **Si ruba una carta del mercato?** Al massimo una in una mossa.
hand-won =
    { $count ->
        [one] 🏆 Hai vinto con { $shown } punto!
       *[other] 🏆 Hai vinto con { $shown } punti!
    }
hand-lost =
    { $count ->
        [one] 🏁 La partita è finita: arrivi al { $place }º posto, con { $shown } punto.
       *[other] 🏁 La partita è finita: arrivi al { $place }º posto, con { $shown } punti.
    }

# Una mossa a passi.
press-trick = Gioca
press-choose = Scegli
press-wc = WC
press-remove-card = Togli una carta
press-stop = Fermati
press-guest = Ospite
press-call-wc = Fai votare il WC
press-child = Sì, con il bambino
press-no-child = No
press-run-over = Investi { $whom }
press-run-over-losing = Investi { $whom }, perdendo { $cards }
press-run-over-nobody = Non investire nessuno
press-steal = { $card } per { $to }
press-steal-nothing = Non rubare niente
step-place = 🃏 **Dove metti { $cards }?**
step-no-room = -# Non c’è posto qui: { $rows }. In una fila stanno al massimo quattro carte, di cui due di soldi, e dallo scuolabus niente soldi.
step-row =
    { $money ->
        [0] { $emoji } { $name }: poi { $movement } 👣
       *[other] { $emoji } { $name }: poi { $movement } 👣 { $money } 💶
    }
step-row-sets-off = { $line } → **{ $effects }**
step-remove =
    🧹 **Quale fila perde l’ultima carta?** { $left ->
        [one] In questo giro se ne può togliere ancora una.
       *[other] In questo giro se ne possono togliere ancora { $left }.
    }
step-wc = 🚽 **Far votare il WC?** Ognuno nomina un personaggio, tu alla fine, e in pareggio il tuo voto vale doppio. Chi lo riceve ha 1 passo in meno alla fine del giro, e lì non si può rubare niente.
step-stop = 🚫 **Fermarti, e girare quale carta?** Una carta girata non si può più rubare né perdere. In questo giro non muovi più, e puoi farlo una volta per partita.
step-stop-card = { $card } ({ $name })
step-guest = 🧳 **Da chi mandi il tuo ospite { $guest }?** A quel personaggio costa { $cost } punti. Hai un ospite per partita, e la tua mossa viene dopo.
step-back = Indietro

# Che cosa dice un consiglio, e perché.
hint-place = Metti { $cards } { $at }
hint-remove = Togli l’ultima carta { $at }
hint-stop = Fermati, con { $card }
hint-guest = Metti l’ospite { $at }
hint-vote = Vota { $whom }
hint-secret = Scegli { $whom }
hint-buys = Pensa che la carta del mercato di questo giro la comprerà { $who }, e ti dà il { $chance }% di vincere.
hint-nobody-buys = Pensa che la carta del mercato di questo giro non la comprerà nessuno, e ti dà il { $chance }% di vincere.
hint-arrives = Pensa che il primo posto a tavola sarà per { $who }, e ti dà il { $chance }% di vincere.
