# Die Regelhilfe: ein Name und ein Text für jedes Thema, in Discords Markdown, mit den Nummern
# der Regeln. Fluent lässt keine Zeile mit einem Stern beginnen; { "" } verdeckt ihn.

rules-picture = Ein Tisch von Mamma I: für jede Person der Familie und für den Schulbus eine Reihe Karten, mit Summen, Gästen und Marktkarten
rules-topic-overview = In einer Minute
rules-overview =
    Eine sechsköpfige Familie geht einkaufen und setzt sich dann zum Essen. Jeder von euch hält heimlich zu einer Person, aber alle dürfen für alle spielen: Wer zu wem gehalten hat, kommt erst am Schluss heraus.

    - In deinem **Zug** legst du meistens Karten in eine Reihe: 👣 Bewegung oder 💶 Geld.
    - Am Ende einer **Runde** wird eine Marktkarte verkauft: Von allen mit genug Geld bekommt sie, wer am meisten Bewegung hat.
    - Haben zwei Reihen auf einmal **gleich viel Bewegung**, kann etwas passieren: Der Schulbus überfährt jemanden, oder die Jüngeren bestehlen die Älteren.
    - Es gibt sechs Runden. (C3.1) Die letzte ist die **Essenszeit**: Jetzt zählt, wer zuerst kommt.
    - Dann werden die Punkte aller sechs gezählt, und **wessen geheime Person die meisten hat, gewinnt.** (C8.7)

    Hilf also deiner Person, ohne dass man es merkt, und finde heraus, wem die anderen helfen.

    Mamma I ist für 2 bis 4 Leute. Die Bilder und Listen zeigen alles, was offen liegt; Reihen, Summen und Verkauf werden für euch ausgerechnet.

# Below a page that shows the numbers of the rules.
rules-marks = -# Zeichen auf diesen Seiten: ⚖️ *Auslegung* heißt: So wird hier gespielt, wo die Anleitung nichts sagt oder sich auf zwei Arten lesen lässt. 🧩 *Rekonstruiert* heißt: Die Anleitung zeigt es nur als Bild. Nummern wie (C3.4) nennen die Regel.

rules-topic-cards = Karten und Austeilen
rules-cards =
    - **Sechs Personen**: 👴 Opa, 👵 Oma, 👩 Mamma, 💃 die Ehefrau, 👨 der Ehemann, 👦 der Sohn. Jede hat eine Reihe Karten, und der 🚌 Schulbus hat auch eine. (C1.1)
    - **Der Stapel** aus 28 Karten. 👣 Bewegung: vier mit 3, acht mit 2, acht mit 1. 💶 Geld: drei mit 3, drei mit 2, zwei mit 1. (C1.2)
    - **Sieben Marktkarten** mit einem Preis und zwei oder drei Bildern. Auf dreien ist die 👹 Schwiegermutter, die Punkte kostet. 🧩 *Rekonstruiert;* siehe *Rekonstruierte Karten*. (C1.3)
    - Vier 🧳 **Gäste**: −6, −5, −4 und −3. Ein 🚽 **WC** und ein 🏥 **Krankenhaus**. (C1.4)

    ⚖️ *Auslegung:* Diese Reihenfolge der sechs, von Opa bis Sohn, gilt als ihr Alter, die ältesten zuerst. (C1.1)

    { "" }**Austeilen**
    - Jemand wird ausgelost und *wählt* eine geheime Person; allen anderen wird eine der übrigen fünf ausgeteilt. Was übrig bleibt, ist aus dem Spiel, und niemand sieht es. (C2.1)
    - Fünf Marktkarten liegen offen, in der Reihenfolge, in der sie verkauft werden: in jeder der ersten fünf Runden eine. Zwei sind aus dem Spiel, ungesehen. (C2.2)
    - Der Stapel wird gemischt, und seine ersten vier Karten werden aufgedeckt: die **Auslage**. Es fängt an, wer links von der Person sitzt, die gewählt hat. (C2.3)

