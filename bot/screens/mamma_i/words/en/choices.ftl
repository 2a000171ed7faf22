# What the bot suggests while somebody types a command.

choice-nobody = Nobody
choice-nothing = Nothing
choice-row = { ROW($row) }: movement { $movement }, money { $money }
