# La propria mano. $place è il canale del tavolo.

hand-heading = ### 🎭 { $title }
hand-your-choice = 👉 **La scelta è tua** · { $place }
hand-your-turn = 👉 **Tocca a te** · { $place }
hand-waits-for-others = -# Tocca a qualcun altro. Quando tocca a te ti chiamo in { $place }, e i tuoi pulsanti arrivano qui.
hand-stopped = -# { $place } · Per questo giro hai smesso; nel prossimo ti chiamo di nuovo.
hand-place = -# { $place }
hand-secret = 🎭 Il tuo personaggio segreto è { ROW($secret, form: "emoji") } **{ ROW($secret, form: "whom") }**. Nessun altro lo sa.
hand-secret-shown = 🎭 Il tuo personaggio segreto era { ROW($secret, form: "emoji") } **{ ROW($secret, form: "whom") }**.
hand-choose = 🎭 La prima scelta è tua: prendi chi vuoi, agli altri tocca a sorte uno di quelli che restano.
    Il nonno vale +3, e +7 quando ha fatto scendere il bambino dallo scuolabus; la nonna +5; la mamma +3; moglie e figlio 0; il marito −5. Se due hanno gli stessi passi, il più giovane può derubare il più anziano: il figlio è il più giovane, ma non ruba mai.
hand-no-secret = 🎭 Il tuo personaggio segreto arriva appena è fatta la prima scelta.
hand-beside = Accanto al tuo personaggio: { $lying }
hand-hint-child = -# Il bambino: lo scuolabus deve avere 4 carte passi, e il nonno gli stessi passi dello scuolabus. Allora chi è di turno può fargli prendere il bambino.
hand-points =
    { $points ->
        [one] Finora **{ NUMBER($points) } punto**: { ITEMS($items) }
       *[other] Finora **{ NUMBER($points) } punti**: { ITEMS($items) }
    }
hand-no-points = Finora 0 punti.
hand-first-turn =
    📖 Metti una carta in una fila qualsiasi, quella del tuo personaggio o un’altra: tutti muovono tutti, e vinci se alla fine il tuo personaggio ha più punti. Solo che gli altri non dovrebbero capire da che parte stai.
    Quando il mazzo è finito, la carta del mercato va al personaggio con più 👣 fra quelli con abbastanza 💶 nella loro fila. Una figura vale di più se è su più carte dello stesso personaggio.
ask =
    { $phase ->
        [secret] 🎭 **Chi scegli?**
        [guests] 🧳 **Comincia l’ora di cena: da chi mandi il tuo ospite { NUMBER($guest) }?** A quel personaggio costa { $cost } punti.
        [trick] 👉 **Il tuo turno: che cosa fai?** Prima di decidere vedi che cosa farebbe scattare.
        [vote] ✋ **A chi tocca il WC?** Chi lo riceve ha 1 passo in meno alla fine del giro, e nessuno può derubarlo.
        [run-over] 🚌 **Lo scuolabus investe qualcuno?** Chi viene investito ha 2 passi in meno alla fine del giro, e nessuno può derubarlo.
        [child] 👶 **Il nonno prende il bambino?** Così può anche rubare una volta.
       *[steal] 🫳 **Si ruba una carta del mercato?** Al massimo una per turno.
    }
hand-won =
    { $points ->
        [one] 🏆 Hai vinto con { NUMBER($points) } punto!
       *[other] 🏆 Hai vinto con { NUMBER($points) } punti!
    }
hand-lost =
    { $points ->
        [one] 🏁 La partita è finita: arrivi al { $place }º posto, con { NUMBER($points) } punto.
       *[other] 🏁 La partita è finita: arrivi al { $place }º posto, con { NUMBER($points) } punti.
    }

# Un turno a passi.
press-trick = Gioca
press-choose = Scegli
press-step =
    { $kind ->
        [wc] WC
        [remove] Togli una carta
        [stop] Fermati
       *[guest] Ospite
    }
step-place = 🃏 **Dove metti { CARDS($cards) }?**
step-no-room = -# Non c’è posto qui: { ROW($rows) }. In una fila stanno al massimo quattro carte, due di soldi, e nello scuolabus niente soldi.
step-row =
    { $money ->
        [0] { ROW($row, form: "title") }: poi { $movement } 👣
       *[other] { ROW($row, form: "title") }: poi { $movement } 👣 { $money } 💶
    }
step-row-sets-off = { $line } → **{ $effects }**
step-remove =
    🧹 **Quale fila perde l’ultima carta?** { $left ->
        [one] In questo giro se ne può togliere ancora una.
       *[other] In questo giro se ne possono togliere ancora { $left }.
    }
step-wc = 🚽 **Far votare per il WC?** Ognuno vota un personaggio, tu alla fine, e in caso di pareggio il tuo voto vale doppio. Chi lo riceve ha 1 passo in meno alla fine del giro, e nessuno può derubarlo.
step-stop = 🚫 **Fermarti, e girare quale carta?** Una carta girata non si può più né rubare né perdere. In questo giro non hai più turni, e puoi farlo una volta sola per partita.
step-stop-card = { MARKET($card, form: "plain") } ({ ROW($owner) })
step-guest = 🧳 **Da chi mandi il tuo ospite { NUMBER($guest) }?** A quel personaggio costa { $cost } punti. Ne hai uno solo per partita, e il tuo turno continua dopo.
step-back = Indietro

# Decisioni dove i numeri aiutano: i passi che contano alla fine, e quanto vale il nonno.
press-run-over = Investi { ROW($character, form: "whom") } ({ NUMBER($before) } → { NUMBER($after) }){ LOSING($lost) }
press-take-child = Sì, con il bambino: { SIGNED($together) } invece di { SIGNED($alone) }

# Mosse, come le chiamano pulsanti e consigli.
move-secret = Scegli { ROW($character, form: "whom") }
move-place = Metti { CARDS($cards) } { ROW($row, form: "at") }
move-wc = Fai votare per il WC
move-vote = Vota { ROW($character, form: "whom") }
move-remove = Togli l’ultima carta { ROW($row, form: "from") }
move-stop = Fermati, con { MARKET($card) }
move-guest = Manda l’ospite { ROW($character, form: "at") }
move-run-over =
    { $character ->
        [none] Non investire nessuno
       *[other] Investi { ROW($character, form: "whom") }{ LOSING($lost) }
    }
losing = , che perde { MARKET($cards, form: "plain") }
move-child =
    { $take ->
        [yes] Sì, con il bambino
       *[no] No
    }
move-steal =
    { $theft ->
        [none] Non rubare niente
       *[other] { THEFTS($theft, form: "plain") }
    }

# Che cosa si aspetta un consiglio da una mossa.
hint-buys =
    { $who ->
        [none] Pensa che la carta del mercato di questo giro non la comprerà nessuno.
       *[other] Pensa che la carta del mercato di questo giro la comprerà { ROW($who, form: "who") }.
    }
hint-arrives = Pensa che a tavola arriverà prima { ROW($who, form: "who") }.
hint-hides = Nasconde da che parte stai: quella fila non è la tua.