rules-topic-turn = Eine Runde und ihre Züge
rules-turn =
    Das Spiel hat sechs Runden. In jeder macht ihr reihum **Züge**, im Uhrzeigersinn, bis die Runde endet; wer aufgehört hat, setzt aus. (C3.1) In deinem Zug tust du eins davon:

    1. Karten der Auslage in eine Reihe **legen**. (C3.2)
    2. Übers **WC** abstimmen lassen. (C3.6)
    3. Die letzte Karte einer Reihe **entfernen**. (C3.7)
    4. Für diese Runde **aufhören**. (C3.9)

    Davor darfst du, einmal im Spiel, deinen **Gast** legen. (C3.11)

    Solange du eins der vier tun kannst, musst du auch, selbst wenn nur noch das Aufhören bleibt. (C3.10)
    ⚖️ *Auslegung:* Wer keins davon kann, setzt ohne Frage aus, auch wenn der Gast noch nicht gelegt ist. (C3.10)

    { "" }**Eine Runde endet** sofort, wenn die letzte der 28 Karten gelegt ist, also weder Stapel noch Auslage noch eine haben. (C6.1)
    ⚖️ *Auslegung:* Was diese Karte auslöst, wird vorher erledigt. (C6.1)
    ⚖️ *Auslegung:* Sie endet auch, wenn alle aufgehört haben oder wenn von denen, die noch dabei sind, niemand mehr etwas tun kann. (C6.2)

    Nach den ersten fünf Runden kommt jeweils *Der Verkauf*, nach der sechsten der Schluss.

rules-topic-place = Karten legen
rules-place =
    Mit `/mammai legen` nimmst du aus der Auslage (C3.2)
    - eine 💶 Geldkarte *oder*
    - eine 👣 Bewegungskarte *oder*
    - zwei Bewegungskarten mit demselben Wert

    und legst sie rechts an **eine** Reihe an, egal an wessen, oder an die vom Schulbus. Dann wird die Auslage auf vier aufgefüllt, solange der Stapel reicht.

    { "" }**Beispiel:** In der Auslage liegen 👣 2, 👣 2, 👣 1, 💶 3. Du darfst eine davon nehmen oder beide Zweien für dieselbe Reihe; eine Zwei mit der Eins ist kein Paar.

    { "" }**Die Grenzen**
    - In keiner Reihe liegen mehr als 4 Karten. (C3.3)
    - In die Reihe vom Schulbus kommt kein Geld, in jede andere kommen höchstens 2 Geldkarten. (C3.4)
    - Was neben einer Person liegt (WC, Krankenhaus, Gast, Marktkarten), zählt bei den 4 nicht mit.

    ⚖️ *Auslegung:* Für zwei Karten dürfen also höchstens zwei in der Reihe liegen. (C3.3)

    Nach Bewegungskarten wird geschaut, ob Reihen gleichauf sind und was das auslöst, nach Geld nicht. (C3.5) Was eine Wahl auslösen würde, siehst du vorher.

rules-topic-matches = Wann Reihen gleichauf sind
rules-matches =
    Sooft Bewegungskarten gelegt oder entfernt werden, wird die Reihe, die sich geändert hat, mit den anderen verglichen. (C3.5) Zwei Reihen sind **gleichauf**, wenn ihre Bewegungskarten zusammen dasselbe ergeben.

    ⚖️ *Auslegung:* In dieser Summe zählen 🚽 WC und 🏥 Krankenhaus nicht. Sie bremsen nur beim Verkauf und beim Essen. (C4)
    ⚖️ *Auslegung:* Mit 0 ist niemand gleichauf, auch wenn mehrere Reihen ohne Bewegung sind. (C4)

    - Eine der beiden Reihen muss die sein, die dieser Zug geändert hat. Reihen, die schon vorher gleich waren und es bleiben, lösen nichts aus.
    - Nur Bewegung zählt: Geldkarten ändern daran nichts.
    - Wie viele Karten in einer Reihe liegen, ist egal, außer beim Kind.

    { "" }**Beispiel:** Oma hat 4, der Ehemann 4, der Schulbus 3. Du legst 👣 3 in die leere Reihe der Ehefrau: Sie ist gleichauf mit dem Schulbus, und sonst passiert nichts; Oma und der Ehemann gelten jetzt nicht als gleichauf, denn bei beiden hat sich nichts geändert.

    Was daraus werden kann: siehe *Was gleiche Bewegung auslöst*.

