# Perché una mossa non va: che cosa non va, e che cosa fare invece.
# I posti arrivano come nomi di chi gioca.

# A chi tocca
refusal-game-over = Questa partita è finita. Apri un nuovo tavolo con `/mammamia apri`.
refusal-no-such-seat = A questo tavolo da { $players } non c’è un posto { $seat }; scegli qualcuno che gioca qui.
refusal-not-your-trick = Non tocca ancora a te; aspetta { $turn }.
refusal-has-stopped = Per questo giro hai smesso; giochi di nuovo nel prossimo.
refusal-not-your-vote = Non tocca ancora a te votare; aspetta { $turn }.
refusal-not-your-guest = Adesso non tocca a te mandare un ospite; aspetta { $turn }.
refusal-not-your-secret = Solo { $turn } sceglie un personaggio segreto; il tuo ti arriva dopo.
refusal-deal-first = Si stanno ancora dando le carte; riprova fra un momento.
refusal-secrets-first = Si stanno ancora dando i personaggi segreti; riprova fra un momento.
refusal-shuffle-first = Si sta ancora mescolando il nuovo mazzo; riprova fra un momento.

# Tipi di mossa
refusal-secret-first = Prima devi scegliere il tuo personaggio segreto; usa `/mammai segreto`.
refusal-guest-first = Comincia l’ora di cena, e il tuo ospite manca ancora; prima mandalo da qualcuno, con `/mammai ospite`.
refusal-vote-first = Si sta votando per il WC; prima vota qualcuno, con `/mammai vota`.
refusal-run-over-first = Lo scuolabus può investire qualcuno; prima di’ chi, o nessuno, con `/mammai investi`.
refusal-child-first = Il nonno può prendere il bambino; prima di’ sì o no, con `/mammai bambino`.
refusal-steal-first = Si può rubare qualcosa; prima di’ che cosa, o niente, con `/mammai ruba`.
refusal-no-secret-now = Il personaggio segreto si sceglie una volta sola, prima del primo turno; continua a giocare.
refusal-no-vote-now = Adesso non si vota; quando tocca a te puoi far votare tu, con `/mammai wc`.
refusal-no-run-over-now = Ora lo scuolabus non può investire nessuno; deve arrivare alla pari con qualcuno quando cambia una delle due file.
refusal-no-child-now = Ora il nonno non può prendere il bambino; lo scuolabus deve avere 4 carte passi e gli stessi passi del nonno.
refusal-no-steal-now = Ora non si può rubare niente; due personaggi devono arrivare alla pari quando cambia una delle due file.

# Mettere carte
refusal-one-or-two-cards = Si mettono una o due carte, non { $count }; scegli di nuovo dalla vetrina.
refusal-not-a-pair = Se sono due, devono essere carte passi dello stesso valore; mettine una, o una coppia così.
refusal-not-in-display = Questo in vetrina non c’è: { CARDS($cards) }. Scegli fra { CARDS($display) }.
refusal-row-is-full =
    La fila «{ ROW($row) }» { $held ->
        [0] non ha carte
        [one] ha 1 carta
       *[other] ha { $held } carte
    }, e nessuna può averne più di 4; scegli un’altra fila.
refusal-money-for-schoolbus = Nella fila dello scuolabus non vanno soldi; scegli quella di un personaggio.
refusal-two-money-cards = La fila «{ ROW($row) }» ha già due carte soldi; scegli un’altra fila.
refusal-no-row-has-room = In nessuna fila c’è posto per { CARDS($cards) }: al massimo 4 carte, due di soldi, e niente soldi nello scuolabus; metti altre carte, o scegli qualcos’altro.

# Le altre possibilità
refusal-wc-is-given = Il WC si assegna una volta per giro, ed è già successo; scegli qualcos’altro.
refusal-five-aside = In questo giro si sono già tolte cinque carte, e non se ne possono togliere altre; scegli qualcos’altro.
refusal-not-third-or-fourth =
    Si può togliere solo la terza o la quarta carta di una fila, e la fila «{ ROW($row) }» { $held ->
        [0] non ne ha
        [one] ne ha solo 1
       *[other] ne ha { $held }
    }; scegli un’altra fila.
refusal-no-row-to-remove-from = Nessuna fila ha una terza o una quarta carta da togliere; scegli qualcos’altro.
refusal-stop-is-used = Ci si può fermare una volta sola per partita, e tu l’hai già fatto; scegli qualcos’altro.
refusal-no-vertical-card = Nessun personaggio ha una carta del mercato da girare, quindi non puoi fermarti; scegli qualcos’altro.
refusal-not-vertical = Questa carta da girare non ce l’ha nessuno: { MARKET($card) }. Scegli fra { MARKET($vertical, joint: "or") }.
refusal-guest-is-placed = Hai un ospite solo per partita, e l’hai già mandato; fai il tuo turno.
refusal-has-guest = Un ospite per { ROW($character, form: "whom") } c’è già; scegli qualcun altro.

# Che cosa fa scattare un turno
refusal-not-matched = Ora lo scuolabus non può investire { ROW($character, form: "whom") }; scegli { ROW($characters, form: "whom", joint: "or") }, o nessuno.
refusal-nothing-to-lose = Solo il figlio perde carte quando viene investito; non indicare carte.
refusal-wrong-loss =
    Il figlio perde esattamente { $number ->
        [one] una carta
       *[other] { $number } carte
    } fra { MARKET($vertical, joint: "or") }; indicane altrettante.
refusal-loses-none = Stavolta il figlio non perde carte; non indicare carte.
refusal-not-to-steal = Questo adesso non si può rubare; scegli { THEFTS($thefts) }, o niente.

# Il caso
refusal-no-deal-now = Le carte si danno una volta sola, all’inizio; continuate a giocare.
refusal-no-secrets-now = I personaggi segreti si danno una volta sola, dopo la prima scelta; continuate a giocare.
refusal-no-shuffle-now = Il mazzo si mescola solo fra un giro e l’altro; continuate a giocare.
refusal-wrong-chooser = Chi sceglie un personaggio segreto dev’essere qualcuno di questo tavolo; si estrae di nuovo.
refusal-wrong-market = In vendita ci sono cinque carte del mercato diverse; si estrae di nuovo.
refusal-wrong-deck = Il mazzo non è fatto delle 28 carte del gioco; si danno di nuovo le carte.
refusal-wrong-secrets = Ognuno riceve un personaggio segreto tutto suo, e quello scelto resta; si danno di nuovo.
refusal-wrong-new-deck = Il nuovo mazzo non è fatto delle 28 carte del gioco; si mescola di nuovo.

# Che cosa è stato scritto
refusal-cards-unreadable = «{ $text }»: così non riesco a leggere le carte; scrivile come «m2 m2», o prendile dall’elenco.
