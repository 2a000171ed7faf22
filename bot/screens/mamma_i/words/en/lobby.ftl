# What the lobby says of this game alone.

lobby-begun = The shops are open: the game has begun!
# What the game is, in one line, for anyone who has never heard of it.
game-about = A family shops for dinner, everyone moves everyone, and nobody knows whose side you’re on: win the most points for your secret favourite. Two to four players, about 45 minutes.
