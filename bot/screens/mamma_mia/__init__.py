"""The screens of Mamma Mia! and Mamma Mia! Plus."""
