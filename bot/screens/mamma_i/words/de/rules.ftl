# Die Hilfe zu den Regeln: zu jedem Thema ein Name und ein Text, in Discords Markdown, mit den
# Nummern der Regeln. Bei Fluent darf keine Zeile mit einem Stern beginnen; { "" } verbirgt ihn.

rules-topic-overview = Worum es geht
rules-overview =
    Alle haben eine geheime Lieblingsperson in einer Familie von sechs. In deinem Zug legst du Karten der Auslage in die Reihe einer Person oder in die des Schulbusses: 👣 Bewegung oder 💶 Geld. Am Ende einer Runde geht die Marktkarte, die zu haben ist, an die Person mit genug Geld und der meisten Bewegung. Nach der sechsten Runde, der Essenszeit, werden die Punkte jeder Person gezählt, und **wessen geheime Person die meisten hat, gewinnt.** (C8.7)
