# The rules help: a name and a text for every topic, in Discord's Markdown, with the numbers of
# the rules. Fluent lets no line begin with an asterisk; { "" } hides it.

rules-topic-overview = What it is about
rules-overview =
    A family of six goes shopping and then sits down to dinner. Each of you secretly sides with one of them, but everybody may play for everybody: who was on whose side comes out only at the end.

    - In your **trick** you mostly put cards into somebody's row: 👣 movement or 💶 money.
    - At the end of a **turn** a market card is sold: of all who have enough money, whoever has most movement gets it.
    - When two rows come to have **the same movement**, something may happen: the schoolbus runs somebody over, or the younger steals from the older.
    - There are six turns. (C3.1) The last is the **dinner hour**: now it counts who comes first.
    - Then the points of all six are counted, and **the player whose secret character has most wins.** (C8.7)

    So help your own without being noticed, and find out whom the others help.

    Mamma I is for 2 to 4 players. The pictures and lists show all that lies open; the rows, the sums and the sale are reckoned for you.

    Marks in these pages: ⚖️ *Ruling* is how this table plays where the rulebook is silent or can be read in two ways; 🧩 *Reconstructed* is what the rulebook shows only as a picture. Numbers such as (C3.4) name the rule.

rules-topic-cards = The cards and the deal
rules-cards =
    - **Six characters**: 👴 Grandpa, 👵 Grandma, 👩 Mamma, 💃 the wife, 👨 the husband, 👦 the son. Each has a row of cards, and the 🚌 schoolbus has one too. (C1.1)
    - **The deck** of 28 cards. 👣 Movement: four of 3, eight of 2, eight of 1. 💶 Money: three of 3, three of 2, two of 1. (C1.2)
    - **Seven market cards** with a price and two or three drawings. On three of them is the 👹 mother-in-law, who costs points. 🧩 *Reconstructed;* see *Reconstructed cards*. (C1.3)
    - Four 🧳 **guests**: −6, −5, −4 and −3. One 🚽 **wc** and one 🏥 **hospital** card. (C1.4)

    ⚖️ *Ruling:* that order of the six, Grandpa to son, is taken to be their age, the oldest first. (C1.1)

    { "" }**The deal**
    - A player drawn at random *chooses* a secret character; each of the others is dealt one of the remaining five. What is left over is out, and nobody sees it. (C2.1)
    - Five market cards lie open, in the order in which they will be sold: one in each of the first five turns. Two are out, unseen. (C2.2)
    - The deck is shuffled, and its first four cards are laid open: the **display**. The left neighbour of whoever chose begins. (C2.3)

rules-topic-turn = A turn and its tricks
rules-turn =
    The game has six turns. In each you make **tricks**, clockwise, until the turn ends; those who have stopped are left out. (C3.1) In your trick you take one of these:

    1. **Place** cards of the display in a row. (C3.2)
    2. Call the **wc**, and everybody votes. (C3.6)
    3. **Remove** the last card of a row. (C3.7)
    4. **Stop** for this turn. (C3.9)

    Before that you may lay your **guest**, once in the game. (C3.11)

    As long as you have any of the four, you must take one, even if only the stop is left. (C3.10)
    ⚖️ *Ruling:* whoever has none of them is passed over without being asked, and a guest still in hand changes nothing about that. (C3.10)

    { "" }**A turn ends** at once when the last of the 28 cards is placed, so that neither deck nor display has any left. (C6.1)
    ⚖️ *Ruling:* what this card sets off is settled first. (C6.1)
    ⚖️ *Ruling:* it ends as well when everybody has stopped, or when nobody who is still in has anything left to do. (C6.2)

    After each of the first five turns comes *The sale*, after the sixth the end.

