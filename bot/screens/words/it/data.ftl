# I dati salvati di chi legge, e come farli dimenticare.

former-player = Ex partecipante

data-heading = ### 📄 I tuoi dati salvati
data-nothing = Di te non c’è salvato niente.
data-seats =
    - Posti: { $running } a { $running ->
        [one] un tavolo aperto
       *[other] tavoli aperti
    }, { $finished } a { $finished ->
        [one] uno chiuso
       *[other] tavoli chiusi
    }
data-names = - Il tuo nome, come si leggeva al tavolo: { $names }
data-language = - La tua lingua: { $language }
data-direct =
    - La via ai tuoi messaggi diretti: { $known ->
        [yes] la conosco
       *[no] non la conosco
    }
data-pictures =
    - La tua impostazione: mano { $wanted ->
        [yes] con immagini
       *[no] senza immagini
    }
data-noted = - Scommesse: { $bets } · tavoli con appunti tuoi: { $notes }
data-results = - Risultati di partite finite: { $count }
data-ratings =
    - Punteggi in classifica: { $count }{ $servers ->
        [0] { "" }
        [one] , su un server
       *[other] , su { $servers } server
    }
data-ways = -# `/mammamia dati esporta` ti dà tutto in un file. `/mammamia dati dimentica` fa dimenticare tutto.
data-exported =
    📄 Tutti i tuoi dati salvati, con i registri delle tue partite finite.{ $left ->
        [0] { "" }
        [one] { " " }Il registro più vecchio non ci stava; te lo dà `/mammamia registro`.
       *[other] { " " }I { $left } registri più vecchi non ci stavano; te li dà `/mammamia registro`.
    }

forget-heading = ### 🧹 Dimenticare tutto di te?
forget-means =
    Subito, e per sempre:
    - il tuo nome, la tua lingua, le tue impostazioni, i tuoi appunti, le tue scommesse e i tuoi punteggi vengono cancellati, e così la via ai tuoi messaggi diretti
    - nelle partite che altri hanno giocato con te ti chiamerai **Ex partecipante**; i loro risultati e punteggi restano come sono
    - i tuoi ultimi messaggi con le carte vengono cancellati
forget-running =
    - ti alzi { $count ->
        [one] dal tavolo a cui siedi; se la partita è già cominciata
       *[other] dai { $count } tavoli a cui siedi; dove una partita è già cominciata
    }, continua un computer
forget-limits = -# Quello che c’è già nei canali ci resta finché il bot non cambia quel messaggio; chi modera il canale può cancellarlo. Ai file che altri hanno salvato il bot non arriva.
forget-yes = Dimenticami
forget-done = 🧹 Fatto: di te non c’è più salvato niente. Se ti va, torna a giocare quando vuoi, come una persona nuova.
