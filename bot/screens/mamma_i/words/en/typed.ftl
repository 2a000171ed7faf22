# What people may type, with commas between the words.

typed-nobody = nobody
