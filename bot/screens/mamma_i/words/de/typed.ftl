# Was man tippen kann, mit Kommas zwischen den Wörtern.

typed-nobody = niemand, niemanden
