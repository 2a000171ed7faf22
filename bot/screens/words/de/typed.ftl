# Was man tippen kann, mit Kommas zwischen den Wörtern. An jedem Tisch werden alle Sprachen gelesen.

typed-nothing = nichts, keine, kein, ohne
typed-yes = ja
typed-no = nein
