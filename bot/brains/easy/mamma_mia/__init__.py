"""How it plays Mamma Mia! and Mamma Mia! Plus."""
