"""The screens of Mamma I.

As in its rules, a *turn* is one of six rounds, and a *trick* is what one player does in it.
"""
