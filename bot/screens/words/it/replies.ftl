# Risposte brevi a comandi e pulsanti.

reply-somebody = qualcun altro
reply-unknown-button = Questo pulsante non lo conosco più. `/mammamia tavolo` mostra come stanno le cose in questo canale.
reply-unknown-command = Questo comando, scritto così, non lo conosco. Forse Discord mostra ancora un vecchio elenco: riavvia Discord e riprova.

# Dove si trova aiuto e si segnala qualcosa, se chi gestisce il bot lo dice.
reply-support = -# Ti serve aiuto o vuoi segnalare qualcosa? { $address }

reply-opened = Il tavolo è aperto. Invita altre persone in questo canale o aggiungi dei computer, e premi 🔥 *{ press-begin }* appena ci siete tutti.
reply-joined = Sei al tavolo. Quando si danno le carte, la tua mano ti arriva in un messaggio diretto.
reply-opened-thread = Il tavolo è aperto in {$thread}: lì lo trovano tutti. Se vuoi, aggiungi dei computer, e premi 🔥 *{ press-begin }* appena ci siete tutti.
reply-seated = Sei al tavolo.
# Finché la via dei messaggi diretti non è aperta.
reply-unopened = Una volta date le carte, il pulsante *{ press-hand }* e `/mammamia mano` le mostrano solo a te.
reply-direct = D’ora in poi le tue carte ti arrivano in un messaggio diretto.
reply-direct-failed = Al momento Discord non mi lascia scrivere messaggi diretti a persone nuove. Il pulsante *{ press-hand }* mostra le tue carte solo a te.
# Per chi non accetta messaggi diretti.
reply-closed =
    Non posso mandarti messaggi diretti, ma puoi giocare anche senza: una volta date le carte, il pulsante *{ press-hand }* e `/mammamia mano` le mostrano solo a te.
    Se le vuoi anche in un messaggio diretto, attivali in *Nome del server → Impostazioni della privacy → Messaggi diretti*; quando si danno le carte ci riprovo.
reply-back = Eccoti di nuovo al tavolo; `/mammamia mano` mostra le tue carte.
reply-left = Hai lasciato il tavolo.
reply-left-game = Hai lasciato la partita; un computer continua per te. Con `/mammamia entra` torni in gioco.
reply-left-last = Hai lasciato il tavolo. Non gioca più nessuno, quindi è chiuso.
reply-sure =
    { $what ->
        [leave] Ormai qui giochi solo tu: se esci, la partita finisce per sempre, e non vince nessuno. Confermi? Se no, continua a giocare.
        [cancel] La partita a questo tavolo verrà annullata per sempre, e non vincerà nessuno. Confermi? Se no, continuate a giocare.
       *[close] Il tavolo verrà chiuso prima di dare le carte. Confermi? Se no, lascia tutto com’è.
    }
reply-yes =
    { $what ->
        [leave] Esci e chiudi la partita
        [cancel] Annulla la partita
       *[close] Chiudi il tavolo
    }
reply-added = Un computer si siede al tavolo.
reply-removed = Un computer si alza dal tavolo.
reply-begun = Le carte sono distribuite. Buon divertimento!
reply-cancelled = La partita è annullata.
reply-table-closed = Il tavolo è chiuso.
reply-cleared-away = Questo tavolo non riuscivo più a leggerlo; adesso è sparecchiato. Con `/mammamia apri` ne apri uno nuovo.
reply-being-told = 🔥 Sto ancora raccontando al canale che cosa è successo. Prima le cose stavano così.
reply-pictures =
    { $pictures ->
        [on] D’ora in poi la tua mano arriva con un’immagine.
       *[off] D’ora in poi la tua mano arriva senza immagine, solo a parole; con `immagini` e *{ option-pictures-on }* l’immagine torna.
    }
reply-noted = 📝 Annotato.
reply-played = ✅ Fatto; la tua mano è aggiornata.
reply-moved = ✅ Fatto. Che cosa ne viene fuori lo saprà il canale.
reply-held-up = ⏳ Si sta giocando così tanto che Discord mi fa aspettare. Nessuna mossa va persa: il canale lo saprà fra un momento.
reply-skipped = Attesa saltata: il resto viene raccontato subito.
reply-bets-so-far = -# Scommesse indovinate finora: { $right } su { $bets }.
reply-bet =
    { $guess ->
        [baked] 🍕 Scommetti su *sfornata*. Nessun altro lo vede; finché non si sa com’è andata puoi cambiare idea.
       *[burnt] 🔥 Scommetti su *bruciata*. Nessun altro lo vede; finché non si sa com’è andata puoi cambiare idea.
    }
reply-rematch = La rivincita è aperta: premi 🔥 *{ press-begin }* appena ci siete tutti.

hint-move = 💡 Con quello che vedi, un computer forte farebbe così: **{ $move }**
hint-others = -# Ha pensato anche a:
hint-other = - **{ $move }**: { $reason }
hint-chance = Ti dà { $chance } probabilità su 100 di vincere.
press-hint = Consiglio (il canale lo viene a sapere)
press-do-it = Fallo
press-chances = Probabilità
hint-hunch = Qui non ha calcolato niente: va a naso.

warning-do-it = Fallo lo stesso
warning-otherwise = Non hai ancora giocato niente. Premi *{ warning-do-it }*, oppure fai un’altra mossa.

rules-menu = Scegli un argomento
press-page-back = Indietro
press-page-next = Avanti
press-rules-numbers = Numeri delle regole
press-rules-plain = Senza numeri
press-again = Ancora una volta
again-page = -# 🔁 Ancora una volta, solo per te: { $number } di { $count }

record-ready =
    Il registro di { $game }: a parole, e come dati.
    -# Per controllare un sigillo a mano: è lo SHA-256 dei byte del suo sale seguiti dalla sua voce di `log`, come JSON con chiavi ordinate e senza spazi.
history-heading = ### 📜 Le tue ultime partite
history-game = **{ $number }. { $title }** · { $date }
# $place dice com'è andata a chi legge, $names sono tutti nell'ordine della classifica.
history-players = { $place } · { $names }
history-place = { $place }º posto su { $count }
history-left = 🚪 partita abbandonata
history-went = -# { $sentence }
history-menu = Com’è andata?
history-choice = { $number }. { $title }
settings-title = Che cosa vale su questo server, e come partono i nuovi tavoli
settings-default = { $setting } (predefinito)
settings-default-language = { $setting } (predefinito: come in Discord per questo server)
settings-default-opener = La lingua di chi apre il tavolo (predefinito)
settings-reset = Torna al predefinito: { $setting }
settings-reset-language = Torna al predefinito: la lingua del server della community, o di chi apre il tavolo
settings-changed = -# Salvato. I tavoli già aperti restano come sono.
settings-hint = -# Si cambia con le opzioni di `/mammamia impostazioni`; chi apre un tavolo può comunque scegliere altro per il suo.
settings-line = **{ $option }** · { $setting }
table-choice = { $title } · { $names }
record-ends = Il registro finisce qui.
record-stops = Il registro si interrompe a metà partita.
record-choice = { $date } · { $title } · { $names }

permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-read_message_history = Leggi cronologia messaggi
permission-create_public_threads = Crea thread pubblici
