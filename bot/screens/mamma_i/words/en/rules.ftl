# The rules help: a name and a text for every topic, in Discord's Markdown, with the numbers of
# the rules. Fluent lets no line begin with an asterisk; { "" } hides it.

rules-picture = A table of Mamma I: a row of cards for each of the family and for the school bus, with sums, guests and market cards
rules-topic-overview = In one minute
rules-overview =
    A family of six goes shopping and then sits down to dinner. Each of you secretly sides with one of them, but anyone may play for anyone: who was on whose side only comes out at the end.

    - In your **turn** you mostly place cards in someone’s row: 👣 movement or 💶 money.
    - At the end of a **round** a market card is sold: of all who have enough money, whoever has the most movement gets it.
    - When two rows end up with **the same movement**, something may happen: the school bus runs someone over, or the younger steals from the older.
    - There are six rounds. (C3.1) The last is the **dinner hour**: now it matters who gets there first.
    - Then the points of all six are counted, and **the player whose secret character has the most wins.** (C8.7)

    So help your own side without being noticed, and find out who the others are helping.

    Mamma I is for 2 to 4 players. The pictures and lists show everything that lies open; the rows, the sums and the sale are worked out for you.

# Below a page that shows the numbers of the rules.
rules-marks = -# Marks on these pages: ⚖️ *Ruling* is how this table plays where the rulebook says nothing or can be read in two ways; 🧩 *Reconstructed* is what the rulebook shows only as a picture. Numbers such as (C3.4) name the rule.

rules-topic-cards = The cards and the deal
rules-cards =
    - **Six characters**: 👴 Grandpa, 👵 Grandma, 👩 Mamma, 💃 the wife, 👨 the husband, 👦 the son. Each has a row of cards, and so does the 🚌 school bus. (C1.1)
    - **The deck** of 28 cards. 👣 Movement: four 3s, eight 2s, eight 1s. 💶 Money: three 3s, three 2s, two 1s. (C1.2)
    - **Seven market cards**, each with a price and two or three drawings. Three of them show the 👹 mother-in-law, who costs points. 🧩 *Reconstructed;* see *Reconstructed cards*. (C1.3)
    - Four 🧳 **guests**: −6, −5, −4 and −3. One 🚽 **WC** card and one 🏥 **hospital** card. (C1.4)

    ⚖️ *Ruling:* we take this order of the six, Grandpa to son, to be their age, oldest first. (C1.1)

    { "" }**The deal**
    - A player drawn at random *chooses* a secret character; the others are each dealt one of the remaining five. The rest are out, and nobody sees them. (C2.1)
    - Five market cards lie open, in the order they’ll be sold: one in each of the first five rounds. Two are out, unseen. (C2.2)
    - The deck is shuffled, and its first four cards are shown: the **display**. The left neighbour of whoever chose begins. (C2.3)

rules-topic-turn = Rounds and turns
rules-turn =
    The game has six rounds. In each round you take **turns**, clockwise, until the round ends; anyone who has stopped is skipped. (C3.1) The rulebook calls a round a *turn* and a turn a *trick*. In your turn you take one of four **actions**:

    1. **Place** cards from the display in a row. (C3.2)
    2. Call a vote on the **WC**. (C3.6)
    3. **Remove** the last card of a row. (C3.7)
    4. **Stop** for this round. (C3.9)

    Before your action you may place your **guest**, once in the game. (C3.11)

    As long as you can take any of the four, you must, even if only the stop is left. (C3.10)
    ⚖️ *Ruling:* if you can’t take any, you’re skipped without being asked, even if you still have your guest. (C3.10)

    { "" }**A round ends** at once when the last of the 28 cards is placed and both deck and display are empty. (C6.1)
    ⚖️ *Ruling:* whatever this card sets off is settled first. (C6.1)
    ⚖️ *Ruling:* it also ends when everyone has stopped, or when nobody who is still in has anything left to do. (C6.2)

    After each of the first five rounds comes *The sale*, after the sixth the end.