rules-topic-place = Placing cards
rules-place =
    With `/mammai place` you take from the display (C3.2)
    - one 💶 money card, *or*
    - one 👣 movement card, *or*
    - two movement cards of the same value,

    and put them at the right end of **one** row, whoever's it is, or of the schoolbus's. Then the display is filled up to four, as long as the deck lasts.

    { "" }**Example:** The display is 👣 2, 👣 2, 👣 1, 💶 3. You may take any one card, or both 2s for the same row; a 2 with the 1 is no pair.

    { "" }**The limits**
    - No row holds more than 4 cards. (C3.3)
    - No money goes into the schoolbus's row, and no more than 2 money cards into any other. (C3.4)
    - What lies beside a character (wc, hospital, guest, market cards) is none of the 4.

    ⚖️ *Ruling:* so two cards need a row that holds at most two. (C3.3)

    After movement cards it is seen whether rows match, and what that sets off; after money it is not. (C3.5) You are told beforehand what a choice would set off.

rules-topic-matches = Matches
rules-matches =
    Whenever movement cards were placed or removed, the row that changed is compared with the others. (C3.5) Two rows **match** if their movement cards add up to the same.

    ⚖️ *Ruling:* in this sum 🚽 wc and 🏥 hospital do not count. They slow down only in the sale and at dinner. (C4)
    ⚖️ *Ruling:* a sum of 0 never matches, however many rows have no movement. (C4)

    - One of the two rows must be the one that this trick changed. Rows that were equal before and stay so set nothing off.
    - Only movement counts: money cards neither make a match nor break one.
    - How many cards a row has does not matter, but for the child.

    { "" }**Example:** Grandma has 4, the husband 4, the schoolbus 3. You put 👣 3 into the wife's empty row: it matches the schoolbus, and nothing else happens; Grandma and the husband do not match now, as neither has changed.

    What may come of it: see *What a match sets off*.

rules-topic-effects = What a match sets off
rules-effects =
    Whoever's trick it is may do each of these once, or leave it. ⚖️ *Ruling:* always in this order, each if it is possible at that moment. (C4)

    { "" }**1. Run over.** If the 🚌 schoolbus matches a character, that one gets the 🏥 hospital card (2 movement less in the sale and at dinner), which leaves whoever had it; if it matches several, you choose one. The son also loses half of his upright market cards, rounded down: you choose which, and they are out. (C4.1)
    ⚖️ *Ruling:* who has the hospital card already can be run over again. (C4.1)

    { "" }**2. Take the child.** If the schoolbus matches Grandpa *and* has 4 movement cards, he may take the 👶 child along. It stays with him. (C4.2)

    { "" }**3. Steal.** If two characters match, the younger may take an upright market card from the older; it stays upright. (C4.3)
    - The son never steals.
    - Grandpa steals only with the child, once in the game, from anybody; no card with 👹, and not in the trick in which he took the child. When he may, you decide which of the two takes.
    - Nothing is taken from whoever has the wc or the hospital, not even if that came a moment ago.

    ⚖️ *Ruling:* at most one card is stolen in a trick. (C4.3)

    { "" }**Example:** Grandma and the schoolbus have 4. You bring the wife to 4. First you may have the wife run over (not Grandma: the match between her and the bus is not new), then have her take a card from Grandma.

rules-topic-wc = The wc and the vote
rules-wc =
    With `/mammai wc` you call a vote instead of taking cards. That can be done once in a turn. (C3.6)

    - Everybody names a character in the open, from your left neighbour round to you, with `/mammai vote`. Those who have stopped vote too.
    - The one named most often gets the 🚽 wc.
    - In a tie your own vote counts twice, which always settles it.

    { "" }**Example:** Anna calls. Bert names the son, Carla and Dora the wife, and then Anna the son. That is two each; Anna's vote counts twice, so the son gets it.

    { "" }**What it does**
    - 1 movement less in the sale and at dinner. (C5.1)
    - It protects: nothing can be stolen from whoever has it. (C4.3)
    - It does not count in matches, and is none of the 4 cards of a row.
    - After the turn it is set aside, like the hospital. (C5.3)

