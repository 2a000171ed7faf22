# The rules help: a name and a text for every topic, in Discord's Markdown, with the numbers of
# the rules. Fluent lets no line begin with an asterisk; { "" } hides it.

rules-picture = An open oven: piles of ingredients, each with a number, and below them an order with what it needs, most of which is there
rules-topic-overview = In one minute
rules-overview =
    You all bake in one oven, and nobody may look inside. You take turns putting in ingredients, and an order when you think that everything for it is underneath. When the supply runs out, the oven is opened and its cards are shown in the order they went in: now you see which pizzas are baked.

    - The game ends after the third opening. **Most delivered orders win.** (A7.1, A7.2)
    - So it’s all about remembering what’s in the oven, and guessing what the others still need.
    - Cards in your hand can save a pizza that’s short of something, and they break ties.

    Mamma Mia! is for 2 to 5 players, *Mamma Mia! Plus* for 2 to 6.

# Below a page that shows the numbers of the rules.
rules-marks = -# Marks on these pages: ⚖️ *Ruling* is how we play here where the rulebooks are silent or disagree; 🧩 *Reconstructed* is what the rulebook only shows as a picture. Numbers such as (A3.4) name the rule.

rules-topic-cards = The cards and the deal
rules-cards =
    - Five ingredients, 13 cards of each: 🍍 pineapple, 🫒 olive, 🫑 pepper, 🍄 mushroom, 🥓 salami. (A1.1)
    - You each have **your own ingredient**, which nobody else has; it also gives you your colour. (A1.2)
    - You each have eight orders. (A1.3)
    - One *Mamma Mia!* card: whoever holds it opens the oven. (A1.4)

    { "" }**Before the deal** some cards of each ingredient are taken out: 1 with four players, 3 with three, 5 with two, none with five. In the 2004 edition nothing is taken out. (A2.1)

    { "" }**The deal:** everyone gets 6 ingredients; then the Mamma Mia! card is shuffled into the rest, which is the **supply**. (A2.2)

    { "" }**Your waiter** is the pile of your shuffled orders. The top one goes into your hand, so you start with 7 cards. (A2.3)

    ⚖️ *Ruling:* who begins the first round is drawn at random; the rulebooks leave it to you, or to the hungriest. So if the host knows who’s hungriest, the lobby is the place to say so. (A2.4)

rules-topic-orders = The orders
rules-orders =
    Everyone has the same eight, each with their own ingredient (A1.3):

    - **Four Olives, Four Salami …**: 1 of your own and 4 of the other. There’s one for each of the four other ingredients.
    - **One of Each**: 1 of each of the five.
    - **Bombastica**: at least 15 ingredients of any kind. With 15 or more on the table it takes *all* of them; with fewer, you add exactly the number missing, of any kinds. (A5.5)
    - **Monotoni**: 1 of your own and 6 of one other ingredient, which you choose. It needn’t be on the table yet. (A5.7)
    - **Minimale**: 1 of your own and 3 of the *scarcest* other ingredient.

    { "" }*Scarcest:* look at the ingredients other than your own that have at least one card on the table; the scarcest are the ones with the fewest cards there. If several tie, you choose one of them. If there are none, the order can’t be baked. (A5.6)

    The rulebooks show the simple orders as pictures; this is the published list. *Plus* has other orders: see the topics on Plus and on reconstructed cards.

rules-topic-turn = A turn
rules-turn =
    Turns go clockwise. (A3.8) In yours, the buttons under your hand or `/mammamia play` do all three steps:

    { "" }**1. Ingredients.** Put one or more ingredient cards into the oven, all of one kind, and say so: “Three salami!” (A3.1)
    { "" }**2. An order, if you like.** You may put one order from your hand on top. (A3.2)
    { "" }**3. Draw.** Fill your hand up to 7: all from the supply *or* all from your waiter, never from both. If that pile runs out, you stay short. (A3.3)

    - You draw card by card. If you draw the Mamma Mia! card, put it face up and draw another one instead. (A3.6)
    - As soon as someone draws the last card of the supply, the round ends, and whoever holds the Mamma Mia! card opens the oven. The one who drew keeps what there was. (A4.1)

    ⚖️ *Ruling:* you can’t choose an empty waiter. If you already hold as many cards as the limit, or more, you draw nothing and choose no pile. (A3.4)

