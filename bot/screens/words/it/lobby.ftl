# L'attesa al tavolo, e che cosa succede ai posti.

home-opened = 🍕 **{ $host }** apre un tavolo di **{ $title }** in { $thread }: chi vuole può sedersi lì.
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
lobby-too-few = { $setting } (quando sarete di più)
lobby-not-in-force = { $setting } (siete troppo pochi)
lobby-begins = 🏁 comincia
lobby-first = Chi comincia: { $name }
lobby-drawn = a sorte
lobby-nobody = Qui non c’è ancora nessuno.
lobby-free =
    { $count ->
        [one] ▫️ *1 posto libero*
       *[other] ▫️ *{ $count } posti liberi*
    }
lobby-missing =
    { $count ->
        [one] ⏳ *Ancora 1 persona o 1 computer, e si comincia.*
       *[other] ⏳ *Ancora { $count } persone o computer, e si comincia.*
    }
closed =
    { $how ->
        [by] { $name } ha chiuso questo tavolo. Un altro si apre con `/mammamia apri`.
        [empty] Se ne sono andati tutti, quindi questo tavolo è chiuso. Un altro si apre con `/mammamia apri`.
       *[why] Chi gestisce questo bot ha chiuso questo tavolo: «{ $why }»
    }

# Che cosa è stato concordato, una riga per ogni gruppo.
lobby-settings =
    -# { $group ->
        [game] 🎲 Il gioco: { $settings }
        [telling] 📣 Nel canale: { $settings }
       *[table] 🪑 Al tavolo: { $settings }
    }
# Uno degli accordi di un tavolo in parole semplici; $setting è il suo nome tra le scelte, $value lo stesso non tradotto.
lobby-now =
    { $term ->
        [memory] { $value ->
            [open] restano tutte le mosse
           *[other] resta solo l’ultima mossa
        }
        [pace] { $value ->
            [slow] ritmo tranquillo
            [fast] ritmo svelto
            [instant] si racconta tutto subito
           *[other] ritmo normale
        }
        [pictures] { $value ->
            [off] senza immagini
           *[other] con immagini
        }
        [turn_time] { $value ->
            [off] nessun limite per turno
           *[other] { $setting } per turno
        }
        [bets] { $value ->
            [off] senza scommesse
           *[other] con scommesse
        }
        [hints] { $value ->
            [off] senza consigli
           *[other] con consigli
        }
        [strength] { $value ->
            [easy] i nuovi computer sono facili e dimenticano
            [hard] i nuovi computer sono difficili e pensano in anticipo
           *[other] i nuovi computer sono normali e ricordano tutto
        }
       *[other] { $setting }
    }
lobby-for-beginners = -# 🌱 Adatto a una prima partita: i computer sono facili, e ogni mossa resta da leggere.
lobby-game = Il gioco: { $title }

lobby-menu-game = Il gioco, per chi siede a capotavola…
lobby-menu-telling = Che cosa vede il canale, per chi siede a capotavola…
lobby-menu-table = Tempo, scommesse, consigli e computer, per chi siede a capotavola…
lobby-menu-own = Il tuo ingrediente: su tutte le tue ordinazioni…
lobby-choice = { $option }: { $setting }

press-join = Entra
press-leave = Esci
press-add = Aggiungi computer
press-remove = Togli computer
press-begin = Inizia
press-solo = Da solo
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
press-baked = Scommetti: sfornata
press-burnt = Scommetti: bruciata

seat =
    { $how ->
        [left] 👋 { $name } ha lasciato la partita. Al suo posto continua un computer.
        [absent] 💤 { $name } non dà segni di vita. Continua un computer, finché { $name } non usa qui un pulsante o un comando.
        [back] 🙌 { $name } è di nuovo al tavolo.
       *[host] 👑 A capotavola ora c’è { $name }.
    }
hint-taken = -# 💡 { $name } ha chiesto un consiglio.
hand-left = Hai lasciato questa partita; un computer continua con le tue carte. Con `/mammamia entra` nel suo canale torni in gioco.

# $until è un tempo come lo mostra Discord: tra 2 minuti.
reminder = ⏰ È passata metà del tempo; { $until } gioca un computer.
cancelled =
    { $how ->
        [by] ✖️ { $name } ha annullato questa partita. Non vince nessuno.
        [empty] ✖️ Non gioca più nessuno, quindi questa partita è finita. Non vince nessuno.
       *[why] ✖️ Chi gestisce questo bot ha chiuso questa partita: «{ $why }» Non vince nessuno.
    }
cancelled-hand = Questa partita è stata annullata. Non vince nessuno.
abandoned-hand = Il canale di questa partita non c’è più, quindi la partita è finita.
closed-hand = Questo tavolo è stato chiuso prima che si dessero le carte.
left-hand = Hai lasciato questo tavolo. Finché non si danno le carte, ci torni con `/mammamia entra` nel suo canale.
hand-waits = 🪑 Sei al tavolo. Appena si danno le carte, le tue arrivano qui.
hand-asks = 🔒 { $title }: una domanda solo per te
hand-unreachable = 📪 { $name }, non posso mandarti messaggi diretti. Il pulsante *{ press-hand }* mostra le tue carte solo a te; dopo riprovo anche con un messaggio diretto.
hand-unopened = ⏳ { $name }, al momento non posso mandarti messaggi diretti. Il pulsante *{ press-hand }* mostra le tue carte solo a te.