rules-topic-effects = Was gleiche Bewegung auslöst
rules-effects =
    Wer am Zug ist, darf jedes davon einmal tun oder es lassen. ⚖️ *Auslegung:* immer in dieser Reihenfolge, und jedes nur, wenn es in dem Moment möglich ist. (C4)

    { "" }**1. Überfahren.** Ist der 🚌 Schulbus gleichauf mit einer Person, bekommt sie das 🏥 Krankenhaus (2 Bewegung weniger beim Verkauf und beim Essen), und wer es hatte, ist es los; sind es mehrere Personen, wählst du eine. Der Sohn verliert dabei auch die Hälfte seiner aufrechten Marktkarten, abgerundet: Du wählst, welche, und sie sind aus dem Spiel. (C4.1)
    ⚖️ *Auslegung:* Auch wer das Krankenhaus schon hat, kann wieder überfahren werden. (C4.1)

    { "" }**2. Das Kind nehmen.** Ist der Schulbus gleichauf mit Opa *und* hat 4 Bewegungskarten, darf Opa das 👶 Kind mitnehmen. Es bleibt bei ihm. (C4.2)

    { "" }**3. Stehlen.** Sind zwei Personen gleichauf, darf die jüngere der älteren eine aufrechte Marktkarte nehmen; sie bleibt aufrecht. (C4.3)
    - Der Sohn stiehlt nie.
    - Opa stiehlt nur mit dem Kind, einmal im Spiel und von allen; keine Karte mit 👹, und nicht in dem Zug, in dem er das Kind genommen hat. Darf er, dann entscheidest du, wer von beiden stiehlt.
    - Wer das WC oder das Krankenhaus hat, wird nicht bestohlen, auch wenn es gerade erst dazugekommen ist.

    ⚖️ *Auslegung:* In einem Zug wird höchstens eine Karte gestohlen. (C4.3)

    { "" }**Beispiel:** Oma und der Schulbus haben 4. Du bringst die Ehefrau auf 4. Erst darfst du die Ehefrau überfahren lassen (Oma nicht: Mit dem Bus war sie schon vorher gleichauf), dann sie bei Oma eine Karte stehlen lassen.

rules-topic-wc = Das WC und die Abstimmung
rules-wc =
    Mit `/mammai wc` lässt du abstimmen, statt Karten zu nehmen. Das geht einmal in jeder Runde. (C3.6)

    - Alle stimmen offen für eine Person, von links neben dir reihum bis zu dir, mit `/mammai stimmen`. Wer aufgehört hat, stimmt auch mit ab.
    - Wer die meisten Stimmen hat, bekommt das 🚽 WC.
    - Bei Gleichstand zählt deine eigene Stimme doppelt, und damit ist es immer entschieden.

    { "" }**Beispiel:** Anna lässt abstimmen. Bert stimmt für den Sohn, Carla und Dora für die Ehefrau, Anna zuletzt für den Sohn. Das sind je zwei; Annas Stimme zählt doppelt, also bekommt es der Sohn.

    { "" }**Was es bewirkt**
    - 1 Bewegung weniger beim Verkauf und beim Essen. (C5.1)
    - Es schützt: Wer es hat, kann nicht bestohlen werden. (C4.3)
    - Dafür, ob Reihen gleichauf sind, zählt es nicht, und bei den 4 Karten einer Reihe auch nicht.
    - Nach der Runde kommt es weg, wie das Krankenhaus. (C5.3)