rules-topic-place = Placing cards
rules-place =
    With `/mammai place` you take from the display (C3.2)
    - one 💶 money card, *or*
    - one 👣 movement card, *or*
    - two movement cards of the same value,

    and place them at the right end of **one** row: anyone’s, or the school bus’s. Then the display is filled up to four, as long as the deck lasts.

    { "" }**Example:** The display is 👣 2, 👣 2, 👣 1, 💶 3. You may take any one card, or both 2s for the same row; a 2 and the 1 are no pair.

    { "" }**The limits**
    - No row holds more than 4 cards. (C3.3)
    - The school bus’s row takes no money, and no other row more than 2 money cards. (C3.4)
    - What lies beside a character (WC, hospital, guest, market cards) isn’t one of the 4.

    ⚖️ *Ruling:* so two cards need a row that holds two at most. (C3.3)

    Movement cards can make rows match, and set something off; money can’t. (C3.5) You’re told beforehand what a choice would set off.

rules-topic-matches = Matches
rules-matches =
    Whenever movement cards are placed or removed, the row that changed is compared with the others. (C3.5) Two rows **match** if their movement cards add up to the same.

    ⚖️ *Ruling:* 🚽 WC and 🏥 hospital don’t count in this sum. They only slow you down in the sale and at dinner. (C4)
    ⚖️ *Ruling:* a sum of 0 never matches, however many rows have no movement. (C4)

    - One of the two rows must be the one that changed in this turn. Rows that were equal before and stay equal set nothing off.
    - Only movement counts: money cards neither make a match nor break one.
    - It doesn’t matter how many cards a row has, except for the child.

    { "" }**Example:** Grandma has 4, the husband 4, the school bus 3. You place 👣 3 in the wife’s empty row: it matches the school bus, and nothing else happens. Grandma and the husband don’t match now, as neither has changed.

    What can come of it: see *What a match sets off*.

rules-topic-effects = What a match sets off
rules-effects =
    Whoever’s turn it is may do each of these once, or leave it. ⚖️ *Ruling:* always in this order, each if it’s possible at that moment. (C4)

    { "" }**1. Run over.** If the 🚌 school bus matches a character, that character gets the 🏥 hospital card (2 movement less in the sale and at dinner), and whoever had it before loses it; if the bus matches several, you choose one. The son also loses half of his unlocked market cards, rounded down: you choose which, and they’re out. (C4.1)
    ⚖️ *Ruling:* whoever already has the hospital card can be run over again. (C4.1)

    { "" }**2. Take the child.** If the school bus matches Grandpa *and* has 4 movement cards, he may take the 👶 child. It stays with him. (C4.2)

    { "" }**3. Steal.** If two characters match, the younger may take an unlocked market card from the older; it stays unlocked. (C4.3)
    - The son never steals.
    - Grandpa steals only with the child, once in the game, from anyone; no card with 👹, and not in the turn when he took the child. When he may, you decide which of the two steals.
    - Nobody steals from whoever has the WC or the hospital, even if it came only a moment ago.

    ⚖️ *Ruling:* at most one card is stolen per turn. (C4.3)

    { "" }**Example:** Grandma and the school bus have 4. You bring the wife to 4. First you may have the wife run over (not Grandma: her match with the bus isn’t new), then have the wife take a card from Grandma.

rules-topic-wc = The WC and the vote
rules-wc =
    With `/mammai wc` you call a vote instead of taking cards. That works once per round. (C3.6)

    - Everyone votes openly for a character with `/mammai vote`, from your left neighbour round to you. Those who have stopped vote too.
    - The character with the most votes gets the 🚽 WC.
    - In a tie your own vote counts twice, which always settles it.

    { "" }**Example:** Anna calls the vote. Bert votes for the son, Carla and Dora for the wife, and then Anna for the son. That’s two each; Anna’s vote counts twice, so the son gets it.

    { "" }**What it does**
    - 1 movement less in the sale and at dinner. (C5.1)
    - It protects: nobody can steal from whoever has it. (C4.3)
    - It doesn’t count in matches, and isn’t one of the 4 cards of a row.
    - After the round it’s set aside, like the hospital. (C5.3)

