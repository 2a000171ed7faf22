"""`mammamia replay`: plays records by the rules, and tells or judges them."""
