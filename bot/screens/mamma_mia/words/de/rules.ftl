# Die Regelhilfe: ein Name und ein Text für jedes Thema, in Discords Markdown, mit den Nummern
# der Regeln. Fluent lässt keine Zeile mit einem Stern beginnen; { "" } verdeckt ihn.

rules-picture = Ein offener Ofen: Stapel von Zutaten mit ihrer Anzahl, darunter eine Bestellung mit allem, was sie braucht, und das meiste davon ist da
rules-topic-overview = In einer Minute
rules-overview =
    Ihr backt alle in einem Ofen, und niemand darf hineinsehen. Reihum legt ihr Zutaten hinein, und eine Bestellung, wenn ihr glaubt, dass alles, was sie braucht, schon drinliegt. Ist der Vorrat aufgebraucht, wird der Ofen geöffnet, und die Karten kommen in der Reihenfolge heraus, in der sie hineingekommen sind: Jetzt zeigt sich, welche Pizzas gebacken sind.

    - Nach dem dritten Öffnen ist Schluss. **Wer die meisten Bestellungen geliefert hat, gewinnt.** (A7.1, A7.2)
    - Die Kunst ist also, sich zu merken, was im Ofen liegt, und zu ahnen, was die anderen noch brauchen.
    - Karten auf der Hand können eine Pizza retten, der etwas fehlt, und bei Gleichstand zählen sie auch.

    Mamma Mia! ist für 2 bis 5 Leute, *Mamma Mia! Plus* für 2 bis 6.

# Below a page that shows the numbers of the rules.
rules-marks = -# Zeichen auf diesen Seiten: ⚖️ *Auslegung* heißt: So wird hier gespielt, wo die Anleitungen nichts sagen oder sich widersprechen. 🧩 *Rekonstruiert* heißt: Die Anleitung zeigt es nur als Bild. Nummern wie (A3.4) nennen die Regel.

rules-topic-cards = Karten und Austeilen
rules-cards =
    - Fünf Zutaten, von jeder 13 Karten: 🍍 Ananas, 🫒 Olive, 🫑 Peperoni, 🍄 Pilz, 🥓 Salami. (A1.1)
    - Alle haben eine **eigene Zutat**, die sonst niemand hat; von ihr kommt auch die Farbe. (A1.2)
    - Alle haben acht Bestellungen. (A1.3)
    - Eine *Mamma-Mia!*-Karte: Wer sie hat, öffnet den Ofen. (A1.4)

    { "" }**Vor dem Austeilen** werden von jeder Zutat ein paar Karten aussortiert: zu viert 1, zu dritt 3, zu zweit 5, zu fünft keine. In der Ausgabe 2004 wird nie etwas aussortiert. (A2.1)

    { "" }**Austeilen:** Alle bekommen 6 Zutaten; dann wird die Mamma-Mia!-Karte in den Rest gemischt. Das ist der **Vorrat**. (A2.2)

    { "" }**Dein Kellner** ist der Stapel deiner gemischten Bestellungen. Die oberste nimmst du auf die Hand, du fängst also mit 7 Karten an. (A2.3)

    ⚖️ *Auslegung:* Wer die erste Runde anfängt, wird ausgelost; die Anleitungen überlassen es euch oder dem größten Hunger. Wer den Tisch leitet und weiß, wer den hat, darf es darum vor dem Austeilen sagen. (A2.4)

rules-topic-orders = Die Bestellungen
rules-orders =
    Alle haben dieselben acht, jeweils mit der eigenen Zutat (A1.3):

    - **Vier Oliven, Vier Salami …**: 1 eigene und 4 von der anderen. Es gibt eine für jede der vier anderen Zutaten.
    - **Von allem eins**: je 1 von allen fünf.
    - **Bombastica**: mindestens 15 beliebige Zutaten. Liegen 15 oder mehr auf dem Tisch, nimmt sie *alle*; sind es weniger, legst du genau so viele dazu, wie fehlen, egal welcher Sorte. (A5.5)
    - **Monotoni**: 1 eigene und 6 von einer anderen Zutat, die du wählst. Sie muss noch nicht auf dem Tisch liegen. (A5.7)
    - **Minimale**: 1 eigene und 3 von der *knappsten* anderen Zutat.

    { "" }*Die knappste:* Schau auf die Zutaten außer deiner eigenen, von denen mindestens eine Karte auf dem Tisch liegt; die mit den wenigsten Karten dort sind die knappsten. Sind es mehrere, wählst du eine davon. Gibt es keine, lässt sich die Bestellung nicht backen. (A5.6)

    Die Anleitungen zeigen die einfachen Bestellungen nur als Bild; diese Liste ist die veröffentlichte. *Plus* hat andere Bestellungen: Schau bei den Themen zu Plus und zu den rekonstruierten Karten nach.

