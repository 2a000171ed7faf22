# What the bot suggests while somebody types a command.

choice-nobody = Nobody
choice-nothing = Nothing
choice-row = { $name }: movement { $movement }, money { $money }
