# Perché il tavolo o il bot dice di no: che cosa non va, e che cosa fare invece.

refusal-no-table-here = In questo canale non c’è nessun tavolo; aprine uno con `/mammamia apri`.
refusal-no-table-of-yours = In questo momento non giochi a nessun tavolo; aprine uno su un server con `/mammamia apri`.
refusal-which-table = Giochi a più tavoli; scegline uno con l’opzione `tavolo`.
refusal-table-exists = In questo canale c’è già un tavolo. Finché non si danno le carte, con `/mammamia entra` ti ci siedi; il tuo aprilo in un altro canale o thread.
refusal-not-joined = Non sei ancora a questo tavolo; finché non si danno le carte, ti siedi con `/mammamia entra`.
refusal-not-at-the-table = Lo può fare solo chi gioca qui; `/mammamia tavolo` ti mostra come stanno le cose, e alla prossima partita puoi entrare.
refusal-not-your-rematch = La rivincita è per chi ha appena giocato; apri un tavolo tuo con `/mammamia apri`.
refusal-has-left = Hai lasciato questa partita, e un computer continua per te; `/mammamia entra` ti riporta in gioco.
refusal-already-joined = Sei già a questo tavolo; appena si danno le carte, `/mammamia mano` mostra le tue.
refusal-table-full = Tutti i { $most } posti sono occupati; aspetta che se ne liberi uno, o apri un tavolo in un altro canale.
refusal-no-computers = A questo tavolo non c’è nessun computer da togliere; prima aggiungine uno.
refusal-has-begun = Questa partita è già cominciata; aspetta la prossima, o apri un tavolo in un altro canale con `/mammamia apri`.
refusal-not-begun = Le carte non sono ancora state date; chi siede a capotavola comincia con `/mammamia inizia`.
refusal-is-over = Questa partita è finita; `/mammamia apri` apre un nuovo tavolo, e `/mammamia rivincita` uno con le stesse persone.
refusal-own-taken = Questo ce l’ha già { $name }; scegline un altro.
refusal-only-host = Lo può fare solo chi siede a capotavola, cioè { $host }; mettetevi d’accordo.
refusal-only-host-or-moderator = Lo può fare solo chi siede a capotavola, o chi qui può gestire i messaggi; chiedi a loro.
refusal-only-moderators = Le impostazioni le cambia solo chi può gestire questo server; chiedi a loro.
refusal-too-few-players =
    Al tavolo bisogna essere almeno in { $fewest }, e { $present ->
        [0] non c’è ancora nessuno
        [one] per ora c’è una persona sola
       *[other] per ora siete solo in { $present }
    }; invita qualcuno o aggiungi un computer.
refusal-too-many-computers =
    Qui { $most ->
        [0] non c’è posto per nessun computer
        [one] c’è posto per un computer al massimo
       *[other] c’è posto per { $most } computer al massimo
    }; scegline di meno.
