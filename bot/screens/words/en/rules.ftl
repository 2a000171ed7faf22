# The rules help: a name and a text for every topic, in Discord's Markdown, with the numbers of
# the rules. Fluent lets no line begin with an asterisk; { "" } hides it.

rules-topic-fairness = Fair cards
rules-fairness =
    How do you know that nobody meddles with the cards? They are sealed.

    - **Before** cards are dealt, or drawn after a shuffle, the host publishes their *seal*: a fingerprint that fits only these cards in this order and gives nothing away.
    - **After** the game, `/mammamia record` gives you the whole game as a file, with all the cards and, for every seal, its *salt*: random bytes without which the cards could not be guessed from the fingerprint.

    { "" }**To check it:** the seals in the file must be those that were published. Then run `mammamia replay FILE`: it plays the game by the rules, checks every seal and says at which entry something is wrong.

    { "" }**By hand:** a seal is the SHA-256 of the salt's bytes followed by the entry of the record, written as JSON with sorted keys, no spaces, in ASCII.

    A seal proves that the cards stood fixed before they were used and were not changed afterwards. Computer players get no peek either: they see what their own seat sees. (A8.4)

rules-topic-privacy = What is kept of you
rules-privacy =
    So that games go on after a break, the host keeps who sits where, with the name that the server shows, and everything that is played; and of finished games the results and ratings, for `/mammamia history` and the like. It does not read what people write.

    - `/mammamia data show` says what is kept of you.
    - `/mammamia data export` gives you all of it as a file.
    - `/mammamia data forget` has it forgotten at once, also in games that run.

    What a server leaves that removes the bot is forgotten after 30 days.
rules-privacy-link = 🔒 More about this: { $address }
rules-privacy-ask = 🔒 Whoever runs this bot is responsible for it, and can tell you more.
