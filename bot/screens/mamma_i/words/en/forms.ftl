# What is suggested while a command is typed.

form-nobody = Nobody
form-nothing = Nothing
form-row-label = { $name }: { $movement } 👣 { $money } 💶