rules-topic-passing = Passing and stalemate
rules-passing =
    If you have no ingredients in hand, you **pass** with `/mammamia pass`: no card goes in, not even an order; then you draw as usual. With an ingredient in hand you may not pass. (A3.5)

    In the 1999 edition you may still put in one order when you pass, before you draw. (A3.5)

    ⚠️ Seven orders and no ingredients are a trap: your hand is full, so you draw nothing and keep passing to the end of the game. Not so in the 1999 edition, where you can still put in orders. I warn you before the draw that gets you there. (A3.4)

    ⚖️ *Ruling (stalemate):* the round also ends if everyone passes in turn, once round the table, and nobody plays or draws a card. If nobody holds the Mamma Mia! card, the player whose turn would be next opens the oven. The rest of the supply is shuffled into the next one. (A4.2)

    In *Plus* it’s different: if you have no ingredients, you pass and draw five from the supply, so there’s no stalemate. (B3.2, B3.4)

rules-topic-oven = The oven and your memory
rules-oven =
    The oven is a pile. You only see its top card, and **nobody may look through it**. (A3.7) What went in is in your head, or nowhere.

    A channel shouldn’t be a cheat sheet, so the table has an option `memory`:

    - **faithful**, the default: only the latest play stays in the channel; I take away the older ones.
    - **open**: all plays stay. Good for your first games.

    In the 1999 edition the ingredients left over from the round before lie open. (A3.7) In the others, remember them too: they’re the bottom of the new oven.

    You may remember anything you’ve been shown. Computers may do the same, but they only use what their own seat has seen. (A8.4)

rules-topic-opening = Opening the oven
rules-opening =
    The oven is turned over, and its cards are shown one at a time **in the order they went in**, starting with what was left over from the round before. Ingredients gather in open piles: **the table**. (A5.1)

    When an order comes up, what’s on the table *at that moment* counts. A **way** to bake it is a choice of ingredient, if the order leaves one, together with the cards its owner adds from their hand: exactly the ones missing from the table then, never more. (A5.2)

    - No way: it burns.
    - Exactly one way, and it adds no card: it’s baked without asking.
    - Otherwise its owner decides; see *Deciding about an order*. (A5.3)

    { "" }**Baked:** the order takes the cards it needs, from the table and from the ones added, and goes face up in front of its owner as *delivered*. The cards are used. (A5.4)

    { "" }**Burnt:** the order goes face down under its owner’s waiter. The cards on the table stay. (A5.8)

    Every order is settled before the next card is shown. (A5.9)

rules-topic-deciding = Deciding about an order
rules-deciding =
    When your order comes out of the oven and there’s something to decide, everyone waits for you. (A5.3)

    - `/mammamia bake`: bake it in one of the ways. If the order leaves a choice, you name the ingredient; if cards are missing from the table, you add exactly those from your hand.
    - `/mammamia decline`: let it burn. You can do that only if every way would take at least one card from your hand.
    - In *Plus*, `/mammamia ask` asks the others for help; see *Helping*.

    ⚖️ *Ruling:* so a pizza that some choice would bake without a card from your hand *is* baked; you only choose how. (A5.3)

    What you can choose:
    - **Monotoni**: any ingredient but your own, even one that isn’t on the table. (A5.7)
    - **Minimale**: only one of the scarcest. (A5.6)
    - **Bombastica**: with fewer than 15 on the table, any of your cards, exactly as many as are missing. (A5.5)

    Everyone sees that you’re deciding. So if an order burns without a decision, its owner couldn’t have completed it. (A8.3) In *Plus* with helping even that stays hidden: there you’re asked either way. (B6.2)

rules-topic-next-round = The next round
rules-next-round =
    - Ingredients left on the table go back: they become the bottom of the new oven. (A6.1)
    - The used ingredients and the Mamma Mia! card are shuffled and become the new supply. After a stalemate the rest of the old supply goes in too. (A6.2)
    - Whoever opened the oven begins. (A6.2)
    - Nobody fills up their hand between rounds. (A6.3)

    ⚖️ *Ruling:* what’s left over is sorted by ingredient, pineapple lowest, then olive, pepper, mushroom and salami (in *Plus*, shrimp on top). (A6.1)

