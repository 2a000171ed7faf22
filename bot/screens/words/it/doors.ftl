# Risposte brevi a comandi e pulsanti.

door-somebody = qualcun altro
door-unknown-button = Non conosco più questo pulsante. `/mammamia tavolo` mostra come vanno le cose in questo canale.
door-unknown-command = Così questo comando non lo conosco. Forse Discord mostra ancora un vecchio elenco: riavvia Discord e riprova.

# Dove si trova aiuto e si segnala qualcosa, se chi gestisce il bot lo dice.
door-support = -# Ti serve aiuto o vuoi segnalare qualcosa? { $address }

door-opened = Il tavolo è aperto. Invita altre persone in questo canale o aggiungi dei computer, e premi 🔥 *{ press-begin }* appena ci siete tutti.
door-joined = Hai un posto al tavolo. Quando si danno le carte, la tua mano arriva con un messaggio diretto.
door-opened-thread = Il tavolo è aperto in {$thread}, dove tutti lo trovano. Se vuoi, aggiungi dei computer; poi premi 🔥 *{ press-begin }* appena ci siete tutti.
door-seated = Hai un posto al tavolo.
# While direct messages are not open.
door-unopened = Una volta date le carte, il pulsante *{ press-hand }* e `/mammamia mano` le mostrano soltanto a te.
door-direct = D’ora in poi le tue carte arrivano con un messaggio diretto.
door-direct-failed = Al momento Discord non mi lascia aprire nuovi messaggi diretti. Il pulsante *{ press-hand }* mostra le tue carte soltanto a te.
# Per chi non accetta messaggi diretti.
door-closed =
    Non posso mandarti messaggi diretti, ma puoi giocare anche senza: una volta date le carte, il pulsante *{ press-hand }* e `/mammamia mano` le mostrano soltanto a te.
    Se le vuoi anche con un messaggio diretto, permettilo in *Nome del server → Impostazioni della privacy → Messaggi diretti*; quando si danno le carte ci riprovo.
door-back = Eccoti di nuovo al tavolo; `/mammamia mano` mostra le tue carte.
door-left = Hai lasciato il tavolo.
door-left-game = Hai lasciato la partita; un computer continua per te. Con `/mammamia entra` torni in gioco.
door-left-last = Hai lasciato il tavolo. Non gioca più nessuno, quindi il tavolo è chiuso.
door-leave-sure = Qui giochi solo tu: se esci, la partita finisce per sempre, e non vince nessuno. Confermi? Se no, gioca pure avanti.
door-leave-yes = Esci e chiudi la partita
door-added = Un computer si siede al tavolo.
door-removed = Un computer si alza dal tavolo.
door-begun = Le carte sono distribuite. Buon divertimento!
door-cancel-sure = Così la partita a questo tavolo è annullata per sempre, e non vince nessuno. Confermi? Se no, gioca pure avanti.
door-cancel-yes = Annulla la partita
door-close-sure = Così il tavolo si chiude prima ancora di dare una carta. Confermi? Se no, va’ pure avanti.
door-close-yes = Chiudi il tavolo
door-cancelled = La partita è annullata.
door-cleared-away = Non riuscivo più a leggere questo tavolo; ora è sparecchiato. Con `/mammamia apri` ne apri uno nuovo.
door-being-told = 🔥 Al canale si sta ancora raccontando che cosa è successo. Prima le cose stavano così.
door-pictures-on = D’ora in poi la tua mano arriva con un’immagine.
door-pictures-off = D’ora in poi la tua mano arriva solo a parole; `immagini` con *Con immagini* riporta l’immagine.
door-noted = 📝 Annotato.
door-played = ✅ Vale; la tua mano è aggiornata.
door-moved = ✅ Vale. Il canale saprà che cosa ne viene fuori.
door-held-up = ⏳ Si gioca così tanto che Discord mi fa aspettare. Quello che è stato fatto vale, e il canale lo saprà fra un momento.
door-skipped = Saltato: il resto viene raccontato subito.
door-bets-so-far =
    -# Finora { $right ->
        [0] non hai mai indovinato
        [one] hai indovinato una volta
       *[other] hai indovinato { $right } volte
    } su { $bets }.
door-bet-baked = 🍕 Scommetti che viene *sfornata*. Nessun altro lo vede; fino al verdetto puoi cambiare idea.
door-bet-burnt = 🔥 Scommetti che si *brucia*. Nessun altro lo vede; fino al verdetto puoi cambiare idea.
door-rematch = La rivincita è aperta: premi 🔥 *{ press-begin }* appena ci siete tutti.

hint-move = 💡 Con quello che vedi, un computer forte farebbe così: **{ $move }**
hint-hunch = Qui non si è calcolato niente: va a naso.

warning-do-it = Fallo lo stesso
warning-otherwise = Non è ancora giocato niente. Premi *{ warning-do-it }*, o fa’ semplicemente un’altra mossa.

rules-menu = Scegli un argomento

record-ready =
    Il registro di { $game }: raccontato in inglese, e come dati.
    -# Per controllare un sigillo a mano: è lo SHA-256 dei byte del suo sale seguiti dalla sua voce di `log`, come JSON con chiavi ordinate e senza spazi.
history-heading = ### 📜 Le tue ultime partite
history-game = **{ $number }. { $title }** · { $date }
# $place dice com'è andata a chi legge, $names sono tutti nell'ordine della classifica.
history-players = { $place } · { $names }
history-place = { $place }º posto su { $count }
history-left = 🚪 partita lasciata
history-went = -# { $sentence }
history-menu = Com’è andata?
history-choice = { $number }. { $title }
settings-title = Che cosa vale su questo server, e da che cosa partono i nuovi tavoli
settings-default = { $setting } (predefinito)
settings-default-language = { $setting } (predefinito: come dice Discord per questo server)
settings-default-opener = La lingua di chi apre il tavolo (predefinito)
settings-reset = Torna al predefinito: { $setting }
settings-reset-language = Torna al predefinito: quella del server della community, o di chi apre il tavolo
settings-changed = -# È salvato. I tavoli già aperti restano come sono.
settings-hint = -# Lo cambiano le opzioni di `/mammamia impostazioni`; chi apre un tavolo può comunque scegliere altro per quello.
settings-line = **{ $option }** · { $setting }
table-choice = { $title } · { $names }
record-choice = { $date } · { $title } · { $names }

permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-read_message_history = Leggi cronologia messaggi
permission-create_public_threads = Crea thread pubblici
