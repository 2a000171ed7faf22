# Che cosa dicono le partite finite di qualcuno, e la classifica di un server.

stats-heading-here = ### 📊 Le tue partite su questo server
stats-heading-everywhere = ### 📊 Le tue partite su tutti i server
stats-heading-other = ### 📊 Le partite di { $player } su questo server
stats-none-here = Su questo server non hai ancora finito una partita; dopo la prima leggerai qui come te la cavi.
stats-none-everywhere = Non hai ancora finito una partita; dopo la prima leggerai qui come te la cavi.
stats-none-other = { $player } non ha ancora finito una partita su questo server.

stats-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
stats-won = **{ stats-games }, { $wins ->
        [one] 1 vinta
       *[other] { $wins } vinte
    }**
stats-won-percent = { stats-won } ({ $percent }%)
# Quello che a tavoli così porterebbe la sola fortuna.
stats-by-luck =
    -# { $wins ->
        [one] Con la sola fortuna, a tavoli così sarebbe 1.
       *[other] Con la sola fortuna, a tavoli così sarebbero { $wins }.
    }
stats-by-luck-either = -# Con la sola fortuna, a tavoli così sarebbero { $fewer } o { $more }.
stats-by-luck-about = -# Con la sola fortuna, a tavoli così sarebbero circa { $wins }.
stats-verdict-luck = { $line } La differenza può essere un caso.
stats-verdict-more = { $line } Così tante in più, difficile che sia solo fortuna.
stats-verdict-less = { $line } Così tante in meno, difficile che sia solo sfortuna.

# Quante volte a quale posto, per esempio: 🥇 3 · 🥈 1
stats-places = **{ $title }** in { $players }: { $counts }
stats-lower = { $count }{ "\u00A0" }×{ "\u00A0" }più giù
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
        [one] 1 non riuscita
       *[other] { $failed } non riuscite
    }
stats-pizzas-percent = { stats-pizzas } (consegnato il { $percent }% delle ordinazioni)
stats-best = 🧀 La pizza più grande: *{ $order }*, di { $size } carte
stats-roles = 🎭 Vittorie per { $roles }
stats-role = { $character } ({ $wins } su { $games })
stats-streak = 🔥 Serie più lunga: { $longest } vittorie
stats-streak-now = 🔥 { $streak } vittorie di fila in questo momento; serie più lunga: { $longest }
stats-streak-longest = 🔥 { $streak } vittorie di fila in questo momento, la serie più lunga finora
stats-partners = 🤝 Più spesso allo stesso tavolo con { $partners }
stats-partner =
    { $player } ({ $games } partite, { $ahead ->
        [one] 1 volta davanti
       *[other] { $ahead } volte davanti
    })
stats-left =
    -# { $games ->
        [one] Un’altra partita è rimasta in mano a un computer e qui non conta.
       *[other] Altre { $games } partite sono rimaste in mano a un computer e qui non contano.
    }

top-heading = ### 🏆 Classifica di questo server · { $titles }
top-empty = In questa classifica non c’è ancora nessuno. Comincia con la prima partita finita fra almeno due persone che hanno fatto da sé tutte le loro mosse.
top-line = { $place } { $player } · **{ $points }** · { stats-games }
top-line-provisional = { top-line }, provvisorio
top-own = Tu: { $line }
top-own-none = Tu non ci sei ancora. Contano le partite finite fra almeno due persone che hanno fatto da sé tutte le loro mosse.
top-page = -# Pagina { $number } di { $pages } · { $persons } persone
top-points = -# Si parte tutti da { $beginning }. Il numero dice quanto è brava una persona, come minimo e quasi di sicuro: sale con le vittorie, soprattutto contro chi è forte, e con più partite, che lo rendono più certo.
top-provisional = -# Provvisorio: meno di { $games } partite valide, quindi può ancora cambiare molto.
