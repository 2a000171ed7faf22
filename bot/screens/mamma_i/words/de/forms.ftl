# Das Formular eines Zuges. Titel und Beschriftungen haben höchstens 45 Zeichen.

form-turn-title = Dein Zug
form-what = Was tust du?
form-row = In welcher Reihe?
form-row-hint = Für Karten, die du legst oder entfernst
form-place = { $cards } legen
form-stop = Aufhören, Karte drehen ({ $name })
form-row-holds = Bewegung { $movement }, Geld { $money }, Karten { $count } von 4
form-nobody = Niemand
form-nothing = Nichts
form-row-label = { $name }: { $movement } 👣 { $money } 💶