rules-topic-remove = Removing a card
rules-remove =
    With `/mammai remove` you put the **last** card of a row aside, if it is the third or fourth there. The first two cards of a row stay. (C3.7)

    - In a turn at most 5 cards are put aside, by all of you together. (C3.7)
    - They do not come back in this turn. (C3.8) With the next deck all 28 are there again.
    - Everybody has seen which ones they are, though they lie face down now. (C9.1)
    - A movement card that is removed changes the sum as well, so it can make a match. (C3.5)

    ⚖️ *Ruling:* after five, nothing can be removed for the rest of that turn; in the next one it begins anew. (C3.7)

    { "" }**Example:** The son has 👣 1, 👣 2, 💶 3, 👣 2: that is movement 5. You remove the last card, and he has 3. Somebody else may then remove the 💶 3. The other two cards stay.

rules-topic-stop = Stopping
rules-stop =
    With `/mammai stop` you turn one upright market card, whoever has it, and make no more tricks in this turn. You may do so **once in the game**. (C3.9)

    - A turned card 🔒 can neither be stolen nor be lost by the son. It is never turned back. (C4.1, C4.3)
    - At the end it counts exactly like an upright one. (C8.1)
    - You still vote on the wc. (C3.6) In the next turn you play again.

    ⚖️ *Ruling:* without an upright market card anywhere you cannot stop. So nobody can in the first turn. (C3.9)

    It is the only way to make a card safe for good; wc and hospital protect from theft, and for one turn at most.

rules-topic-guest = The guests
rules-guest =
    Once in the game you lay a 🧳 guest beside a character that has none, with `/mammai guest`. You get no choice which: always the most negative one still there, so first −6, then −5, −4 and −3. (C3.11) At the end it costs that character as many points. (C8.3)

    ⚖️ *Ruling:* in your own trick, and before the option that you take in it. (C3.11)

    Whoever still has a guest when the dinner hour begins must lay it then. (C7.1)
    ⚖️ *Ruling:* that goes round from the player who starts this turn. (C7.1)

    A guest hurts most beside somebody's favourite. The sooner you lay yours, the worse it is; the longer you wait, the better you know beside whom.

rules-topic-sale = The sale
rules-sale =
    At the end of each of the first five turns one market card is sold. (C5.1)

    1. Only characters with **enough money** come into question: the money cards in the row add up to the price, or to more.
    2. Of these, whoever has **most movement** gets it: the movement cards, 1 less with the 🚽 wc, 2 less with the 🏥 hospital. (C5.1)
    3. If that is a tie: most money, and then the youngest. (C5.2)
    4. If nobody has enough money, the card is out of the game. (C5.2)

    The card is laid upright beside its buyer.

    { "" }**Example:** The card costs 2. Mamma has 💶 2 and 👣 5, but the hospital: that makes 3. The wife has 💶 3 and 👣 3. The son has 👣 7 and 💶 1, which is not enough. Mamma and the wife tie, and the wife has more money: she gets it.

    After that wc and hospital are set aside, and all 28 cards are shuffled into a new deck, wherever they were. (C5.3) Nobody keeps money.
    ⚖️ *Ruling:* the next turn begins with the left neighbour of whoever took the last option. (C5.3)

rules-topic-dinner = The dinner hour
rules-dinner =
    The sixth turn is the last. Whoever still has a guest lays it first. (C7.1) Then you play as before, but nothing is sold in the end. (C7.2)

    { "" }**Arrival:** whoever has most movement comes first to the table: the movement cards, 1 less with the 🚽 wc, 2 less with the 🏥 hospital. In a tie the *older* one goes first. (C7.2)

    First to last, that is worth +3, +2, +1, −1, −2, −3 points. (C8.6)

    { "" }**Money** in the rows is worth points now: its sum. (C8.4)

    { "" }**Example:** Grandpa has 👣 5 and the hospital, so 3; the son has 👣 3. Both have 3, and Grandpa is older: he comes before the son.

