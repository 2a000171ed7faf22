# L'attesa al tavolo, e che cosa succede ai posti.

home-opened = 🍕 **{ $host }** apre un tavolo di **{ $title }** in { $thread }: chi vuole si sieda.
home-begun = 🍕 In { $thread } si gioca a **{ $title }**.
lobby-title = 🍕 { $title }
# Dietro il nome di un computer: quanto gioca bene.
computer-strength =
    { " " }({ $strength ->
        [easy] facile
        [hard] difficile
       *[other] normale
    })
lobby-host = 👑 capotavola
lobby-too-few = { $setting } (se siete di più)
lobby-not-in-force = { $setting } (non in così pochi)
lobby-begins = 🏁 comincia
lobby-first = Chi comincia: { $name }
lobby-drawn = a sorte
lobby-nobody = Qui non siede ancora nessuno.
lobby-free =
    { $count ->
        [one] ▫️ *1 posto libero*
       *[other] ▫️ *{ $count } posti liberi*
    }
lobby-missing =
    { $count ->
        [one] ⏳ *Ancora 1 persona o 1 computer, e si può iniziare.*
       *[other] ⏳ *Ancora { $count } persone o computer, e si può iniziare.*
    }
closed-by = { $name } ha annullato questa partita. Un altro tavolo si apre con `/mammamia apri`.
closed-empty = Il tavolo è rimasto vuoto, quindi è chiuso. Un altro si apre con `/mammamia apri`.
closed-why = Chi gestisce questo bot ha chiuso questo tavolo: «{ $why }»

lobby-menu-game = Il gioco, per chi siede a capotavola …
lobby-menu-option = Il tavolo, per chi siede a capotavola …
lobby-menu-own = Il tuo ingrediente: su tutte le tue ordinazioni …
lobby-choice = { $option }: { $setting }

press-join = Entra
press-leave = Esci
press-add = Aggiungi computer
press-remove = Togli computer
press-begin = Inizia
press-cancel = Annulla
press-play = Inforna
press-hand = Mano
press-table = Tavolo
press-rules = Regole
press-decide = Decidi
press-direct = Mandami un messaggio diretto
press-skip = Salta
press-notes = Appunti
press-rematch = Rivincita
press-newer = Più recenti
press-older = Più vecchie
press-back = Tutte le partite
press-here = Qui
press-everywhere = Ovunque
press-higher = Più in alto
press-lower = Più in basso
press-baked = Punta: sfornata
press-burnt = Punta: bruciata

seat-left = 👋 { $name } ha lasciato la partita. A quel posto continua un computer.
seat-absent = 💤 { $name } sembra via. Un computer gioca finché { $name } non usa qui un pulsante o un comando.
seat-back = 🙌 { $name } torna al tavolo.
seat-host = 👑 A capotavola siede ora { $name }.
hint-taken = -# 💡 { $name } ha chiesto un consiglio.
hand-left = Hai lasciato questa partita; un computer continua con le tue carte. `/mammamia entra` nel suo canale ti riporta in gioco.

# $until è un tempo come lo mostra Discord: tra 2 minuti.
reminder = ⏰ Metà del tempo è passata; { $until } gioca un computer.
cancelled-by = ✖️ { $name } ha annullato questa partita. Non vince nessuno.
cancelled-empty = ✖️ Non gioca più nessuno, quindi questa partita è finita. Non vince nessuno.
cancelled-why = ✖️ Chi gestisce questo bot ha chiuso questa partita: «{ $why }» Non vince nessuno.
cancelled-hand = Questa partita è stata annullata. Non vince nessuno.
abandoned-hand = Il canale di questa partita non c’è più, quindi la partita è finita.
closed-hand = Questo tavolo è stato chiuso prima di dare le carte.
left-hand = Hai lasciato questo tavolo. `/mammamia entra` nel suo canale ti ci riporta, finché non si danno le carte.
hand-waits = 🪑 Hai un posto al tavolo. Le tue carte arrivano qui appena vengono date.
hand-asks = 🔒 { $title }: una domanda solo per te
hand-unreachable = 📪 { $name }, non posso mandarti messaggi diretti. Il pulsante *{ press-hand }* mostra le tue carte soltanto a te, e mi fa anche riprovare.
hand-unopened = ⏳ { $name }, al momento non posso aprire messaggi diretti. Il pulsante *{ press-hand }* mostra le tue carte soltanto a te.
