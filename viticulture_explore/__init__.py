"""A living rulebook for two wine games: set up a position, step it, ask why a move is not possible."""
