# Che cosa dicono le partite finite di qualcuno, e la classifica di un server.

stats-heading =
    { $where ->
        [here] ### 📊 Le tue partite su questo server
        [everywhere] ### 📊 Le tue partite su tutti i server
       *[other] ### 📊 Le partite di { $player } su questo server
    }
stats-none =
    { $where ->
        [here] Su questo server non hai ancora finito nessuna partita; dopo la prima vedrai qui come te la cavi.
        [everywhere] Non hai ancora finito nessuna partita; dopo la prima vedrai qui come te la cavi.
       *[other] { $player } non ha ancora finito nessuna partita su questo server.
    }

stats-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
stats-won = **{ stats-games }, { $wins ->
        [0] nessuna vinta
        [one] 1 vinta
       *[other] { $wins } vinte
    }**
stats-won-percent = { stats-won } ({ $percent }%)
# Quanto si vincerebbe a tavoli così con la sola fortuna.
stats-by-luck =
    -# { $wins ->
        [one] A tavoli così, la sola fortuna farebbe vincere 1 partita.
       *[other] A tavoli così, la sola fortuna farebbe vincere { $wins } partite.
    }
stats-by-luck-either =
    -# A tavoli così, la sola fortuna farebbe vincere { $fewer } o { $more } { $more ->
        [one] partita
       *[other] partite
    }.
stats-by-luck-about = -# A tavoli così, la sola fortuna farebbe vincere circa { $wins } partite.
stats-verdict =
    { $verdict ->
        [luck] { $line } La differenza può essere un caso.
        [more] { $line } Così tante in più, difficile che sia solo fortuna.
       *[less] { $line } Così tante in meno, difficile che sia solo sfortuna.
    }

# Quante volte a quale posto, per esempio: 🥇 3 · 🥈 1
stats-places = **{ $title }** in { $players }: { $counts }
stats-lower = { $count }{ "\u00A0" }×{ "\u00A0" }più in basso
stats-other-tables =
    -# e { $games ->
        [one] un’altra partita
       *[other] altre { $games } partite
    } ad altri tavoli

stats-form-instead = 📊 Le ultime partite, la più recente in fondo: { $places }
stats-form-alt = Le ultime partite, la più recente in fondo: { $places }.
stats-form-place = { $place }º su { $players }
stats-form-first = { $games } partite fa
stats-form-last = l’ultima

stats-pizzas =
    🍕 { $delivered ->
        [one] 1 pizza consegnata
       *[other] { $delivered } pizze consegnate
    }, { $failed ->
        [one] 1 bruciata
       *[other] { $failed } bruciate
    }
stats-pizzas-percent = { stats-pizzas } (consegnate: { $percent }%)
stats-roles = 🎭 Vittorie: { $roles }
stats-streak = 🔥 Serie più lunga: { $longest } vittorie
stats-streak-now = 🔥 Al momento { $streak } vittorie di fila; serie più lunga: { $longest }
stats-streak-longest = 🔥 Al momento { $streak } vittorie di fila: mai così tante
stats-partners = 🤝 Più spesso al tavolo con { $partners }
stats-partner =
    { $player } ({ $games } partite, { $ahead ->
        [one] 1 volta davanti
       *[other] { $ahead } volte davanti
    })
stats-left =
    -# { $games ->
        [one] Un’altra partita l’ha finita un computer e qui non conta.
       *[other] Altre { $games } partite le ha finite un computer e qui non contano.
    }

top-heading = ### 🏆 Classifica di questo server · { $titles }
top-empty = In questa classifica non c’è ancora nessuno. Parte con la prima partita finita da almeno due persone che hanno fatto da sé tutte le loro mosse.
top-line = { $place } { $player } · **{ $points }** · { stats-games }
top-line-provisional = { top-line }, provvisorio
top-own = Tu: { $line }
top-own-none = Tu non ci sei ancora. Contano le partite finite da almeno due persone che hanno fatto da sé tutte le loro mosse.
top-page = -# Pagina { $number } di { $pages } · { $persons } persone
top-points = -# Si parte tutti da { $beginning }. I punti sono una stima prudente: quasi di sicuro una persona vale almeno tanto. Salgono con le vittorie, soprattutto contro avversari forti, e con altre partite che rendono la stima più sicura.
top-provisional = -# Provvisorio: meno di { $games } partite valide, quindi può ancora cambiare parecchio.
