# What is suggested while a command is typed.

form-nobody = Niemand
form-nothing = Nichts
form-row-label = { $name }: { $movement } 👣 { $money } 💶
