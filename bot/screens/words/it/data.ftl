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
    - Dove mandarti messaggi diretti: { $known ->
        [yes] lo so
       *[no] non lo so
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
    - cancello il tuo nome, la tua lingua, le impostazioni, gli appunti, le scommesse e i punteggi, e dove mandarti messaggi diretti
    - nelle partite che altri hanno giocato con te ti chiamerai **Ex partecipante**; i loro risultati e punteggi restano come sono
    - cancello gli ultimi messaggi con le tue carte
forget-running =
    - ti alzi { $count ->
        [one] dal tavolo a cui siedi; se la partita è già cominciata
       *[other] dai { $count } tavoli a cui siedi; dove una partita è già cominciata
    }, continua un computer
forget-limits = -# Quello che c’è già nei canali ci resta finché il bot non cambia quel messaggio; chi modera il canale può cancellarlo. Ai file che altri hanno salvato il bot non arriva.
forget-yes = Dimenticami
forget-done = 🧹 Fatto: di te non c’è più salvato niente. Se ti va, torna a giocare quando vuoi, come una persona nuova.