rules-topic-remove = Eine Karte entfernen
rules-remove =
    Mit `/mammai entfernen` legst du die **letzte** Karte einer Reihe weg, wenn sie dort die dritte oder vierte ist. Die ersten beiden Karten einer Reihe bleiben liegen. (C3.7)

    - In einer Runde werden höchstens 5 Karten entfernt, von euch allen zusammen. (C3.7)
    - In dieser Runde kommen sie nicht zurück. (C3.8) Im nächsten Stapel sind alle 28 wieder da.
    - Welche es sind, haben alle gesehen, auch wenn sie jetzt verdeckt liegen. (C9.1)
    - Auch eine entfernte Bewegungskarte ändert die Summe und kann so etwas auslösen. (C3.5)

    ⚖️ *Auslegung:* Nach der fünften geht es für den Rest dieser Runde nicht mehr; in der nächsten fängt es neu an. (C3.7)

    { "" }**Beispiel:** Beim Sohn liegen 👣 1, 👣 2, 💶 3, 👣 2, also Bewegung 5. Du entfernst die letzte Karte, und er hat 3. Jemand anderes darf dann die 💶 3 entfernen. Die anderen zwei Karten bleiben.

rules-topic-stop = Aufhören
rules-stop =
    Mit `/mammai aufhören` drehst du eine aufrechte Marktkarte, egal bei wem, und machst in dieser Runde keine Züge mehr. Das darfst du **einmal im Spiel**. (C3.9)

    - Eine gedrehte Karte 🔒 kann weder gestohlen werden noch dem Sohn verloren gehen. Sie wird nie zurückgedreht. (C4.1, C4.3)
    - Am Schluss zählt sie genau wie eine aufrechte. (C8.1)
    - Beim WC stimmst du trotzdem mit ab. (C3.6) In der nächsten Runde spielst du wieder mit.

    ⚖️ *Auslegung:* Ohne eine aufrechte Marktkarte auf dem Tisch kannst du nicht aufhören. In der ersten Runde kann es also niemand. (C3.9)

    Nur so ist eine Karte für immer sicher; WC und Krankenhaus schützen nur vor Diebstahl, und höchstens eine Runde lang.

rules-topic-guest = Die Gäste
rules-guest =
    Einmal im Spiel legst du mit `/mammai gast` einen 🧳 Gast neben eine Person, die noch keinen hat. Aussuchen kannst du ihn nicht: Es ist immer der mit den meisten Minuspunkten, der noch da ist, also erst −6, dann −5, −4 und −3. (C3.11) So viele Punkte kostet er die Person am Schluss. (C8.3)

    ⚖️ *Auslegung:* in deinem eigenen Zug, und bevor du darin etwas anderes tust. (C3.11)

    Wer zu Beginn der Essenszeit noch einen Gast hat, muss ihn dann legen. (C7.1)
    ⚖️ *Auslegung:* Das geht reihum, und wer diese Runde anfängt, ist zuerst dran. (C7.1)

    Am meisten schadet ein Gast neben einer Person, zu der jemand hält. Je früher du deinen legst, desto schlimmer ist er; je länger du wartest, desto besser weißt du, wohin mit ihm.

