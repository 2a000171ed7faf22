# La propria mano. $place è il canale del tavolo.

hand-heading = ### 🎭 { $title }
hand-your-turn = 👉 **Tocca a te** · { $place }
hand-waits-for-others = -# Tocca a qualcun altro. Quando tocca a te ti chiamo in { $place }, e i tuoi pulsanti arrivano qui.
hand-stopped = -# { $place } · Per questo giro hai smesso; nel prossimo ti chiamo di nuovo.
hand-place = -# { $place }
hand-secret = 🎭 Il tuo personaggio segreto è { $emoji } **{ $whom }**. Nessun altro lo sa.
hand-secret-shown = 🎭 Il tuo personaggio segreto era { $emoji } **{ $whom }**.
hand-choose = 🎭 La prima scelta è tua: prendi chi vuoi, agli altri tocca a sorte uno di quelli che restano.
    Il nonno vale +3, e +7 quando ha fatto scendere il bambino dallo scuolabus; la nonna +5; la mamma +3; moglie e figlio 0; il marito −5. Se due hanno gli stessi passi, il più giovane può derubare il più anziano: il figlio è il più giovane, ma non ruba mai.
hand-no-secret = 🎭 Il tuo personaggio segreto arriva appena è fatta la prima scelta.
hand-beside = Accanto al tuo personaggio: { $lying }
hand-hint-child = -# Il bambino: lo scuolabus deve avere 4 carte passi, e il nonno gli stessi passi dello scuolabus. Allora chi è di turno può fargli prendere il bambino.
hand-points =
    { $count ->
        [one] Finora **{ $shown } punto**: { $items }
       *[other] Finora **{ $shown } punti**: { $items }
    }
hand-no-points = Finora 0 punti.
ask-secret = 🎭 **Chi scegli?**
ask-guests = 🧳 **Comincia l’ora di cena: da chi mandi il tuo ospite { $guest }?** A quel personaggio costa { $cost } punti.
ask-trick = 👉 **Il tuo turno: che cosa fai?** Prima di decidere vedi che cosa farebbe scattare.
ask-vote = ✋ **A chi tocca il WC?** Chi lo riceve ha 1 passo in meno alla fine del giro, e nessuno può derubarlo.
ask-run-over = 🚌 **Lo scuolabus investe qualcuno?** Chi viene investito ha 2 passi in meno alla fine del giro, e nessuno può derubarlo.
ask-child = 👶 **Il nonno prende il bambino?** Così vale 7, e può rubare una volta.
ask-steal = 🫳 **Si ruba una carta del mercato?** Al massimo una per turno.
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

# Un turno a passi.
press-trick = Gioca
press-choose = Scegli
press-wc = WC
press-remove-card = Togli una carta
press-stop = Fermati
press-guest = Ospite
press-call-wc = Fai votare per il WC
press-child = Sì, con il bambino
press-no-child = No
press-run-over = Investi { $whom }
press-run-over-losing = Investi { $whom }, che perde { $cards }
press-run-over-nobody = Non investire nessuno
press-steal = { $card } per { $to }
press-steal-nothing = Non rubare niente
step-place = 🃏 **Dove metti { $cards }?**
step-no-room = -# Non c’è posto qui: { $rows }. In una fila stanno al massimo quattro carte, due di soldi, e nello scuolabus niente soldi.
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
step-wc = 🚽 **Far votare per il WC?** Ognuno vota un personaggio, tu alla fine, e in caso di pareggio il tuo voto vale doppio. Chi lo riceve ha 1 passo in meno alla fine del giro, e nessuno può derubarlo.
step-stop = 🚫 **Fermarti, e girare quale carta?** Una carta girata non si può più né rubare né perdere. In questo giro non hai più turni, e puoi farlo una volta sola per partita.
step-stop-card = { $card } ({ $name })
step-guest = 🧳 **Da chi mandi il tuo ospite { $guest }?** A quel personaggio costa { $cost } punti. Ne hai uno solo per partita, e il tuo turno continua dopo.
step-back = Indietro

# Che cosa dice un consiglio, e perché.
hint-place = Metti { $cards } { $at }
hint-remove = Togli l’ultima carta { $at }
hint-stop = Fermati, con { $card }
hint-guest = Manda l’ospite { $at }
hint-vote = Vota { $whom }
hint-secret = Scegli { $whom }
hint-buys = Pensa che la carta del mercato di questo giro la comprerà { $who }, e ti dà { $chance } probabilità su 100 di vincere.
hint-nobody-buys = Pensa che la carta del mercato di questo giro non la comprerà nessuno, e ti dà { $chance } probabilità su 100 di vincere.
hint-arrives = Pensa che a tavola arriverà prima { $who }, e ti dà { $chance } probabilità su 100 di vincere.
