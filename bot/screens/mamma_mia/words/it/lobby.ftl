# Che cosa si dice solo di questi giochi prima che comincino.

lobby-begun = Il forno è caldo: la partita è cominciata!
lobby-own = { INGREDIENT($kind) }
# Il colore di un ingrediente: $kind dice quale.
lobby-square =
    { $kind ->
        [pineapple] 🟨
        [olive] 🟪
        [pepper] 🟩
        [mushroom] 🟫
        [salami] 🟥
       *[shrimp] 🌸
    }
# Che gioco è, in una riga, per chi non ne ha mai sentito parlare.
game-about =
    { $game ->
        [plus] Sei ingredienti, quindici ordinazioni a testa, e un aiuto che ha il suo prezzo. Da due a sei persone, circa 45 minuti.
       *[mamma-mia] Metti ingredienti e ordinazioni in un forno in cui nessuno può guardare: chi ricorda meglio che cosa c’è dentro sforna più pizze. Da due a cinque persone, circa 30 minuti.
    }
