# The rules help: a name and a text for every topic, in Discord's Markdown, with the numbers of
# the rules. Fluent lets no line begin with an asterisk; { "" } hides it.

rules-topic-overview = What it is about
rules-overview =
    You all bake in one oven, and nobody may look inside. In turn you put in ingredients, and an order when you believe that everything for it lies beneath. When the supply is used up, the oven is opened and its cards are shown in the order in which they went in: now it turns out which pizzas are baked.

    - After the third opening the game ends. **Most delivered orders win.** (A7.1, A7.2)
    - So the trick is to remember what is in the oven, and to guess what the others still need.
    - Cards in your hand can save a pizza that is short of something, and they break ties.

    Mamma Mia! is for 2 to 5 players, *Mamma Mia! Plus* for 2 to 6.

    Marks in these pages: ⚖️ *Ruling* is how this table plays where the rulebooks are silent or disagree; 🧩 *Reconstructed* is what the rulebook shows only as a picture. Numbers such as (A3.4) name the rule.

rules-topic-cards = The cards and the deal
rules-cards =
    - Five ingredients, 13 cards of each: 🍍 pineapple, 🫒 olive, 🫑 pepper, 🍄 mushroom, 🥓 salami. (A1.1)
    - Every player has an **own ingredient** that nobody else has; it also gives the colour. (A1.2)
    - Every player has eight orders. (A1.3)
    - One *Mamma Mia!* card: its holder opens the oven. (A1.4)

    { "" }**Before the deal** some cards of each ingredient are taken out: 1 with four players, 3 with three, 5 with two, none with five. Edition 2004 takes out nothing. (A2.1)

    { "" }**The deal:** everyone gets 6 ingredients; then the Mamma Mia! card is shuffled into the rest, which is the **supply**. (A2.2)

    { "" }**Your waiter** is the pile of your shuffled orders. Its top order goes to your hand, so you start with 7 cards. (A2.3)

    ⚖️ *Ruling:* who begins the first round is drawn at random; the rulebooks leave it to you, or to the hungriest. So a host who knows who is hungriest may say so in the lobby. (A2.4)

rules-topic-orders = The orders
rules-orders =
    The same eight for everyone, each with the player's own ingredient (A1.3):

    - **Four Olives, Four Salami …**: 1 own and 4 of the other. There is one for each of the four other ingredients.
    - **One of Each**: 1 of each of the five.
    - **Bombastica**: at least 15 ingredients of any kind. With 15 or more on the table it takes *all* of them; with fewer, its owner adds exactly the number missing, of any kinds. (A5.5)
    - **Monotoni**: 1 own and 6 of one other ingredient, which its owner chooses. It need not lie on the table yet. (A5.7)
    - **Minimale**: 1 own and 3 of the *scarcest* other ingredient.

    { "" }*Scarcest:* look at the ingredients other than your own that have at least one card on the table; those with the fewest cards there are the scarcest. If several tie, the owner chooses among them. If there is none, the order cannot be baked. (A5.6)

    The rulebooks show the simple orders as pictures; the list is the published one. *Plus* has other orders: see the topics on Plus and on reconstructed cards.

rules-topic-turn = A turn
rules-turn =
    Turns go clockwise. (A3.8) In yours, the buttons under your hand or `/mammamia play` do all three steps:

    { "" }**1. Ingredients.** Put one or more ingredient cards into the oven, all of one kind, and say so: “Three salami!” (A3.1)
    { "" }**2. An order, if you like.** Then one order from your hand may follow. (A3.2)
    { "" }**3. Draw.** Fill your hand up to 7: all from the supply *or* all from your waiter, never from both. If that pile runs short, you stay short. (A3.3)

    - You draw card by card. Whoever draws the Mamma Mia! card lays it face up and draws another in its place. (A3.6)
    - As soon as the last card of the supply is drawn, the round ends, and the holder of the Mamma Mia! card opens the oven. The one who drew keeps what there was. (A4.1)

    ⚖️ *Ruling:* an empty waiter cannot be chosen. If you already hold as many cards as the limit, or more, you draw nothing and choose no pile. (A3.4)

