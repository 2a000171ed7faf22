# Perché il tavolo o chi ospita dice di no: che cosa non va, e che cosa fare invece.

refusal-no-table-here = In questo canale non c’è nessun tavolo; aprine uno con `/mammamia apri`.
refusal-no-table-of-yours = In questo momento non giochi da nessuna parte; apri un tavolo su un server con `/mammamia apri`.
refusal-which-table = Giochi a più tavoli; scegline uno con l’opzione `tavolo`.
refusal-table-exists = In questo canale c’è già un tavolo. Finché non si danno le carte, `/mammamia entra` ti ci fa sedere; il tuo aprilo in un altro canale o thread.
refusal-not-joined = Non hai ancora un posto a questo tavolo; con `/mammamia entra` ne hai uno, finché non si danno le carte.
refusal-not-at-the-table = Lo può fare solo chi gioca qui; `/mammamia tavolo` ti mostra come vanno le cose, e alla prossima partita puoi entrare.
refusal-not-your-rematch = La rivincita è per chi ha appena giocato; apri un tavolo tuo con `/mammamia apri`.
refusal-has-left = Hai lasciato questa partita, e un computer continua per te; `/mammamia entra` ti riporta in gioco.
refusal-already-joined = Hai già un posto a questo tavolo; `/mammamia mano` mostra le tue carte appena vengono date.
refusal-table-full = Tutti i { $most } posti sono occupati; aspetta che se ne liberi uno, o apri un tavolo in un altro canale.
refusal-no-computers = A questo tavolo non siede nessun computer da togliere; prima aggiungine uno.
refusal-has-begun = Questa partita è già cominciata; aspetta la prossima, o apri un tavolo in un altro canale con `/mammamia apri`.
refusal-not-begun = Le carte non sono ancora state date; chi siede a capotavola comincia con `/mammamia inizia`.
refusal-is-over = Questa partita è finita; `/mammamia apri` apre un nuovo tavolo, e `/mammamia rivincita` uno con le stesse persone.
refusal-own-taken = Questo lo ha già { $name }; scegline un altro.
refusal-only-host = Lo può fare solo { $host }, che siede a capotavola; mettetevi d’accordo.
refusal-only-host-or-moderator = Lo può fare solo chi siede a capotavola, o chi qui può gestire i messaggi; chiedi a loro.
refusal-only-moderators = Le impostazioni le cambia solo chi può gestire questo server; chiedi lì.
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
refusal-no-threads-here = Un thread si può fare solo in un canale testuale; usa lì il comando, o lascia stare `thread`.
refusal-too-many-threads = In questo server ci sono già tutti i thread aperti che Discord permette. Chiudine uno, o lascia stare `thread`.
refusal-wrong-option = { $game } non ha l’opzione { $option }; lasciala stare o scegli un altro gioco.
refusal-old-button = Questo pulsante viene da un momento passato; guarda come stanno le cose adesso, lo vedi qui.
refusal-already-played = A questo è già stato risposto, e vale la prima risposta; `/mammamia tavolo` mostra come vanno le cose.
refusal-other-game = A questo tavolo si gioca ad altro; usa i pulsanti che trovi lì, o i comandi che cominciano con `/{ $group }`.
refusal-server-only = Questo va solo su un server; usalo lì in un canale.
refusal-no-records = Nessuna partita tua o di questo server è ancora finita; dopo la prima la trovi qui.
refusal-no-history = Non hai ancora finito una partita; dopo la prima leggerai qui com’è andata.
refusal-no-history-here = Su questo server non hai ancora finito una partita; dopo la prima leggerai qui com’è andata. Nei messaggi diretti ci sono quelle di altri server.
refusal-only-own-stats = Degli altri racconto solo su un server, e solo quello che hanno giocato lì; lascia stare `persona` per leggere di te.
refusal-unknown-record = Nessuna partita finita, tua o di questo server, ha quel numero; scegline una dall’elenco.
refusal-not-your-game = Questo pulsante è per qualcun altro; `/mammamia mano` mostra ciò che è tuo.
refusal-not-your-data = Questo pulsante chiede a qualcun altro; `/mammamia dati dimentica` chiede a te.
refusal-locked-thread = Questo thread è bloccato, quindi qui non posso scrivere. Appena un moderatore lo sblocca, si va avanti.
refusal-private-thread = Non sono in questo thread privato. Menzionatemi qui per aggiungermi, poi riprova.
refusal-missing-permissions = In questo canale mi mancano dei permessi: { $permissions }. Chiedi a chi gestisce il server di darmeli.
refusal-left-out = Manca ancora «{ $option }»; compila anche quello.
refusal-unknown-choice = «{ $text }» non è tra le scelte per { $option }; prendi qualcosa dall’elenco.
refusal-unknown-number = «{ $text }» non va bene per { $option }; scrivi un numero intero da { $least } a { $most }.
refusal-no-ranking = Questo server fa a meno della classifica; chi può gestirlo la riporta con `/mammamia impostazioni`.
refusal-no-bets-here = A questo tavolo non si scommette; al prossimo lo può permettere chi siede a capotavola.
refusal-no-bet-now = Adesso non c’è niente su cui scommettere; fallo mentre un’ordinazione uscita dal forno aspetta il suo verdetto.
refusal-own-verdict = Su questa ordinazione hai voce in capitolo, quindi non puoi scommetterci; scommetti sulla prossima di qualcun altro.
refusal-no-computer-like-that = A questo tavolo non siede nessun computer di questa forza; lascia stare `forza` per togliere l’ultimo.
refusal-no-hints-here = A questo tavolo non si danno consigli; al prossimo lo può permettere chi siede a capotavola.
refusal-no-adviser = In questo gioco nessuno sa dare consigli; le regole sono in `/mammamia regole`.
refusal-not-your-hint = I consigli sono per chi deve fare qualcosa, e adesso non sei tu; chiedi di nuovo quando tocca a te.
refusal-no-hints-in-secret = Ti si chiede in segreto, e di un consiglio il canale verrebbe a sapere; questo decidilo tu.
refusal-no-time-for-hints = Adesso c’è troppo a cui pensare; chiedi di nuovo fra un momento.
refusal-no-notes = In questo gioco bisogna ricordare tutto; appunti non ce ne sono.
refusal-nothing-to-skip = Adesso non c’è niente da saltare.
refusal-being-told = Un momento: al canale si sta ancora raccontando che cosa è successo. Riprova quando ha sentito tutto.
refusal-cannot-tell = Nel canale di questa partita ora non posso parlare, quindi lì non va avanti. Chi gestisce il server può cambiarlo; poi la partita riprende da sé.
refusal-damaged = Non riesco più a leggere questo tavolo, quindi la partita è ferma. Nel suo canale `/mammamia annulla` lo sparecchia; poi `/mammamia apri` ne apre uno nuovo.
refusal-trouble = Da parte mia è andato storto qualcosa. `/mammamia tavolo` mostra come vanno le cose; poi riprova.
refusal-unavailable = In questo momento non riesco a leggere né a salvare niente. `/mammamia tavolo` mostrerà presto come vanno le cose; poi riprova.
refusal-busy = Adesso c’è un gran traffico, e la tua risposta non è arrivata. Riprova fra un momento.
refusal-stopping = Mi stanno riavviando proprio ora. Riprova fra un minuto; la tua partita resta dov’era.
