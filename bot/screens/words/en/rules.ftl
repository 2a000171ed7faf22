# The rules help: a name and a text for every topic, in Discord's Markdown, with the numbers of
# the rules. Fluent lets no line begin with an asterisk; { "" } hides it.

rules-topic-fairness = Fair cards
rules-fairness =
    How do you know that nobody meddles with the cards? They’re sealed.

    - **Before** cards are dealt, or drawn after a shuffle, I publish their *seal*: a fingerprint that fits only these cards in this order and gives nothing away. The channel reads how it begins; *{ press-table }* shows all of it.
    - **After** the game, `/mammamia record` gives you the whole game as a file, with all the cards and the *salt* of every seal: random bytes that kept everyone from guessing the cards from the fingerprint.

    { "" }**To check it:** make sure that the seals in the file are the ones I published. Then run `mammamia replay FILE`: it plays the game by the rules, checks every seal and tells you at which entry something is wrong.

    { "" }**By hand:** a seal is the SHA-256 of the salt’s bytes followed by the entry of the record, written as JSON with sorted keys, no spaces, in ASCII.

    A seal proves that the cards were fixed before they were used and weren’t changed afterwards. Computers don’t get a peek either: they see what their own seat sees. (A8.4)

rules-topic-privacy = What I store about you
rules-privacy =
    So that games can go on after a break, I store who sits where, under the name the server shows, and everything that’s played. Of finished games I store the results and ratings, for `/mammamia history` and the like. I don’t read what people write.

    - `/mammamia data show` tells you what I store about you.
    - `/mammamia data export` gives you all of it as a file.
    - `/mammamia data forget` makes me forget it right away, even in running games.

    30 days after a server removes me, I forget what it leaves behind.
rules-privacy-link = 🔒 More about this: { $address }
rules-privacy-ask = 🔒 Whoever runs this bot is responsible for it, and can tell you more.
