"""Viticulture as the explorer knows it: the one object that joins rules, set-up, words and drawing."""
