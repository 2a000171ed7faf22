# The rules help: a name and a text for every topic, in Discord's Markdown, with the numbers of
# the rules. Fluent lets no line begin with an asterisk; { "" } hides it.

rules-topic-overview = What it is about
rules-overview =
    Every player has a secret favourite in a family of six. In your trick you put cards of the display into somebody's row, or into that of the schoolbus: 👣 movement or 💶 money. At the end of a turn the market card that is for sale goes to whoever has enough money and the most movement. After the sixth turn, the dinner hour, the points of every character are counted, and **the player whose secret character has most of them wins.** (C8.7)