rules-topic-passing = Passing and stalemate
rules-passing =
    If you have no ingredient in hand, you **pass** with `/mammamia pass`: no card goes in, not even an order; then you draw as usual. With an ingredient in hand you may not pass. (A3.5)

    In edition 1999 you may still put in one order when you pass, before you draw. (A3.5)

    ⚠️ Seven orders and no ingredient are a trap: your hand is full, so you draw nothing and keep passing to the end of the game. Not so in edition 1999, where such a hand may still put in orders. You are warned before the draw that would cause it. (A3.4)

    ⚖️ *Ruling (stalemate):* if everyone in turn, once round the table, passes and neither plays nor draws a card, the round ends as well. If nobody holds the Mamma Mia! card, the player whose turn would be next opens the oven. The rest of the supply is shuffled into the next one. (A4.2)

    In *Plus* it is different: whoever has no ingredient passes and draws five from the supply, so there is no stalemate. (B3.2, B3.4)

rules-topic-oven = The oven and your memory
rules-oven =
    The oven is a pile. Only its topmost card may be seen, and **nobody may look through it**. (A3.7) What went in is in your head, or nowhere.

    So that a channel does not become a crib, the table has an option `memory`:

    - **faithful**, the default: only the latest announcement stays in the channel; older ones are taken away.
    - **open**: all announcements stay. Good for the first games.

    In edition 1999 the ingredients left over from the round before lie open. (A3.7) In the others remember them too: they are the bottom of the new oven.

    Whatever was once shown may be remembered. Computer players may do the same, but they use only what their own seat has seen. (A8.4)

rules-topic-opening = Opening the oven
rules-opening =
    The oven is turned over, and its cards are shown one at a time **in the order in which they went in**, starting with what was left over from the round before. Ingredients gather in open piles: **the table**. (A5.1)

    When an order comes up, what lies on the table *at that moment* counts. A **way** to bake it is a choice of ingredient, where the order leaves one, together with the cards that its owner adds from the hand: exactly those that the table lacks then, never more. (A5.2)

    - No way: it is not baked.
    - Exactly one way, and it adds no card: it is baked without asking.
    - Otherwise its owner decides; see *Deciding about an order*. (A5.3)

    { "" }**Baked:** the order takes the cards that it needs, from the table and from those added, and lies open before its owner as *delivered*. The cards are used. (A5.4)

    { "" }**Not baked:** the order goes face down under its owner's waiter. The cards on the table stay. (A5.8)

    Every order is settled before the next card is shown. (A5.9)

rules-topic-deciding = Deciding about an order
rules-deciding =
    When your order comes out of the oven and there is something to decide, everyone waits for you. (A5.3)

    - `/mammamia bake`: bake it in one of the ways. Where the order leaves a choice, you name the ingredient; where the table lacks cards, you add exactly those from your hand.
    - `/mammamia decline`: leave it unbaked. This is possible only if every way would take at least one card from your hand.
    - In *Plus*, `/mammamia ask` asks the others for help; see *Helping*.

    ⚖️ *Ruling:* so a pizza that some choice would bake without a card from your hand *is* baked; you only choose how. (A5.3)

    What you can choose:
    - **Monotoni**: any ingredient but your own, even one that does not lie there. (A5.7)
    - **Minimale**: only among the scarcest. (A5.6)
    - **Bombastica**: with fewer than 15 on the table, any cards of yours, exactly as many as are missing. (A5.5)

    Everyone sees that you are deciding. So an order that fails without a decision is one that its owner could not complete. (A8.3) In *Plus* with helping even that is hidden: there you are asked either way. (B6.2)

rules-topic-next-round = The next round
rules-next-round =
    - Ingredients left on the table go back: they become the bottom of the new oven. (A6.1)
    - The used ingredients and the Mamma Mia! card are shuffled: the new supply. After a stalemate the rest of the old supply goes in too. (A6.2)
    - Whoever opened the oven begins. (A6.2)
    - Hands are not filled up between rounds. (A6.3)

    ⚖️ *Ruling:* what is left over lies in the order of the ingredients, pineapple lowest, then olive, pepper, mushroom and salami (in *Plus* shrimp on top). (A6.1)

