# What is suggested while a command is typed.

form-nobody = Nessuno
form-nothing = Niente
form-row-label = { $name }: { $movement } 👣 { $money } 💶
