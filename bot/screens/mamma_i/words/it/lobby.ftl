# Che cosa si dice solo di questo gioco prima che cominci.

lobby-begun = I negozi sono aperti: la partita è cominciata!
# Che gioco è, in una riga, per chi non ne ha mai sentito parlare.
game-about = Una famiglia fa la spesa per la cena, tutti muovono tutti, e nessuno sa da che parte stai: fai fare più punti possibile al tuo personaggio segreto. Da due a quattro persone, circa 45 minuti.
