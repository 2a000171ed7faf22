"""The checks of `mammamia doctor`; they change nothing."""