rules-topic-turn = Ein Zug
rules-turn =
    Gespielt wird im Uhrzeigersinn. (A3.8) Bist du dran, erledigen die Knöpfe unter deiner Hand oder `/mammamia legen` alle drei Schritte:

    { "" }**1. Zutaten.** Leg eine oder mehrere Zutaten in den Ofen, alle von einer Sorte, und sag sie an: „Drei Salami!“ (A3.1)
    { "" }**2. Eine Bestellung, wenn du magst.** Danach darf eine Bestellung aus deiner Hand folgen. (A3.2)
    { "" }**3. Ziehen.** Füll deine Hand auf 7 auf: alles vom Vorrat *oder* alles von deinem Kellner, nie von beiden. Reicht der Stapel nicht, bleibt es bei weniger. (A3.3)

    - Gezogen wird Karte für Karte. Wer die Mamma-Mia!-Karte zieht, legt sie offen hin und zieht dafür eine neue. (A3.6)
    - Sobald die letzte Karte des Vorrats gezogen ist, endet die Runde, und wer die Mamma-Mia!-Karte hat, öffnet den Ofen. Wer die letzte gezogen hat, behält, was noch da war. (A4.1)

    ⚖️ *Auslegung:* Einen leeren Kellner kannst du nicht wählen. Hast du schon so viele Karten, wie du haben darfst, oder mehr, ziehst du nichts und wählst keinen Stapel. (A3.4)

rules-topic-passing = Passen und Stillstand
rules-passing =
    Hast du keine Zutat auf der Hand, dann **passt** du mit `/mammamia passen`: Es kommt nichts in den Ofen, auch keine Bestellung; dann ziehst du wie sonst. Mit einer Zutat auf der Hand darfst du nicht passen. (A3.5)

    In der Ausgabe 1999 darfst du beim Passen noch eine Bestellung in den Ofen legen, bevor du ziehst. (A3.5)

    ⚠️ Sieben Bestellungen und keine Zutat sind eine Falle: Deine Hand ist voll, du ziehst nichts und passt bis zum Ende des Spiels. In der Ausgabe 1999 nicht: Da darfst du auch mit so einer Hand noch Bestellungen legen. Bevor du dir so die Hand füllst, wirst du gewarnt. (A3.4)

    ⚖️ *Auslegung (Stillstand):* Wenn reihum alle einmal passen und dabei niemand eine Karte legt oder zieht, endet die Runde ebenfalls. Hat niemand die Mamma-Mia!-Karte, öffnet den Ofen, wer als Nächstes dran wäre. Der Rest des Vorrats wird in den nächsten gemischt. (A4.2)

    In *Plus* ist es anders: Wer keine Zutat hat, passt und zieht fünf vom Vorrat; einen Stillstand gibt es darum nicht. (B3.2, B3.4)

rules-topic-oven = Der Ofen und dein Gedächtnis
rules-oven =
    Der Ofen ist ein Stapel. Nur seine oberste Karte ist zu sehen, und **niemand darf ihn durchsehen**. (A3.7) Was drin ist, hast du im Kopf oder gar nicht.

    Damit der Kanal kein Spickzettel wird, gibt es die Option `gedächtnis`:

    - **wie am Tisch**, wenn ihr nichts anderes sagt: Nur der letzte Zug bleibt im Kanal stehen, ältere verschwinden.
    - **offen**: Alle Züge bleiben stehen. Gut für die ersten Spiele.

    In der Ausgabe 1999 liegen die Zutaten, die aus der Runde davor übrig sind, offen. (A3.7) In den anderen musst du dir auch die merken: Sie liegen im neuen Ofen ganz unten.

    Was einmal zu sehen war, darf man sich merken. Das gilt auch für die Computer, aber sie nutzen nur, was an ihrem eigenen Platz zu sehen war. (A8.4)

