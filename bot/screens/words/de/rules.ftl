# Die Regelhilfe: ein Name und ein Text für jedes Thema, in Discords Markdown, mit den Nummern
# der Regeln. Fluent lässt keine Zeile mit einem Stern beginnen; { "" } verdeckt ihn.

rules-topic-fairness = Ehrliche Karten
rules-fairness =
    Woher weißt du, dass niemand an den Karten dreht? Sie sind versiegelt.

    - **Bevor** Karten ausgeteilt oder nach dem Mischen gezogen werden, gibt der Bot ihr *Siegel* bekannt: einen Fingerabdruck, der nur zu diesen Karten in dieser Reihenfolge passt und nichts verrät. Im Kanal steht sein Anfang, unter *{ press-table }* steht er ganz.
    - **Nach** dem Spiel bekommst du mit `/mammamia protokoll` das ganze Spiel als Datei, mit allen Karten und zu jedem Siegel seinem *Salz*: zufälligen Bytes, ohne die sich die Karten aus dem Fingerabdruck nicht erraten ließen.

    { "" }**So prüfst du es:** Die Siegel in der Datei müssen die sein, die bekannt gegeben wurden. Dann spielt `mammamia replay DATEI` das Spiel nach den Regeln durch, prüft jedes Siegel und sagt, bei welchem Eintrag etwas nicht stimmt.

    { "" }**Von Hand:** Ein Siegel ist der SHA-256 der Bytes des Salzes, gefolgt vom Eintrag des Protokolls, geschrieben als JSON mit sortierten Schlüsseln, ohne Leerzeichen, in ASCII.

    Ein Siegel beweist, dass die Karten feststanden, bevor sie ins Spiel kamen, und dass sie danach niemand geändert hat. Auch die Computer schummeln nicht: Sie sehen nur, was an ihrem Platz zu sehen ist. (A8.4)

rules-topic-privacy = Was über dich gespeichert ist
rules-privacy =
    Damit Spiele nach einer Pause weitergehen, speichert der Bot, wer wo sitzt, mit dem Namen, den der Server zeigt, und alles, was gespielt wird; von beendeten Spielen auch die Ergebnisse und Wertungen, etwa für `/mammamia spiele`. Was Leute schreiben, liest er nicht.

    - `/mammamia daten zeigen` sagt, was über dich gespeichert ist.
    - `/mammamia daten mitnehmen` gibt dir alles als Datei.
    - `/mammamia daten vergessen` lässt es sofort vergessen, auch in laufenden Spielen.

    Entfernt ein Server den Bot, ist nach 30 Tagen alles vergessen, was von dort noch da war.
rules-privacy-link = 🔒 Mehr dazu: { $address }
rules-privacy-ask = 🔒 Wer diesen Bot betreibt, ist dafür verantwortlich und kann dir mehr sagen.
