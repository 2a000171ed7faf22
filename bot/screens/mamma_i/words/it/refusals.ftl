# Perché una mossa non va: che cosa non va, e che cosa fare invece.
# I posti arrivano come nomi di chi gioca; personaggi, file e carte a parole.

# Di chi è la mossa
refusal-game-over = Questa partita è finita. Apri un nuovo tavolo con `/mammamia apri`.
refusal-no-such-seat = A questo tavolo da { $players } non c’è un posto { $seat }; scegli qualcuno che gioca qui.
refusal-not-your-trick = La mossa non è ancora tua; aspetta { $turn }.
refusal-has-stopped = Per questo giro hai già finito; giochi di nuovo nel prossimo.
refusal-not-your-vote = Non tocca ancora a te votare; aspetta { $turn }.
refusal-not-your-guest = Adesso non sei tu a mandare un ospite; aspetta { $turn }.
refusal-not-your-secret = Un personaggio segreto lo sceglie solo { $turn }; il tuo ti arriva dopo.
refusal-deal-first = Si stanno ancora dando le carte; riprova fra un momento.
refusal-secrets-first = Si stanno ancora dando i personaggi segreti; riprova fra un momento.
refusal-shuffle-first = Si sta ancora mescolando il nuovo mazzo; riprova fra un momento.

# Tipi di mossa
refusal-secret-first = Prima devi scegliere il tuo personaggio segreto; usa `/mammai segreto`.
refusal-guest-first = Comincia l’ora di cena, e il tuo ospite deve ancora arrivare; prima mandalo da qualcuno, con `/mammai ospite`.
refusal-vote-first = Si sta votando per il WC; prima nomina qualcuno, con `/mammai vota`.
refusal-run-over-first = Lo scuolabus può investire qualcuno; prima di’ chi, o nessuno, con `/mammai investi`.
refusal-child-first = Il nonno può prendere il bambino; prima di’ sì o no, con `/mammai bambino`.
refusal-steal-first = Si può rubare qualcosa; prima di’ che cosa, o niente, con `/mammai ruba`.
refusal-no-secret-now = Il personaggio segreto si sceglie una volta sola, prima della prima mossa; gioca pure avanti.
refusal-no-vote-now = Nessuno ha chiesto di votare; nella tua mossa puoi farlo tu con `/mammai wc`.
refusal-no-run-over-now = Ora lo scuolabus non può investire nessuno; deve andare in parità di passi con qualcuno, dopo che uno dei due è cambiato.
refusal-no-child-now = Ora il nonno non può prendere il bambino; lo scuolabus deve avere 4 carte passi e gli stessi passi suoi.
refusal-no-steal-now = Ora non si può rubare niente; due personaggi devono andare in parità di passi, dopo che uno dei due è cambiato.

# Mettere carte
refusal-one-or-two-cards = Si mettono una o due carte, non { $count }; scegli di nuovo dalla vetrina.
refusal-not-a-pair = Due carte devono essere carte passi dello stesso valore; mettine una, o una coppia così.
refusal-not-in-display = Nella vetrina non ci sono { $cards }; scegli fra { $display }.
refusal-row-is-full =
    La fila «{ $row }» ha { $held ->
        [0] 0 carte
        [one] 1 carta
       *[other] { $held } carte
    }, e nessuna fila può arrivare a più di 4; scegli un’altra fila.
refusal-money-for-schoolbus = Nella fila dello scuolabus non vanno soldi; scegli quella di un personaggio.
refusal-two-money-cards = La fila «{ $row }» ha già due carte soldi; scegli un’altra fila.
refusal-no-row-has-room = In nessuna fila c’è posto per { $cards }: al massimo 4 carte, due di soldi, e niente soldi per lo scuolabus; metti altre carte, o scegli qualcos’altro.

# Le altre possibilità
refusal-wc-is-given = Il WC si assegna una volta per giro, ed è già successo; scegli qualcos’altro.
refusal-five-aside = In questo giro si sono già tolte cinque carte, e di più non si può; scegli qualcos’altro.
refusal-not-third-or-fourth =
    Si può togliere solo la terza o la quarta carta di una fila, e la fila «{ $row }» { $held ->
        [0] non ne ha
        [one] ne ha solo 1
       *[other] ne ha { $held }
    }; scegli un’altra fila.
refusal-no-row-to-remove-from = Nessuna fila ha una terza o una quarta carta da togliere; scegli qualcos’altro.
refusal-stop-is-used = Ci si ferma una volta per partita, e tu l’hai già fatto; scegli qualcos’altro.
refusal-no-vertical-card = Nessun personaggio ha una carta del mercato da girare, quindi non puoi fermarti; scegli qualcos’altro.
refusal-not-vertical = Nessuno ha questa carta da girare: { $card }. Scegli fra { $vertical }.
refusal-guest-is-placed = Di ospiti ne mandi uno per partita, e l’hai già fatto; va’ avanti con la tua mossa.
refusal-has-guest = C’è già un ospite per { $character }; scegli qualcun altro.

# Che cosa fa scattare una mossa
refusal-not-matched = Ora lo scuolabus non può investire { $character }; scegli { $characters }, o nessuno.
refusal-nothing-to-lose = Solo il figlio perde carte quando viene investito; lascia stare le carte.
refusal-wrong-loss =
    Il figlio perde esattamente { $number ->
        [one] una carta
       *[other] { $number } carte
    } fra { $vertical }; indicane altrettante.
refusal-loses-none = Stavolta il figlio non perde carte; lascia stare le carte.
refusal-not-to-steal = Questo ora non si può rubare; scegli { $thefts }, o niente.

# Il caso
refusal-no-deal-now = Le carte si danno una volta sola, all’inizio; gioca pure avanti.
refusal-no-secrets-now = I personaggi segreti si danno una volta sola, dopo la prima scelta; gioca pure avanti.
refusal-no-shuffle-now = Il mazzo si mescola solo fra due giri; gioca pure avanti.
refusal-wrong-chooser = Chi sceglie un personaggio segreto dev’essere qualcuno di questo tavolo; estrai di nuovo.
refusal-wrong-market = In vendita ci sono cinque carte del mercato diverse; estrai di nuovo.
refusal-wrong-deck = Il mazzo non è fatto delle 28 carte del gioco; da’ di nuovo le carte.
refusal-wrong-secrets = Ognuno riceve un personaggio segreto tutto suo, e quello scelto resta; da’ di nuovo le carte.
refusal-wrong-new-deck = Il nuovo mazzo non è fatto delle 28 carte del gioco; mescola di nuovo.

# Che cosa è stato scritto
refusal-cards-unreadable = «{ $text }» non si legge come carte; scrivile come «m2 m2», o prendile dall’elenco.
