"""How the easy player plays Mamma Mia! and Mamma Mia! Plus."""