rules-topic-opening = Der Ofen wird geöffnet
rules-opening =
    Der Ofen wird umgedreht, und die Karten kommen einzeln heraus, **in der Reihenfolge, in der sie hineingekommen sind**, zuerst die Reste aus der Runde davor. Die Zutaten sammeln sich auf offenen Stapeln: **dem Tisch**. (A5.1)

    Kommt eine Bestellung, dann zählt, was *in diesem Moment* auf dem Tisch liegt. Eine **Möglichkeit**, sie zu backen, besteht aus der Zutat, die du wählst, falls sie dir eine Wahl lässt, und den Karten, die du aus der Hand dazulegst: genau denen, die dann auf dem Tisch fehlen, nie mehr. (A5.2)

    - Keine Möglichkeit: Sie verbrennt.
    - Genau eine, und sie braucht keine Karte aus der Hand: Sie wird ohne Frage gebacken.
    - Sonst entscheidet, wem sie gehört; siehe *Über eine Bestellung entscheiden*. (A5.3)

    { "" }**Gebacken:** Die Bestellung nimmt sich die Karten, die sie braucht, vom Tisch und von den dazugelegten, und liegt dann offen vor dir: *geliefert*. Die Karten sind verbraucht. (A5.4)

    { "" }**Verbrannt:** Die Bestellung kommt verdeckt unter deinen Kellner. Die Karten auf dem Tisch bleiben liegen. (A5.8)

    Jede Bestellung wird erledigt, bevor die nächste Karte kommt. (A5.9)

rules-topic-deciding = Über eine Bestellung entscheiden
rules-deciding =
    Kommt deine Bestellung aus dem Ofen und gibt es etwas zu entscheiden, warten alle auf dich. (A5.3)

    - `/mammamia backen`: Back sie auf eine der Möglichkeiten. Wo sie eine Wahl lässt, nennst du die Zutat; wo auf dem Tisch etwas fehlt, legst du genau das aus der Hand dazu.
    - `/mammamia verzichten`: Lass sie verbrennen. Das geht nur, wenn jede Möglichkeit dich mindestens eine Karte aus der Hand kosten würde.
    - In *Plus* bittest du mit `/mammamia bitten` die anderen um Hilfe; siehe *Helfen*.

    ⚖️ *Auslegung:* Geht eine Pizza bei irgendeiner Wahl ohne Karte aus deiner Hand, *wird* sie also gebacken; du wählst nur, wie. (A5.3)

    Was du wählen kannst:
    - **Monotoni**: jede Zutat außer deiner eigenen, auch eine, die nicht auf dem Tisch liegt. (A5.7)
    - **Minimale**: nur unter den knappsten. (A5.6)
    - **Bombastica**: bei weniger als 15 auf dem Tisch beliebige Karten von dir, genau so viele, wie fehlen. (A5.5)

    Dass du entscheidest, sehen alle. Verbrennt eine Bestellung, ohne dass jemand entscheidet, haben also auch die Handkarten nicht gereicht. (A8.3) In *Plus* mit Helfen bleibt selbst das geheim: Dort wirst du in jedem Fall gefragt. (B6.2)

rules-topic-next-round = Die nächste Runde
rules-next-round =
    - Zutaten, die auf dem Tisch übrig sind, kommen zurück: Sie liegen im neuen Ofen ganz unten. (A6.1)
    - Die verbrauchten Zutaten und die Mamma-Mia!-Karte werden gemischt: der neue Vorrat. Nach einem Stillstand kommt auch der Rest des alten hinein. (A6.2)
    - Wer den Ofen geöffnet hat, fängt an. (A6.2)
    - Die Hände werden zwischen den Runden nicht aufgefüllt. (A6.3)

    ⚖️ *Auslegung:* Die Reste liegen in der Reihenfolge der Zutaten, Ananas zuunterst, dann Olive, Peperoni, Pilz und Salami (in *Plus* obenauf Shrimp). (A6.1)

