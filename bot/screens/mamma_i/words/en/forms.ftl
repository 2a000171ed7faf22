# The form of a trick. Titles and labels hold 45 characters at most.

form-turn-title = Your trick
form-what = What do you do?
form-row = In which row?
form-row-hint = For cards that you place or remove
form-place = Place { $cards }
form-stop = Stop, turning a card ({ $name })
form-row-holds = movement { $movement }, money { $money }, cards { $count } of 4
form-nobody = Nobody
form-nothing = Nothing
form-row-label = { $name }: { $movement } 👣 { $money } 💶
