"""A small whole game that no line of the package knows: two seats at a fruit market.

On its turn a seat buys fruit until it is ``done``, or takes a ``dip`` into the bag for coins instead. After two
rounds the seat with most points wins: an apple is 1, a pear 2. The rulebooks differ in the price of a pear.
"""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from viticulture_explore.core import game, position as core
from viticulture_explore.core.position import Boundary, Event, Move, Obstacle
from viticulture_explore.games import GAMES
from viticulture_explore.text import LANGUAGES, add_catalog

NAMES = {"apple": ("apple", "りんご", "苹果"), "pear": ("pear", "梨", "梨")}
BOOKS = {"official": {"pear_price": "two"}, "house": {"pear_price": "three"}}
VALUE = {"one": 1, "two": 2, "three": 3}
Number = Annotated[int, msgspec.Meta(ge=0)]


class Seat(msgspec.Struct, frozen=True):
    coins: Number = 1
    apple: Number = 0
    pear: Number = 0


class Fair(core.Position, frozen=True):
    grammar = tuple(map(Move.read, ("buy apple", "buy pear", "dip", "done", "deal one", "deal two")))
    pear_price: Literal["two", "three"] = "two"
    round: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    seat: Literal[1, 2] = msgspec.field(default=1, name="actor")
    bought: bool = False
    dipping: bool = False
    bag: tuple[Literal["one", "two"], ...] = ("one", "one", "two")
    seats: tuple[Seat, ...] = (Seat(), Seat())

    game = property(lambda self: PIPPIN)
    actor = property(lambda self: None if self.round > 2 else core.CHANCE if self.dipping else self.seat)
    mine = property(lambda self: self.seats[self.seat - 1])

    @property
    def decision(self):
        asked = core.Decision("dip" if self.dipping else "shop", {"coins": self.mine.coins})
        return None if self.actor is None else asked

    @property
    def boundary(self):
        begins = Boundary.TURN if self.seat == 2 else Boundary.YEAR
        return Boundary.NONE if self.bought or self.dipping else begins

    def price(self, fruit):
        return VALUE[self.pear_price] if fruit == "pear" else 1

    def obstacles(self, move):
        if self.actor is None or self.dipping != (move.verb == "deal"):
            return (Obstacle("pippin_not_now", "turns"),)
        if move.verb == "buy":
            values = {"price": self.price(*move.args), "coins": self.mine.coins}
            dear = values["price"] > values["coins"]
            return (Obstacle("pippin_too_dear", "buying", values),) if dear else ()
        bought = move.verb == "dip" and self.bought
        empty = not self.bag if move.verb == "dip" else not set(move.args) <= set(self.bag)
        found = {"pippin_already_bought": bought, "pippin_bag_empty": empty}
        return tuple(Obstacle(name, "dipping") for name, stands in found.items() if stands)

    def after(self, move):
        if move.verb == "dip":
            return replace(self, dipping=True)
        mine, bag, now = self.mine, list(self.bag), {"bought": True}
        if move.verb == "buy":
            (fruit,) = move.args
            held = {fruit: getattr(mine, fruit) + 1}
            mine = replace(mine, coins=mine.coins - self.price(fruit), **held)
        else:
            ended = self.round + (self.seat == 2)
            now = {"seat": 3 - self.seat, "round": ended, "bought": False, "dipping": False}
            for coin in move.args:
                bag.remove(coin)
                mine = replace(mine, coins=mine.coins + VALUE[coin])
        seats = (mine, self.seats[1]) if self.seat == 1 else (self.seats[0], mine)
        return replace(self, seats=seats, bag=tuple(bag), **now)

    def told(self, move):
        kind, concept = {"buy": ("bought", "buying")}.get(move.verb, ("drew", "dipping"))
        events = (Event(kind, concept, {"seat": self.seat, "thing": thing}) for thing in move.args)
        return self.after(move), tuple(events)

    def status(self):
        return ("pippin_too_rich",) if max(seat.coins for seat in self.seats) > 9 else ()


class Pippin(game.Game):
    id, seats, positions = "pippin", range(2, 3), Fair
    options, rulebooks = {"pear_price": tuple(VALUE)[1:]}, BOOKS
    lenses, telling, decks = ("position", "coins"), ("coins", "apple", "pear"), ("bag",)

    def score(self, position, seat):
        return position.seats[seat - 1].apple + 2 * position.seats[seat - 1].pear

    def names(self, lang):
        return {fruit: names[LANGUAGES.index(lang)] for fruit, names in NAMES.items()}


PIPPIN = Pippin()


def register() -> None:
    """Make the game known to the explorer, as a plug-in would. Doing it again changes nothing."""
    GAMES[PIPPIN.id] = PIPPIN
    add_catalog(PIPPIN.id, Path(__file__).parent / "toy_catalogs")