rules-topic-sale = Der Verkauf
rules-sale =
    Am Ende jeder der ersten fünf Runden wird eine Marktkarte verkauft. (C5.1)

    1. In Frage kommt nur, wer **genug Geld** hat: Die Geldkarten der Reihe ergeben zusammen den Preis oder mehr.
    2. Davon bekommt sie, wer **am meisten Bewegung** hat: die Bewegungskarten, 1 weniger mit dem 🚽 WC, 2 weniger mit dem 🏥 Krankenhaus. (C5.1)
    3. Bei Gleichstand: wer am meisten Geld hat, dann wer am jüngsten ist. (C5.2)
    4. Hat niemand genug Geld, ist die Karte aus dem Spiel. (C5.2)

    Die Karte wird aufrecht neben die Person gelegt, die sie bekommt.

    { "" }**Beispiel:** Die Karte kostet 2. Mamma hat 💶 2 und 👣 5, aber das Krankenhaus: Das macht 3. Die Ehefrau hat 💶 3 und 👣 3. Der Sohn hat 👣 7 und 💶 1, das reicht nicht. Mamma und die Ehefrau haben gleich viel Bewegung, und die Ehefrau hat mehr Geld: Sie bekommt die Karte.

    Danach kommen WC und Krankenhaus weg, und alle 28 Karten werden zum neuen Stapel gemischt, egal wo sie lagen. (C5.3) Geld behält niemand.
    ⚖️ *Auslegung:* Die nächste Runde fängt an, wer links von der Person sitzt, die den letzten Zug gemacht hat. (C5.3)

rules-topic-dinner = Die Essenszeit
rules-dinner =
    Die sechste Runde ist die letzte. Wer noch einen Gast hat, legt ihn zuerst. (C7.1) Dann wird gespielt wie vorher, nur verkauft wird am Ende nichts mehr. (C7.2)

    { "" }**Ankunft:** Wer am meisten Bewegung hat, kommt zuerst an den Tisch: die Bewegungskarten, 1 weniger mit dem 🚽 WC, 2 weniger mit dem 🏥 Krankenhaus. Bei Gleichstand kommen die *Älteren* zuerst. (C7.2)

    Vom ersten bis zum letzten Platz bringt das +3, +2, +1, −1, −2, −3 Punkte. (C8.6)

    { "" }**Geld** in den Reihen bringt jetzt Punkte: seine Summe. (C8.4)

    { "" }**Beispiel:** Opa hat 👣 5 und das Krankenhaus, also 3; der Sohn hat 👣 3. Beide haben 3, und Opa ist älter: Er kommt vor dem Sohn.

rules-topic-end = Die Punkte und der Schluss
rules-end =
    Gezählt werden alle sechs Personen, auch die, zu denen niemand gehalten hat:

    - **Bilder:** Dasselbe auf 5 Marktkarten einer Person bringt 15, auf 4 10, auf 3 6, auf 2 3. Karten mit der 👹 Schwiegermutter zählen hier mit. (C8.1)
    - **Einzelne Bilder:** Was auf keiner anderen Karte der Person ist, bringt 1, auf einer Karte mit 👹 aber nichts. (C8.2)
    - **👹 und 🧳:** die Zahlen auf den Schwiegermutter-Karten und auf dem Gast, wie sie dastehen. (C8.3)
    - **💶:** das Geld, das am Ende in der Reihe liegt. (C8.4)
    - **Die Person selbst:** Oma +5, Mamma +3, Ehemann −5, Opa +3, oder +7 mit dem Kind. (C8.5)
    - **Ankunft** beim Essen: +3, +2, +1, −1, −2, −3. (C8.6)

    { "" }**Beispiel:** Die Ehefrau hat 🍝 🍅 🧀 und, mit 👹 −3, 🍝 🥓 🍅. Zweimal 🍝 bringt 3, zweimal 🍅 noch einmal 3, 🧀 1, 🥓 nichts, 👹 kostet 3: zusammen 4.

    Dann werden die geheimen Personen aufgedeckt. **Wessen Person die meisten Punkte hat, gewinnt;** bei Gleichstand, wessen Person früher angekommen ist. (C8.7)

rules-topic-secrets = Wer was sieht
rules-secrets =
    { "" }**Alle** sehen, wer die erste Wahl hatte, die Auslage, die Reihen, welche Karten entfernt wurden, die Marktkarten und wohin jede gegangen ist, WC, Krankenhaus, Gäste, jede Stimme, wer aufgehört hat und wie viele Karten der Stapel hat; am Schluss die geheimen Personen und die Punkte. (C9.1)

    { "" }**Nur du** siehst deine geheime Person. Auch wer die erste Wahl hatte, weiß nicht mehr als das: weder, wem was ausgeteilt wurde, noch, was übrig ist. (C9.2)

    { "" }**Niemand** sieht die Reihenfolge im Stapel oder die zwei Marktkarten, die aus dem Spiel sind. (C9.3)

    Die Computer sehen, was an ihrem Platz zu sehen ist, und nicht mehr.