rules-topic-end = The end of the game
rules-end =
    The game ends when the oven has been opened for the **third time**. (A7.1) *Plus* without helping goes on to the fourth. (B5.1)

    1. Most delivered orders win.
    2. If that’s a tie: most ingredient cards left in hand among those who tied. (A7.2)

    ⚖️ *Ruling:* if it’s still a tie, they share the win. (A7.3)

    In *Plus* the finished orders are turned up one by one and counted. Only then do you see which orders the helpers got for helping. (B5.2, B6.1)

rules-topic-secrets = Who sees what
rules-secrets =
    { "" }**Everyone** sees (A8.1): the seats and everyone’s own ingredient, the round and whose turn it is, every play and order as it goes in, the top card of the oven, how many cards the supply and each waiter have, how many ingredients and how many orders each player holds (their backs differ), who drew how many cards from which pile, who holds the Mamma Mia! card, the delivered orders, and everything that happens in an opening.

    { "" }**Only you** see your hand, and so what you draw. (A8.2)

    { "" }**Nobody** sees the order of the cards in the supply or with any waiter, not even their own, what’s in the oven below its top card, or which cards were taken out. Everyone does see that an owner is deciding: so if an order burns without a decision, its owner couldn’t have completed it. (A8.3) *Plus* with helping hides even that. (B6.2)

    { "" }**In Plus** finished orders lie face down in one pile: everyone knows which orders were baked in an opening, but until the end nobody knows which ones helpers got for helping. (B6.1) Everyone hears a request for help, and at its end who helped or that nobody did. Who’s being asked, who was passed over and who refused is shown to nobody but the player asked. (B6.2)

rules-topic-editions = The editions of Mamma Mia!
rules-editions =
    { "" }**Classic** (the default): with fewer than five players some ingredients are taken out: 1 of each with four, 3 with three, 5 with two. (A2.1) Pages that don’t name an edition describe this one.

    { "" }**2004**: the US edition. Like classic, but nothing is taken out, however many are playing. (A2.1)

    { "" }**1999**: the first edition. Like classic, but:
    - The Mamma Mia! card is shuffled in *before* the deal. If you’re dealt it, put it face up and take the next card instead. (A2.2)
    - If you have no ingredients and pass, you may still put one order into the oven before you draw. (A3.5)
    - Ingredients left over from the round before lie open. (A3.7)

    You pick the edition with the option `edition` of `/mammamia start`. *Plus* is a game of its own: see *What’s different in Plus*.

rules-topic-plus = What’s different in Plus
rules-plus =
    { "" }*Mamma Mia! Plus* is for 2 to 6 players and is played like the classic edition, but:

    - **Six ingredients**, shrimp 🦐 being the sixth, 15 cards of each. (B1.1) Taken out: 1 of each with five players, 3 with four, 5 with three, 7 with two. (B2.1)
    - **No Mamma Mia! card.** (B1.2) Whoever draws the last card of the supply opens the oven and begins the next round. (B3.4)
    - **Fifteen orders each.** 🧩 *Reconstructed:* some are known from the rulebook, others guessed; see *Reconstructed cards*. (B1.3)
    - **Forbidden:** some orders forbid an ingredient. If it’s on the table when the order comes up, you can’t bake it or ask for help. (B1.4)
    - **8 ingredients** are dealt; with an order you start with 9 cards. (B2.2) The hand limit is 9, and you draw at most 5 cards in a turn. (B3.1)
    - **No ingredients in hand?** You pass and draw five from the supply, however full your hand is. (B3.2)
    - **Finished orders** go face down onto one common pile; until the end you only see how many there are. (B4.1)
    - **Helping:** you may ask the others for cards. See *Helping*. (B4.2)
    - The game ends with the third opening, or without helping with the fourth. (B5.1)

    ⚖️ *Ruling:* a round can begin with an empty supply, if nothing was baked. You may still choose the supply then, and must if you pass: that counts as drawing its last card. You still can’t choose an empty waiter. (B3.3)

