"""The ground floor: positions, moves, records and graphs of any game. It knows no game."""