rules-topic-end = The end of the game
rules-end =
    The game ends when the oven has been opened for the **third time**. (A7.1) *Plus* without helping goes on to the fourth. (B5.1)

    1. Most delivered orders win.
    2. If that is a tie: most ingredient cards left in hand among those tied. (A7.2)

    ⚖️ *Ruling:* if it is still a tie, the win is shared. (A7.3)

    In *Plus* the finished orders are turned up one by one and counted. Only then does it show what helpers were rewarded with. (B5.2, B6.1)

rules-topic-secrets = Who sees what
rules-secrets =
    { "" }**Everyone** sees (A8.1): seats and own ingredients, round and turn, every announcement and order as it goes in, the top card of the oven, how many cards the supply and each waiter have, how many ingredients and how many orders each hand holds (their backs differ), who drew how many cards from which pile, who holds the Mamma Mia! card, the delivered orders, and all of an opening.

    { "" }**Only you** see your hand, and so what you draw. (A8.2)

    { "" }**Nobody** sees the order of the supply or of any waiter, not even the own one, the oven below its top, or the cards that were taken out. While an owner decides, everyone sees that: so an order that fails without a decision was one that its owner could not complete. (A8.3) *Plus* with helping hides even that. (B6.2)

    { "" }**In Plus** finished orders lie face down in one pile; which orders baked in an opening is known, which one a helper was rewarded with is not, until the end. (B6.1) Everyone hears a request for help, and in the end who helped or that nobody did. Who is being asked, was passed over or refused is shown only to the one who is asked. (B6.2)

rules-topic-editions = The editions of Mamma Mia!
rules-editions =
    { "" }**Classic** (the default): with fewer than five players some ingredients are taken out: 1 of each with four, 3 with three, 5 with two. (A2.1) The pages that name no edition describe this one.

    { "" }**2004**: the US edition. As classic, but nothing is taken out, whatever the number of players. (A2.1)

    { "" }**1999**: the first edition. As classic, but:
    - The Mamma Mia! card is shuffled in *before* the deal. Whoever is dealt it lays it face up and gets the next card instead. (A2.2)
    - Whoever has no ingredient and passes may still put one order into the oven before drawing. (A3.5)
    - Ingredients left over from the round before lie open. (A3.7)

    You pick the edition with the option `edition` of `/mammamia start`. *Plus* is a game of its own: see *What is different in Plus*.

rules-topic-plus = What is different in Plus
rules-plus =
    { "" }*Mamma Mia! Plus* is for 2 to 6 players and is played like the classic edition, but:

    - **Six ingredients**, shrimp 🦐 being the sixth, 15 cards of each. (B1.1) Taken out: 1 of each with five players, 3 with four, 5 with three, 7 with two. (B2.1)
    - **No Mamma Mia! card.** (B1.2) Whoever draws the last card of the supply opens the oven and begins the next round. (B3.4)
    - **Fifteen orders each.** 🧩 *Reconstructed:* some are attested by the rulebook, some guessed; see *Reconstructed cards*. (B1.3)
    - **Forbidden:** if the forbidden ingredient lies on the table when such an order comes up, it cannot be baked, and no help can be asked for. (B1.4)
    - **8 ingredients** are dealt; with an order you start with 9 cards. (B2.2) The hand limit is 9, and you draw at most 5 cards in a turn. (B3.1)
    - **No ingredient in hand?** You pass and draw five from the supply, however full your hand. (B3.2)
    - **Finished orders** go face down to one common pile; until the end only its size is shown. (B4.1)
    - **Helping:** you may ask the others for cards. See *Helping*. (B4.2)
    - The game ends with the third opening, without helping with the fourth. (B5.1)

    ⚖️ *Ruling:* a round can begin with an empty supply, if nothing was baked. You may then choose the supply all the same, and must if you pass: that counts as drawing its last card. An empty waiter still cannot be chosen. (B3.3)