rules-topic-remove = Removing a card
rules-remove =
    With `/mammai remove` you take away the **last** card of a row, if it’s the third or fourth there. The first two cards of a row stay. (C3.7)

    - All of you together can remove at most 5 cards per round. (C3.7)
    - They don’t come back in this round. (C3.8) With the next deck all 28 are there again.
    - Everyone has seen which cards they are, though they lie face down now. (C9.1)
    - Removing a movement card changes the sum as well, so it can make a match. (C3.5)

    ⚖️ *Ruling:* after five, nothing more can be removed for the rest of that round; the next one starts from zero. (C3.7)

    { "" }**Example:** The son has 👣 1, 👣 2, 💶 3, 👣 2: that’s movement 5. You remove the last card, and he has 3. Somebody else may then remove the 💶 3. The other two cards stay.

rules-topic-stop = Stopping
rules-stop =
    With `/mammai stop` you lock one market card 🔒, whoever has it, by turning it sideways, and you take no more turns this round. You can do this **once in the game**. (C3.9)

    - Nobody can steal a locked card, and the son can’t lose it. It’s never unlocked again. (C4.1, C4.3)
    - At the end it counts exactly like any other. (C8.1)
    - You still vote on the WC. (C3.6) In the next round you play again.

    ⚖️ *Ruling:* you can’t stop unless there’s an unlocked market card somewhere. So nobody can in the first round. (C3.9)

    It’s the only way to make a card safe for good; WC and hospital protect only from theft, and for one round at most.

rules-topic-guest = The guests
rules-guest =
    Once in the game you place a 🧳 guest with a character that has none, using `/mammai guest`. You can’t choose which guest: it’s always the most negative one left, so first −6, then −5, −4 and −3. (C3.11) At the end it costs that character that many points. (C8.3)

    ⚖️ *Ruling:* you do it in your own turn, before your action. (C3.11)

    Whoever still has a guest when the dinner hour begins must place it then. (C7.1)
    ⚖️ *Ruling:* that goes round from the player who begins this round. (C7.1)

    A guest hurts most with someone’s favourite. The sooner you place yours, the worse it is; the longer you wait, the better you know where it hurts.

rules-topic-sale = The sale
rules-sale =
    At the end of each of the first five rounds one market card is sold. (C5.1)

    1. Only characters with **enough money** can get it: the money cards in the row add up to the price, or to more.
    2. Of these, the one with the **most movement** gets it: the movement cards, minus 1 with the 🚽 WC, minus 2 with the 🏥 hospital. (C5.1)
    3. In a tie: the most money, and then the youngest. (C5.2)
    4. If nobody has enough money, the card is out of the game. (C5.2)

    The card goes to its buyer unlocked.

    { "" }**Example:** The card costs 2. Mamma has 💶 2 and 👣 5, but the hospital: that makes 3. The wife has 💶 3 and 👣 3. The son has 👣 7 and 💶 1, which isn’t enough. Mamma and the wife tie, and the wife has more money: she gets it.

    Then WC and hospital are set aside, and all 28 cards, wherever they were, are shuffled into a new deck. (C5.3) Nobody keeps any money.
    ⚖️ *Ruling:* the left neighbour of whoever took the last action begins the next round. (C5.3)

rules-topic-dinner = The dinner hour
rules-dinner =
    The sixth round is the last. Whoever still has a guest places it first. (C7.1) Then you play as before, but nothing is sold at the end. (C7.2)

    { "" }**Arrival:** whoever has the most movement gets to the table first: the movement cards, minus 1 with the 🚽 WC, minus 2 with the 🏥 hospital. In a tie the *older* one goes first. (C7.2)

    From first to last, that’s worth +3, +2, +1, −1, −2, −3 points. (C8.6)

    { "" }**Money** in a row is now worth as many points as it adds up to. (C8.4)

    { "" }**Example:** Grandpa has 👣 5 and the hospital, so 3; the son has 👣 3. Both have 3, and Grandpa is older: he arrives before the son.