rules-topic-end = Das Ende des Spiels
rules-end =
    Das Spiel endet, wenn der Ofen zum **dritten Mal** geöffnet worden ist. (A7.1) *Plus* ohne Helfen geht bis zum vierten Mal. (B5.1)

    1. Wer die meisten Bestellungen geliefert hat, gewinnt.
    2. Bei Gleichstand: wer von denen die meisten Zutaten auf der Hand hat. (A7.2)

    ⚖️ *Auslegung:* Steht es dann immer noch gleich, teilt ihr euch den Sieg. (A7.3)

    In *Plus* werden die fertigen Bestellungen einzeln aufgedeckt und gezählt. Erst dabei zeigt sich, welche zur Belohnung für Hilfe dazugekommen sind. (B5.2, B6.1)

rules-topic-secrets = Wer was sieht
rules-secrets =
    { "" }**Alle** sehen (A8.1): Plätze und eigene Zutaten, Runde und Zug, jede Ansage und jede Bestellung, die in den Ofen kommt, seine oberste Karte, wie viele Karten der Vorrat und jeder Kellner haben, wie viele Zutaten und wie viele Bestellungen jede Hand hat (die Rückseiten sind verschieden), wer wie viele Karten von welchem Stapel gezogen hat, wer die Mamma-Mia!-Karte hat, die gelieferten Bestellungen und alles, was beim Öffnen passiert.

    { "" }**Nur du** siehst deine Hand, und damit, was du ziehst. (A8.2)

    { "" }**Niemand** sieht die Reihenfolge im Vorrat oder bei einem Kellner, auch nicht beim eigenen, den Ofen unter der obersten Karte und die aussortierten Karten. Dass jemand entscheidet, sehen alle; verbrennt eine Bestellung, ohne dass jemand entscheidet, haben also auch die Handkarten nicht gereicht. (A8.3) *Plus* mit Helfen verbirgt selbst das. (B6.2)

    { "" }**In Plus** liegen fertige Bestellungen verdeckt auf einem Stapel; welche in einer Runde gebacken wurden, ist bekannt, welche zur Belohnung für Hilfe kam, bis zum Ende nicht. (B6.1) Eine Bitte um Hilfe hören alle, und am Ende auch, wer geholfen hat oder dass es niemand war. Ob du gefragt wirst, siehst nur du; wer übergangen wurde oder abgelehnt hat, erfährt niemand. (B6.2)

rules-topic-editions = Die Ausgaben von Mamma Mia!
rules-editions =
    { "" }**Klassisch** (wenn ihr nichts anderes sagt): Seid ihr weniger als fünf, werden Zutaten aussortiert, von jeder 1 zu viert, 3 zu dritt, 5 zu zweit. (A2.1) Seiten, die keine Ausgabe nennen, beschreiben diese.

    { "" }**2004**: die US-Ausgabe. Wie die klassische, nur wird nie etwas aussortiert, egal, wie viele ihr seid. (A2.1)

    { "" }**1999**: die Erstausgabe. Wie die klassische, aber:
    - Die Mamma-Mia!-Karte wird *vor* dem Austeilen eingemischt. Wer sie bekommt, legt sie offen hin und erhält dafür die nächste Karte. (A2.2)
    - Wer keine Zutat hat und passt, darf trotzdem eine Bestellung in den Ofen legen, bevor gezogen wird. (A3.5)
    - Zutaten, die aus der Runde davor übrig sind, liegen offen. (A3.7)

    Die Ausgabe wählst du mit der Option `ausgabe` bei `/mammamia eröffnen`. *Plus* ist ein eigenes Spiel: siehe *Was in Plus anders ist*.

