# Gli accordi di un tavolo, come si possono scegliere.

option-memory-name = memoria
option-memory-description = Se le vecchie mosse restano nel canale
option-pace-name = ritmo
option-pace-description = Quanto in fretta si racconta, per esempio ciò che esce dal forno
option-turn_time-name = tempo
option-turn_time-description = Quanto può durare un turno prima che lo giochi un computer
option-pictures-name = immagini
option-pictures-description = Se il canale mostra immagini
option-bets-name = scommesse
option-bets-description = Se tutti possono scommettere su che cosa verrà sfornato
option-hints-name = consigli
option-hints-description = Se chi gioca può chiedere che cosa farebbe un computer forte
option-strength-name = forza
option-strength-description = Quanto giocano bene i computer: Facile è smemorato, Difficile pensa in anticipo
option-ranking-name = classifica
option-ranking-description = Se questo server ha una classifica
option-language-name = lingua
option-language-description = La lingua del canale; la tua mano la leggi nella tua

command-settings-option-memory-description = Se le vecchie mosse restano nel canale, se per un tavolo non si sceglie altro
command-settings-option-pace-description = Quanto in fretta si racconta, se per un tavolo non si sceglie altro
command-settings-option-turn_time-description = Quanto può durare un turno, se per un tavolo non si sceglie altro
command-settings-option-pictures-description = Se ci sono immagini, se per un tavolo non si sceglie altro

command-settings-option-hints-description = Se si possono chiedere consigli, se per un tavolo non si sceglie altro
command-settings-option-strength-description = Quanto giocano bene i computer, se per un tavolo non si sceglie altro
command-settings-option-language-description = La lingua dei canali, se per un tavolo non si sceglie altro
command-settings-option-bets-description = Se tutti possono scommettere, se per un tavolo non si sceglie altro

option-memory-faithful = Fedele: resta solo l’ultima mossa
option-memory-open = Aperta: restano tutte le mosse
option-pace-slow = Tranquillo
option-pace-normal = Normale
option-pace-fast = Svelto
option-pace-instant = Immediato
option-turn_time-off = Senza limite
option-turn_time-1m = 1 minuto
option-turn_time-5m = 5 minuti
option-turn_time-1h = 1 ora
option-turn_time-24h = 24 ore
option-pictures-on = Con immagini
option-pictures-off = Senza immagini
option-bets-on = Con scommesse
option-bets-off = Senza scommesse
option-hints-on = Con consigli
option-hints-off = Senza consigli
option-strength-easy = Facile (dimentica)
option-strength-normal = Normale (ricorda tutto)
option-strength-hard = Difficile (pensa in anticipo)
option-ranking-on = Con classifica
option-ranking-off = Senza classifica

# Uno degli accordi di un tavolo; $setting è come è fissato, $value lo stesso non tradotto.
lobby-term =
    { $term ->
        [pace] Ritmo: { $setting }
        [turn_time] Tempo per turno: { $setting }
        [bets] { $value ->
            [off] { $setting }
           *[other] { "" }
        }
        [hints] { $value ->
            [off] { $setting }
           *[other] { "" }
        }
        [language] { "" }
        [strength] { $value ->
            [normal] { "" }
           *[other] Nuovi computer: { $setting }
        }
        [pictures] { $value ->
            [off] { $setting }
           *[other] { "" }
        }
       *[other] { $setting }
    }
