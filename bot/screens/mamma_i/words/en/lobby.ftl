# What the lobby says of this game alone.

lobby-begun = The shops are open: the game has begun!
# What the game is, in one line, for who has never heard of it.
game-about = A family shops for dinner, everybody moves everybody, and nobody knows whose side you are on: bring your secret favourite the most points. Two to four players, some 45 minutes.