rules-topic-plus = Was in Plus anders ist
rules-plus =
    { "" }*Mamma Mia! Plus* ist für 2 bis 6 Leute und geht wie die klassische Ausgabe, aber:

    - **Sechs Zutaten**, als sechste Shrimps 🦐, von jeder 15 Karten. (B1.1) Aussortiert werden von jeder 1 zu fünft, 3 zu viert, 5 zu dritt, 7 zu zweit. (B2.1)
    - **Keine Mamma-Mia!-Karte.** (B1.2) Wer die letzte Karte des Vorrats zieht, öffnet den Ofen und fängt die nächste Runde an. (B3.4)
    - **Fünfzehn Bestellungen für alle.** 🧩 *Rekonstruiert:* manche sind durch die Anleitung belegt, manche erraten; siehe *Rekonstruierte Karten*. (B1.3)
    - **Verboten:** Liegt die verbotene Zutat auf dem Tisch, wenn so eine Bestellung kommt, lässt sie sich nicht backen, und um Hilfe bitten geht auch nicht. (B1.4)
    - **8 Zutaten** für alle; mit einer Bestellung sind es 9 Karten. (B2.2) Aufgefüllt wird auf 9, mit höchstens 5 Karten in einem Zug. (B3.1)
    - **Keine Zutat auf der Hand?** Du passt und ziehst fünf vom Vorrat, so voll deine Hand auch ist. (B3.2)
    - **Fertige Bestellungen** kommen verdeckt auf einen gemeinsamen Stapel; bis zum Ende seht ihr nur, wie groß er ist. (B4.1)
    - **Helfen:** Du darfst die anderen um Karten bitten. Siehe *Helfen*. (B4.2)
    - Schluss ist nach dem dritten Öffnen, ohne Helfen nach dem vierten. (B5.1)

    ⚖️ *Auslegung:* Eine Runde kann mit leerem Vorrat beginnen, wenn nichts gebacken wurde. Du darfst ihn trotzdem wählen, und wenn du passt, musst du: Das zählt, als ob du seine letzte Karte ziehst. Ein leerer Kellner geht weiterhin nicht. (B3.3)

rules-topic-helping = Helfen, in Plus
rules-helping =
    Geholfen wird, wenn ihr nichts anderes ausgemacht habt; zu zweit nie. (B4.2)

    Lässt sich deine Bestellung nur mit dazugelegten Karten backen, wirst du immer gefragt: **backen**, **bitten** oder **verzichten**. Bitten darfst du, auch wenn gar niemand helfen kann. (B4.3)
    ⚖️ *Auslegung:* Wer allein backen könnte, darf trotzdem bitten. (B4.3)

    { "" }**Bitten:** Mit `/mammamia bitten` nennst du deine Wahl, wenn die Bestellung eine lässt, die gewünschten Karten (mindestens eine) und deine eigenen. Zusammen sind sie genau das, was auf dem Tisch fehlt. (B4.4) Bei *Bombastica* sind die Sorten egal, nur die Zahl muss stimmen. (B4.8)

    { "" }**Antworten:** Die anderen werden reihum gefragt, von links neben dir an. Gefragt wird nur, wer *alle* gewünschten Karten auf der Hand und mindestens eine Bestellung beim Kellner hat; wer gefragt wird, sagt Ja oder Nein. (B4.5)

    { "" }**Ja:** Wer zuerst hilft, gibt die Karten, du legst deine dazu, und die Pizza ist gebacken. Wer geholfen hat, legt dafür die oberste Bestellung vom eigenen Kellner ungesehen auf den Stapel der fertigen Bestellungen; sie zählt wie eine eigene Pizza. (B4.6)
    ⚖️ *Auslegung:* Sie kommt immer dorthin, auch wenn die Anleitung nur sagt, dass sie darf. (B4.6)

    { "" }**Niemand:** Die Bestellung verbrennt, auch wenn du sie allein hättest backen können. Überleg also, bevor du bittest. (B4.7)