rules-topic-helping = Helping, in Plus
rules-helping =
    Helping is on unless the table agreed otherwise; with two players it’s always off. (B4.2)

    If your order can’t be baked without adding a card, but could be baked somehow, you’re always asked: **bake**, **ask** or **decline**. You may ask even if nobody can possibly help. (B4.3)
    ⚖️ *Ruling:* you may also ask if you could bake alone. (B4.3)

    { "" }**Asking:** with `/mammamia ask` you name your choice, if the order leaves one, the cards you want (at least one) and the cards you add. Together they’re exactly what’s missing from the table. (B4.4) For *Bombastica* they may be of any kinds and add up to the number missing. (B4.8)

    { "" }**Answering:** the others are asked in turn, starting with your left neighbour. Only players who have *all* the cards you want in hand, and at least one order with their waiter, are asked; each says yes or no. (B4.5)

    { "" }**Yes:** the first to help gives the cards, you add yours, and the pizza is baked. The helper’s top order goes unseen from their waiter to the finished pile and counts for the helper. (B4.6)
    ⚖️ *Ruling:* it always does, though the rulebook says that it may. (B4.6)

    { "" }**Nobody:** the order burns, even if you could have baked it alone. So think before you ask. (B4.7)

rules-topic-reconstruction = Reconstructed cards
rules-reconstruction =
    🧩 *Reconstructed:* the rulebook of *Plus* names its kinds of orders, but doesn’t show every picture. This list is our best reading of them; your box may differ. (B1.3) ⚖️ *Ruling:* in *Junior* too, you never choose your own. (B1.3)

    Count on from your own ingredient in this circle; the next one is your 1st, and so on to your 5th:
    🍍 → 🫒 → 🫑 → 🍄 → 🥓 → 🦐 → 🍍

    { "" }*Known* from the rulebook:
    - **Four Olives, Four Shrimp …**, one for each other ingredient: 1 of your own and 4 of it
    - **Bombastica**: at least 15 of any kind
    - **Monotoni**: 1 of your own and 6 of any one other
    - **Ghiottona**: 1 of your own and 4 each of any two others
    - **Junior**: 5 of any one other; your own is forbidden (*guessed:* that it’s your own)
    - **Minimale**: 1 of your own and 4 of the scarcest other
    - **Mamma Mia I**: 1 of your own and 5 of your 2nd *or* 5 of your 4th

    { "" }*Guessed*, except for their kind:
    - **One of Each**: 1 of each of the six
    - **Trio**: 2 each of your 1st, 3rd and 5th
    - **Minipizza**: 3 of your 3rd; your own is forbidden
    - **Mamma Mia II**: 1 of your own and 5 of your 1st *or* 5 of your 5th

    Your hand spells out what each of your orders needs. The orders of the older editions are the published ones.

rules-topic-commands = How to play here
rules-commands =
    Buttons and commands do the same; use whichever you like.

    { "" }**A table**
    - `/mammamia start` opens one in this channel, with game, edition and options.
    - `/mammamia join` and `/mammamia leave`; if you leave a running game, a computer takes your seat.
    - `/mammamia computer` fills a seat, `/mammamia begin` deals, `/mammamia cancel` ends the table. All three are for the host.

    { "" }**Your turn**
    - The buttons under your hand: what goes in, how many, perhaps an order, where you draw.
    - `/mammamia play` does the same in one line.
    - `/mammamia pass`: when you have no ingredients.

    { "" }**When your order comes out**
    - `/mammamia bake` or `/mammamia decline`
    - *Plus:* `/mammamia ask` for help, `/mammamia assist` to answer when you’re asked

    { "" }**Bets**
    - While an order waits for its verdict, anyone in the channel may bet on it, with the buttons there or `/mammamia bet`, except those who have a hand in it. Nobody else sees your bet, and nothing depends on it; at the end I name the best at betting.

    { "" }**Having a look**
    - `/mammamia hand` shows your hand to you alone; it also comes by direct message. Its option `pictures` says whether it comes with a picture.
    - `/mammamia hint`: what a strong computer would do, and why; the channel hears that you asked.
    - `/mammamia table` shows how things stand, `/mammamia rules` these pages.
    - `/mammamia stats` and `/mammamia top`: how you’ve done, and who’s best.
    - `/mammamia history` shows how your latest games went, `/mammamia record` gives you one as a file.

    In a direct message the commands of the game go to your one active table; if you have several, pick one with `table`.

    With a turn time, I remind you halfway; when time is up, a computer makes that one move. After two in a row it plays on for you until you use any button or command.

# Above the record of a game

record-reconstruction = The fifteen orders of each player are a reconstruction: the rulebook names their kinds, but doesn’t show every card.
