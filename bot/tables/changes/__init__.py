"""Everything that can happen to a table.

Each function takes a change and returns it with more in it, or raises Declined or Refused. None of
them waits, stores or speaks.
"""