rules-topic-end = The points and the end
rules-end =
    All six characters are counted, even those nobody sided with:

    - **Drawings:** the same one on 5 of the character’s market cards is worth 15, on 4 cards 10, on 3 cards 6, on 2 cards 3. Cards with the 👹 mother-in-law count here too. (C8.1)
    - **Single drawings:** one that’s on no other card of the character is worth 1, but not on a card with 👹. (C8.2)
    - **👹 and 🧳:** the numbers on mother-in-law cards and on the guest, as they stand. (C8.3)
    - **💶:** the money in the row at the end. (C8.4)
    - **Who it is:** Grandma +5, Mamma +3, husband −5, Grandpa +3, or +7 with the child. (C8.5)
    - **Arrival** at dinner: +3, +2, +1, −1, −2, −3. (C8.6)

    { "" }**Example:** The wife has 🍝 🍅 🧀 and, with 👹 −3, 🍝 🥓 🍅. Two 🍝 are 3, two 🍅 another 3, 🧀 is 1, 🥓 is nothing, and 👹 takes 3 away: 4 in all.

    Then the secrets are revealed. **The player whose character has the most points wins;** in a tie, the one whose character arrived first. (C8.7)

rules-topic-secrets = Who sees what
rules-secrets =
    { "" }**Everyone** sees who chose a secret character, the display, the rows, which cards were removed, the market cards for sale and where each went, WC, hospital, guests, every vote, who has stopped, and how many cards the deck has; at the end also the secrets and the points. (C9.1)

    { "" }**Only you** see your own secret character. Whoever chose one knows no more than that: not who was dealt which, nor which are left over. (C9.2)

    { "" }**Nobody** sees the order of the deck, or the two market cards that are out of the game. (C9.3)

    Computers see what their own seat sees, and no more.

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

    { "" }*From the rulebook:* there are seven of them, the prices are 1, 2 and 3, the mother-in-law has −1, −3 and −5, one card has 🐟 🍝 🥓, and the card with −1 has the 🐟. *Guessed:* everything else: which other drawings there are, what’s on which card, and what it costs.

    🐟 fish · 🍝 spaghetti · 🥓 salami · 🍅 tomato · 🧀 cheese · 👹 mother-in-law

    Everything else in these pages comes from the rulebook, or is marked as a ruling.

rules-topic-commands = How to play here
rules-commands =
    Buttons and commands do the same; use whichever you like.

    { "" }**A table**
    - `/mammamia start` opens one in this channel; choose Mamma I as the game.
    - `/mammamia join` and `/mammamia leave`; if you leave a running game, a computer takes your seat.
    - `/mammamia computer` fills a seat, `/mammamia begin` deals, `/mammamia cancel` ends the table. All three are for the host.

    { "" }**Your turn**
    - `/mammai place`, `/mammai wc`, `/mammai remove` or `/mammai stop`
    - before that, once in the game: `/mammai guest`

    { "" }**When you’re asked**
    - `/mammai secret`, if you get to choose a character first
    - `/mammai vote`: who gets the WC
    - `/mammai run-over`, `/mammai child`, `/mammai steal`: what your turn sets off, or doesn’t

    { "" }**Having a look**
    - `/mammamia hand` shows your secret character, to you alone.
    - `/mammamia hint`: what a strong computer would do, and why; the channel hears that you asked.
    - `/mammamia table` shows what lies open, `/mammamia rules` these pages.
    - `/mammamia stats` and `/mammamia top`: how your games have gone, and who’s best.
    - `/mammamia history` shows how your last games went, `/mammamia record` gives you one as a file.

    In a direct message the game’s commands go to your one active table; if you have several, pick one with `table`.

    With a turn time you get a reminder when half of it is over; when time is up, a computer makes that one move. After two in a row the computer plays on for you until you use a button or a command.

# Above the record of a game

record-reconstruction = The seven market cards are a reconstruction: the rulebook shows them only as pictures.
