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
