# Che cosa è conservato di chi legge, e la dimenticanza.

former-player = Ex partecipante

data-heading = ### 📄 Che cosa è conservato di te
data-nothing = Di te non è conservato niente.
data-seats =
    - Posti: { $running } a { $running ->
        [one] un tavolo aperto
       *[other] tavoli aperti
    }, { $finished } a { $finished ->
        [one] uno chiuso
       *[other] tavoli chiusi
    }
data-names = - Il tuo nome, come lo mostrava il tavolo: { $names }
data-language = - La tua lingua: { $language }
data-direct =
    - Dove sono i tuoi messaggi diretti: { $known ->
        [yes] lo so
       *[no] non lo so
    }
data-pictures =
    - La tua impostazione: mano { $wanted ->
        [yes] con le immagini
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
data-ways = -# `/mammamia dati esporta` ti dà tutto come file. `/mammamia dati dimentica` lo fa dimenticare.
data-exported =
    📄 Tutto ciò che è conservato di te, con i registri delle tue partite finite.{ $left ->
        [0] { "" }
        [one] { " " }Il registro più vecchio non ci stava; te lo dà `/mammamia registro`.
       *[other] { " " }I { $left } registri più vecchi non ci stavano; te li dà `/mammamia registro`.
    }

forget-heading = ### 🧹 Dimenticare tutto di te?
forget-means =
    Subito, e per sempre:
    - il tuo nome, la tua lingua, le tue impostazioni, i tuoi appunti, le tue scommesse e i tuoi punteggi vengono cancellati, e anche la via ai tuoi messaggi diretti
    - nelle partite che altri hanno giocato con te il tuo posto si chiama **Ex partecipante**; i loro risultati e punteggi restano come sono
    - i tuoi ultimi messaggi con le carte vengono cancellati
forget-running =
    - ti alzi { $count ->
        [one] dal tavolo a cui siedi; se la partita è già cominciata
       *[other] dai { $count } tavoli a cui siedi; dove una partita è già cominciata
    }, continua un computer
forget-limits = -# Ciò che sta già nei canali ci resta finché il bot non cambia quel messaggio; chi modera il canale può cancellarlo. I file che altri hanno salvato sono fuori portata.
forget-yes = Dimenticami
forget-done = 🧹 Fatto: di te non è conservato più niente. Quando vuoi, torna pure a giocare come una persona nuova.
