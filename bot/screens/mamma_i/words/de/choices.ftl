# Was vorgeschlagen wird, während jemand einen Befehl tippt.

choice-nobody = Niemand
choice-nothing = Nichts
choice-row = { $name }: Bewegung { $movement }, Geld { $money }
