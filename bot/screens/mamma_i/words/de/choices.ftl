# Was vorgeschlagen wird, während jemand einen Befehl tippt.

choice-nobody = Niemand
choice-nothing = Nichts
choice-row = { ROW($row) }: Bewegung { $movement }, Geld { $money }