refusal-no-threads-here = Un thread si può aprire solo in un canale testuale; usa lì il comando, o senza `thread`.
refusal-too-many-threads = Su questo server ci sono già tutti i thread aperti che Discord permette. Chiudine uno, o riprova senza `thread`.
refusal-wrong-option = { $game } non ha l’opzione { $option }; toglila o scegli un altro gioco.
refusal-old-button = Questo pulsante è di prima; vale quello che vedi adesso.
refusal-already-played = La risposta c’è già, e vale la prima; `/mammamia tavolo` mostra come stanno le cose.
refusal-other-game = A questo tavolo si gioca ad altro; usa i pulsanti che trovi lì, o i comandi che cominciano con `/{ $group }`.
refusal-server-only = Funziona solo su un server; usalo lì, in un canale.
refusal-no-records = Non è ancora finita nessuna partita, né tua né di questo server; appena finisce la prima, la trovi qui.
refusal-no-history = Non hai ancora finito nessuna partita; dopo la prima vedrai qui com’è andata.
refusal-no-history-here = Su questo server non hai ancora finito nessuna partita; dopo la prima vedrai qui com’è andata. Nei messaggi diretti trovi quelle di altri server.
refusal-only-own-stats = Degli altri parlo solo su un server, e solo di quello che hanno giocato lì; togli `persona` e ti parlo di te.
refusal-unknown-record = Nessuna partita finita, tua o di questo server, ha quel numero; scegline una dall’elenco.
refusal-not-your-game = Questo pulsante è per qualcun altro; i tuoi li trovi con `/mammamia mano`.
refusal-not-your-data = Questo pulsante lo chiede a qualcun altro; a te lo chiede `/mammamia dati dimentica`.
refusal-locked-thread = Questo thread è bloccato, quindi qui non posso scrivere. Appena chi modera lo sblocca, si va avanti.
refusal-private-thread = Non sono in questo thread privato. Menzionami qui per aggiungermi, poi riprova.
refusal-missing-permissions = In questo canale mi mancano dei permessi: { $permissions }. Chiedi a chi gestisce il server di darmeli.
refusal-left-out = Manca ancora «{ $option }»; compila anche quello.
refusal-unknown-choice = «{ $text }» non è fra le scelte per { $option }; prendi qualcosa dall’elenco.
refusal-unknown-number = «{ $text }» non va bene per { $option }; scrivi un numero intero da { $least } a { $most }.
refusal-no-ranking = Su questo server non c’è una classifica; chi lo gestisce può rimetterla con `/mammamia impostazioni`.
refusal-no-bets-here = A questo tavolo non si scommette; al prossimo può permetterlo chi siede a capotavola.
refusal-no-bet-now = Adesso non c’è niente su cui scommettere; fallo quando un’ordinazione esce dal forno e non si sa ancora che fine fa.
refusal-own-verdict = La fine di questa ordinazione dipende anche da te, quindi non puoi scommetterci; scommetti sulla prossima di qualcun altro.
refusal-no-computer-like-that = A questo tavolo non c’è nessun computer di questa forza; togli `forza` e se ne va l’ultimo.
refusal-no-hints-here = A questo tavolo non si danno consigli; al prossimo può permetterlo chi siede a capotavola.
refusal-no-adviser = In questo gioco nessuno sa dare consigli; le regole sono in `/mammamia regole`.
refusal-not-your-hint = I consigli sono per chi deve fare qualcosa, e adesso non sei tu; chiedilo quando tocca a te.
refusal-no-hints-in-secret = Ti è stato chiesto in segreto, e se chiedi un consiglio lo sa tutto il canale; questa decidila tu.
refusal-no-time-for-hints = Adesso c’è troppo da pensare; chiedi di nuovo fra un momento.
refusal-no-notes = In questo gioco devi ricordarti tutto; appunti non ce ne sono.
refusal-nothing-to-skip = Adesso non c’è niente da saltare.
refusal-being-told = Un momento: sto ancora raccontando al canale che cosa è successo. Riprova quando ho finito.
refusal-cannot-tell = Nel canale di questa partita adesso non posso scrivere, quindi lì non si va avanti. Chi gestisce il server può cambiarlo; poi la partita riprende da sola.
refusal-damaged = Questo tavolo non riesco più a leggerlo, quindi la partita è ferma. Nel suo canale `/mammamia annulla` lo sparecchia; poi con `/mammamia apri` ne apri uno nuovo.
refusal-trouble = Ho avuto un problema. `/mammamia tavolo` mostra come stanno le cose; poi riprova.
refusal-unavailable = In questo momento non riesco a leggere né a salvare niente. Fra poco `/mammamia tavolo` mostrerà come stanno le cose; poi riprova.
refusal-busy = Adesso c’è un gran traffico, e la tua risposta non è passata. Riprova fra un momento.
refusal-stopping = Mi stanno riavviando proprio ora. Riprova fra un minuto; la tua partita resta com’era.
refusal-too-many-for-game = Possono giocarci al massimo in { $most }, e al tavolo siete in { $present }. Sceglilo quando qualcuno si è alzato.
refusal-not-alone = Al tavolo non ci sei solo tu. Premi 🔥 *{ press-begin }* per giocare insieme.
refusal-not-told-again = A questo tavolo bisogna ricordare: quello che è uscito dal forno si racconta di nuovo solo finché nessuno ha giocato.
