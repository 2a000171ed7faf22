# What people may type, with commas between the words. All languages are read at any table.

typed-nothing = none, nothing, no
typed-yes = yes
typed-no = no