rules-topic-end = The points and the end
rules-end =
    All six characters are counted, also those with whom nobody sided:

    - **Drawings:** the same one on 5 of the character's market cards is worth 15, on 4 10, on 3 6, on 2 3. Cards with the 👹 mother-in-law count here too. (C8.1)
    - **Single drawings:** one that is on no other card of the character is worth 1, but not on a card with 👹. (C8.2)
    - **👹 and 🧳:** the numbers on mother-in-law cards and on the guest, as they stand. (C8.3)
    - **💶:** the money in the row at the end. (C8.4)
    - **As such:** Grandma +5, Mamma +3, husband −5, Grandpa +3, or +7 with the child. (C8.5)
    - **Arrival** at dinner: +3, +2, +1, −1, −2, −3. (C8.6)

    { "" }**Example:** The wife has 🍝 🍅 🧀 and, with 👹 −3, 🍝 🥓 🍅. Twice 🍝 is 3, twice 🍅 another 3, 🧀 is 1, 🥓 is nothing, 👹 takes 3: together 4.

    Then the secrets are shown. **The player whose character has most points wins;** in a tie, whose character arrived first. (C8.7)

rules-topic-secrets = Who sees what
rules-secrets =
    { "" }**Everyone** sees who chose a secret character, the display, the rows, which cards were put aside, the market cards for sale and where each went, wc, hospital, guests, every vote, who has stopped, and how many cards the deck has; at the end the secrets and the points. (C9.1)

    { "" }**Only you** see your own secret character. Whoever chose one knows no more than that: not who was dealt which, nor which are left over. (C9.2)

    { "" }**Nobody** sees the order of the deck, or the two market cards that are out of the game. (C9.3)

    Computer players see what their own seat sees, and no more.

rules-topic-reconstruction = Reconstructed cards
rules-reconstruction =
    🧩 *Reconstructed:* the rulebook shows the seven market cards only as pictures. This list is our best reading; the cards in your box may differ. (C1.3)

    - 🐟 🍝 🥓: costs 3
    - 🍝 🍅 🧀: costs 3
    - 🐟 🍅 🥓: costs 2
    - 🐟 🍝 🧀: costs 2
    - 🐟 🧀 👹 −1: costs 1
    - 🍝 🥓 🍅 👹 −3: costs 2
    - 🐟 🍝 🍅 👹 −5: costs 1

    { "" }*Attested* by the rulebook: that there are seven, the prices of 1, 2 and 3, the mother-in-law with −1, −3 and −5, a card with 🐟 🍝 🥓, and the 🐟 on the card with −1. *Guessed:* everything else, that is, which other drawings there are, what is on which card, and what it costs.

    🐟 fish · 🍝 spaghetti · 🥓 salami · 🍅 tomato · 🧀 cheese · 👹 mother-in-law

    Everything else in these pages is the rulebook's, or marked as a ruling.

rules-topic-commands = How to play here
rules-commands =
    Buttons and commands do the same; take what you like.

    { "" }**A table**
    - `/mammamia start` opens one in this channel; choose Mamma I as the game.
    - `/mammamia join` and `/mammamia leave`; leave a running game, and a computer takes your seat.
    - `/mammamia computer` fills a chair, `/mammamia begin` deals, `/mammamia cancel` ends the table. All are for its host.

    { "" }**Your trick**
    - `/mammai place`, `/mammai wc`, `/mammai remove` or `/mammai stop`
    - before that, once in the game: `/mammai guest`

    { "" }**When you are asked**
    - `/mammai secret`, if the first choice of a character is yours
    - `/mammai vote`: who is to get the wc
    - `/mammai run-over`, `/mammai child`, `/mammai steal`: what your trick sets off, or not

    { "" }**Looking**
    - `/mammamia hand` shows your secret character to you alone.
    - `/mammamia hint`: what a strong computer would do, and why; the channel hears that you asked.
    - `/mammamia table` shows what lies open, `/mammamia rules` these pages.
    - `/mammamia stats` and `/mammamia top`: what you have achieved, and who is best.
    - `/mammamia history` shows how your last games went, `/mammamia record` gives you one as a file.

    In a direct message the commands of the game mean your one active table; if there are several, pick one with `table`.

    With a turn time you are reminded at half of it; when it is over, a computer makes that one move. After two in a row the computer plays on for you until you use any command.