rules-topic-helping = Helping, in Plus
rules-helping =
    Helping is on unless the table agreed otherwise; with two players it is always off. (B4.2)

    If your order cannot be baked without adding a card, but could be baked somehow, you are always asked: **bake**, **ask** or **decline**. Even if nobody can be able to help, you may ask. (B4.3)
    ⚖️ *Ruling:* who could bake alone may ask all the same. (B4.3)

    { "" }**Asking:** with `/mammamia ask` you name your choice, if the order leaves one, the cards that you want (at least one) and your own cards. Together they are exactly what the table lacks. (B4.4) For *Bombastica* they may be of any kinds and add up to the number missing. (B4.8)

    { "" }**Answering:** the others are asked in turn, from your left neighbour on. Only those are asked who have *all* the wanted cards in hand and at least one order in the waiter; each says yes or no. (B4.5)

    { "" }**Yes:** the first to help gives the cards, you add yours, and the pizza is baked. The helper's top order goes unseen from the waiter to the finished pile and counts for the helper. (B4.6)
    ⚖️ *Ruling:* it always does, though the rulebook says that it may. (B4.6)

    { "" }**Nobody:** the order is not baked, even if you could have baked it alone. So think before you ask. (B4.7)

rules-topic-reconstruction = Reconstructed cards
rules-reconstruction =
    🧩 *Reconstructed:* the rulebook of *Plus* names its kinds of orders, but does not show every picture. This list is our best reading of them; your box may differ. (B1.3) ⚖️ *Ruling:* for *Junior* too the choice is never your own. (B1.3)

    Count on from your own ingredient in this circle; the next one is your 1st, and so on to your 5th:
    🍍 → 🫒 → 🫑 → 🍄 → 🥓 → 🦐 → 🍍

    { "" }*Attested* by the rulebook:
    - **Four Olives, Four Shrimp …**, one for each other ingredient: 1 own and 4 of it
    - **Bombastica**: at least 15 of any kind
    - **Monotoni**: 1 own and 6 of one other, of choice
    - **Ghiottona**: 1 own and 4 each of two others, of choice
    - **Junior**: 5 of one other, of choice; own forbidden (*guessed:* that it is your own)
    - **Minimale**: 1 own and 4 of the scarcest other
    - **Mamma Mia I**: 1 own and 5 of your 2nd *or* 5 of your 4th

    { "" }*Guessed*, but for their kind:
    - **One of Each**: 1 of each of the six
    - **Trio**: 2 each of your 1st, 3rd and 5th
    - **Minipizza**: 3 of your 3rd; own forbidden
    - **Mamma Mia II**: 1 own and 5 of your 1st *or* 5 of your 5th

    Your hand says in full what each of your orders needs. The orders of the older editions are the published ones.

rules-topic-commands = How to play here
rules-commands =
    Buttons and commands do the same; take what you like.

    { "" }**A table**
    - `/mammamia start` opens one in this channel, with game, edition and options.
    - `/mammamia join` and `/mammamia leave`; leave a running game, and a computer takes your seat.
    - `/mammamia computer` fills a chair, `/mammamia begin` deals, `/mammamia cancel` ends the table. All are for its host.

    { "" }**Your turn**
    - The buttons under your hand: what goes in, how many, perhaps an order, and where you draw.
    - `/mammamia play` does the same in one line.
    - `/mammamia pass`: when you have no ingredient.

    { "" }**When your order comes out**
    - `/mammamia bake` or `/mammamia decline`
    - *Plus:* `/mammamia ask` for help, `/mammamia assist` to answer such a request

    { "" }**Bets**
    - Whenever an order waits for its verdict, everybody in the channel may bet on it, but for those who have a hand in it: with the buttons there or `/mammamia bet`. Nobody else sees your bet, and nothing depends on it; in the end the best nose is named.

    { "" }**Looking**
    - `/mammamia hand` shows your hand to you alone; it also comes by direct message. Its option `pictures` says whether it comes with a picture.
    - `/mammamia hint`: what a strong computer would do, and why; the channel hears that you asked.
    - `/mammamia table` shows what lies open, `/mammamia rules` these pages.
    - `/mammamia stats` and `/mammamia top`: what you have achieved, and who is best.
    - `/mammamia history` shows how your last games went, `/mammamia record` gives you one as a file.

    In a direct message the commands of the game mean your one active table; if there are several, pick one with `table`.

    With a turn time you are reminded at half of it; when it is over, a computer makes that one move. After two in a row the computer plays on for you until you use any command.
