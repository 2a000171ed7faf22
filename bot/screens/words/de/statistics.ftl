# Was beendete Spiele zusammen ergeben, und die Rangliste eines Servers.

stats-heading =
    { $where ->
        [here] ### 📊 Deine Spiele auf diesem Server
        [everywhere] ### 📊 Deine Spiele auf allen Servern
       *[other] ### 📊 Spiele von { $player } auf diesem Server
    }
stats-none =
    { $where ->
        [here] Du hast auf diesem Server noch kein Spiel zu Ende gespielt; nach dem ersten steht hier, was du erspielt hast.
        [everywhere] Du hast noch kein Spiel zu Ende gespielt; nach dem ersten steht hier, was du erspielt hast.
       *[other] { $player } hat auf diesem Server noch kein Spiel zu Ende gespielt.
    }

stats-games =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
stats-won = **{ stats-games }, { $wins } gewonnen**
stats-won-percent = **{ stats-games }, { $wins } gewonnen** ({ $percent }{ "\u00A0" }%)
# Was an solchen Tischen allein der Zufall brächte.
stats-by-luck =
    -# { $wins ->
        [one] Reines Glück brächte an solchen Tischen 1 Sieg.
       *[other] Reines Glück brächte an solchen Tischen { $wins } Siege.
    }
stats-by-luck-either = -# Reines Glück brächte an solchen Tischen { $fewer } oder { $more } Siege.
stats-by-luck-about = -# Reines Glück brächte an solchen Tischen etwa { $wins } Siege.
stats-verdict =
    { $verdict ->
        [luck] { $line } Der Unterschied kann Zufall sein.
        [more] { $line } So viel mehr ist kaum noch Zufall.
       *[less] { $line } So viel weniger ist kaum noch Pech.
    }

# Wie oft welcher Platz, etwa: 🥇 3 · 🥈 1
stats-places = **{ $title }** zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $players }
    }: { $counts }
stats-lower = { $count }{ "\u00A0" }×{ "\u00A0" }dahinter
stats-other-tables =
    -# und { $games ->
        [one] noch ein Spiel
       *[other] noch { $games } Spiele
    } an anderen Tischen

stats-form-instead = 📊 Die letzten Spiele, das neueste am Schluss: { $places }
stats-form-alt = Die letzten Spiele, das neueste am Schluss: { $places }.
stats-form-place = { $place } von { $players }
stats-form-first = vor { $games } Spielen
stats-form-last = das neueste

stats-pizzas =
    🍕 { $delivered ->
        [one] 1 Pizza
       *[other] { $delivered } Pizzas
    } geliefert, { $failed } verbrannt
stats-pizzas-percent = { stats-pizzas } ({ $percent }{ "\u00A0" }% der Bestellungen geliefert)
stats-roles = 🎭 Siege: { $roles }
stats-streak = 🔥 Längste Serie: { $longest } Siege
stats-streak-now = 🔥 Gerade { $streak } Siege in Folge; längste Serie: { $longest }
stats-streak-longest = 🔥 Gerade { $streak } Siege in Folge, so viele wie noch nie
stats-partners = 🤝 Am häufigsten am Tisch mit { $partners }
stats-partner = { $player } ({ $games } Spiele, dabei { $ahead }-mal besser)
stats-left =
    -# { $games ->
        [one] Ein weiteres Spiel hat ein Computer zu Ende gespielt; es zählt hier nicht.
       *[other] { $games } weitere Spiele hat ein Computer zu Ende gespielt; sie zählen hier nicht.
    }

top-heading = ### 🏆 Rangliste dieses Servers · { $titles }
top-empty = In dieser Rangliste steht noch niemand. Sie beginnt mit dem ersten beendeten Spiel von mindestens zwei Leuten, die alle Züge selbst gemacht haben.
top-line = { $place } { $player } · **{ $points }** · { stats-games }
top-line-provisional = { top-line }, vorläufig
top-own = Du: { $line }
top-own-none = Du stehst noch nicht drin. Es zählen beendete Spiele von mindestens zwei Leuten, die alle Züge selbst gemacht haben.
top-page = -# Seite { $number } von { $pages } · { $persons } Leute
top-points = -# Alle fangen bei { $beginning } an. Die Zahl sagt, wie gut jemand ziemlich sicher mindestens spielt. Sie steigt mit Siegen, am meisten gegen starke Gegner, und mit weiteren Spielen, die sie sicherer machen.
top-provisional = -# Vorläufig: weniger als { $games } gewertete Spiele, da kann sich noch viel ändern.
