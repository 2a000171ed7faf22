# Was die Lobby nur bei diesem Spiel sagt.

lobby-begun = Die Läden haben offen: Das Spiel läuft!
# Was das für ein Spiel ist, in einer Zeile, für alle, die es nicht kennen.
game-about = Eine Familie kauft fürs Abendessen ein, alle bewegen alle, und niemand weiß, auf wessen Seite du bist: Bring deiner geheimen Person die meisten Punkte. Zwei bis vier Leute, etwa 45 Minuten.
