"""Trials of everything at random, with seeds that nobody has tried before.

python -m tests.weather --minutes 30
python -m tests.weather --only kills --seed 123456789
"""