rules-topic-reconstruction = Rekonstruierte Karten
rules-reconstruction =
    🧩 *Rekonstruiert:* Die Anleitung zeigt die sieben Marktkarten nur als Bilder. Diese Liste ist unsere beste Vermutung; die Karten in deiner Schachtel können anders sein. (C1.3)

    - 🐟 🍝 🥓: kostet 3
    - 🍝 🍅 🧀: kostet 3
    - 🐟 🍅 🥓: kostet 2
    - 🐟 🍝 🧀: kostet 2
    - 🐟 🧀 👹 −1: kostet 1
    - 🍝 🥓 🍅 👹 −3: kostet 2
    - 🐟 🍝 🍅 👹 −5: kostet 1

    { "" }*Belegt* durch die Anleitung: dass es sieben sind, die Preise 1, 2 und 3, die Schwiegermutter mit −1, −3 und −5, eine Karte mit 🐟 🍝 🥓 und der 🐟 auf der Karte mit −1. *Erraten:* alles andere, also welche Bilder es sonst gibt, was auf welcher Karte ist und was sie kostet.

    🐟 Fisch · 🍝 Spaghetti · 🥓 Salami · 🍅 Tomate · 🧀 Käse · 👹 Schwiegermutter

    Alles andere auf diesen Seiten steht in der Anleitung oder ist als Auslegung gekennzeichnet.

rules-topic-commands = So spielst du hier
rules-commands =
    Knöpfe und Befehle können dasselbe; nimm, was dir lieber ist.

    { "" }**Ein Tisch**
    - `/mammamia eröffnen` macht in diesem Kanal einen auf; wähl als Spiel Mamma I.
    - `/mammamia mitspielen` und `/mammamia verlassen`; gehst du mitten im Spiel, übernimmt ein Computer.
    - `/mammamia computer` besetzt einen Platz, `/mammamia austeilen` fängt an, `/mammamia abbrechen` bricht das Spiel ab. Das macht die Tischleitung.

    { "" }**Dein Zug**
    - `/mammai legen`, `/mammai wc`, `/mammai entfernen` oder `/mammai aufhören`
    - davor, einmal im Spiel: `/mammai gast`

    { "" }**Wenn du gefragt wirst**
    - `/mammai geheim`, wenn du die erste Wahl hast
    - `/mammai stimmen`: wer das WC bekommt
    - `/mammai überfahren`, `/mammai kind`, `/mammai stehlen`: was dein Zug auslöst, oder nicht

    { "" }**Nachsehen**
    - `/mammamia hand` zeigt deine geheime Person nur dir.
    - `/mammamia rat`: was ein starker Computer tun würde und warum; der Kanal hört, dass du fragst.
    - `/mammamia tisch` zeigt, was offen liegt, `/mammamia regeln` diese Seiten.
    - `/mammamia statistik` und `/mammamia rangliste`: was du erspielt hast, und wer am besten ist.
    - `/mammamia spiele` zeigt, wie deine letzten Spiele liefen, `/mammamia protokoll` gibt dir eins als Datei.

    In einer Direktnachricht meinen die Befehle deinen Tisch; bei mehreren wähl ihn mit `tisch` aus.

    Mit Bedenkzeit wirst du nach der Hälfte erinnert; ist sie um, macht ein Computer diesen einen Zug. Nach zweien hintereinander spielt er für dich weiter, bis du irgendeinen Befehl gibst.

# Above the record of a game

record-reconstruction = Die sieben Marktkarten sind rekonstruiert: Die Anleitung zeigt sie nur als Bilder.
