"""The normal computer player: it remembers, counts and plans like an attentive person."""