rules-topic-reconstruction = Rekonstruierte Karten
rules-reconstruction =
    🧩 *Rekonstruiert:* Die Anleitung von *Plus* nennt die Arten der Bestellungen, zeigt aber nicht jedes Bild. Diese Liste ist unsere beste Vermutung; in deiner Schachtel kann es anders sein. (B1.3) ⚖️ *Auslegung:* Auch bei *Junior* ist die eigene Zutat nicht wählbar. (B1.3)

    Zähl in diesem Kreis von deiner eigenen Zutat weiter; die nächste ist deine 1., und so weiter bis zur 5.:
    🍍 → 🫒 → 🫑 → 🍄 → 🥓 → 🦐 → 🍍

    { "" }*Belegt* durch die Anleitung:
    - **Vier Oliven, Vier Shrimps …**, eine für jede andere Zutat: 1 eigene und 4 davon
    - **Bombastica**: mindestens 15 beliebige
    - **Monotoni**: 1 eigene und 6 von einer anderen nach Wahl
    - **Ghiottona**: 1 eigene und je 4 von zwei anderen nach Wahl
    - **Junior**: 5 von einer anderen nach Wahl; eigene verboten (*erraten:* dass es die eigene ist)
    - **Minimale**: 1 eigene und 4 von der knappsten anderen
    - **Mamma Mia I**: 1 eigene und 5 von deiner 2. *oder* 5 von deiner 4.

    { "" }*Erraten* bis auf die Art:
    - **Von allem eins**: je 1 von allen sechs
    - **Trio**: je 2 von deiner 1., 3. und 5.
    - **Minipizza**: 3 von deiner 3.; eigene verboten
    - **Mamma Mia II**: 1 eigene und 5 von deiner 1. *oder* 5 von deiner 5.

    Was jede deiner Bestellungen genau braucht, steht bei deiner Hand. Die Bestellungen der älteren Ausgaben sind die veröffentlichten.

rules-topic-commands = So spielst du hier
rules-commands =
    Knöpfe und Befehle können dasselbe; nimm, was dir lieber ist.

    { "" }**Ein Tisch**
    - `/mammamia eröffnen` macht hier einen auf, mit Spiel, Ausgabe und Optionen.
    - `/mammamia mitspielen` und `/mammamia verlassen`; gehst du mittendrin, übernimmt ein Computer.
    - `/mammamia computer` besetzt einen Platz, `/mammamia austeilen` fängt an, `/mammamia abbrechen` bricht das Spiel ab. Das macht die Tischleitung.

    { "" }**Dein Zug**
    - Die Knöpfe unter deiner Hand: was hineinkommt, wie viel, vielleicht eine Bestellung, wo du ziehst.
    - `/mammamia legen` macht dasselbe in einer Zeile.
    - `/mammamia passen`: wenn du keine Zutat hast.

    { "" }**Wenn deine Bestellung herauskommt**
    - `/mammamia backen` oder `/mammamia verzichten`
    - *Plus:* `/mammamia bitten` um Hilfe, `/mammamia helfen` als Antwort darauf

    { "" }**Wetten**
    - Solange offen ist, was aus einer Bestellung wird, dürfen alle im Kanal wetten, die es nicht selbst in der Hand haben: mit den Knöpfen oder `/mammamia wetten`. Deine Wette sieht sonst niemand, und sie ändert nichts; am Ende hört ihr, wer den besten Riecher hatte.

    { "" }**Nachsehen**
    - `/mammamia hand` zeigt deine Hand nur dir; sie kommt auch als Direktnachricht, je nach `bilder` mit Bild.
    - `/mammamia rat`: was ein starker Computer tun würde; der Kanal hört davon.
    - `/mammamia tisch` zeigt, was offen liegt, `/mammamia regeln` diese Seiten.
    - `/mammamia statistik`, `/mammamia rangliste`: wer was erspielt hat.
    - `/mammamia spiele`: wie deine letzten Spiele liefen; `/mammamia protokoll`: eins als Datei.

    In einer Direktnachricht meinen die Befehle deinen Tisch; bei mehreren wähl ihn mit `tisch` aus.

    Mit Bedenkzeit wirst du nach der Hälfte erinnert; ist sie um, macht ein Computer diesen einen Zug. Nach zweien hintereinander spielt er weiter, bis du irgendeinen Befehl gibst.

# Above the record of a game

record-reconstruction = Die fünfzehn Bestellungen jedes Spielers sind rekonstruiert: Die Anleitung nennt die Sorten, zeigt aber nicht jede Karte.
