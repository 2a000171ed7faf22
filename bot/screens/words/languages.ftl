# What each language calls itself: said like this in all of them.

option-language-en = English
option-language-de = Deutsch
option-language-it = Italiano
