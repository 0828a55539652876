"""A small whole game that no line of the package knows: two seats at a fruit market.

On its turn a seat buys fruit until it is ``done``, or takes a ``dip`` into the bag for coins instead. After two
rounds the seat with most points wins: an apple is 1, a pear 2. The rulebooks differ in the price of a pear.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from viticulture_explore.core.game import Card, Change, Difference, Game, Settings
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import (
    CHANCE,
    Boundary,
    Decision,
    Event,
    Move,
    Obstacle,
    Position,
    Result,
)
from viticulture_explore.core.reading import check, read, wrong_word
from viticulture_explore.core.scene import Scene, Shape
from viticulture_explore.games import GAMES
from viticulture_explore.text import LANGUAGES, add_catalog

CATALOGS = Path(__file__).parent / "toy_catalogs"
FRUIT = ("apple", "pear")
COINS = ("one", "two")
ROUNDS = 2
MOVES = tuple(map(Move.read, ("buy apple", "buy pear", "dip", "done", "deal one", "deal two")))
OPTIONS = {"pear_price": ("two", "three")}
RULEBOOKS = {"official": {"pear_price": "two"}, "house": {"pear_price": "three"}}
NAMES = {
    "apple": ("apple", "りんご", "苹果"),
    "pear": ("pear", "梨", "梨"),
    "one": ("1 coin", "コイン1枚", "1枚硬币"),
    "two": ("2 coins", "コイン2枚", "2枚硬币"),
    "three": ("3 coins", "コイン3枚", "3枚硬币"),
    "pear_price": ("pear price", "梨の値段", "梨的价格"),
    "official": ("Market rules", "市場ルール", "集市规则"),
    "house": ("House rules", "ハウスルール", "自家规则"),
    "whole": ("everything", "すべて", "全部"),
    "coins": ("purses", "財布", "钱包"),
    "bag": ("bag", "袋", "袋子"),
}

Pair = tuple[int, int]


def add(pair: Pair, index: int, number: int) -> Pair:
    return (pair[0] + number, pair[1]) if index == 0 else (pair[0], pair[1] + number)


class Market(Position, frozen=True):
    pear_price: int = 2
    round: int = 1
    seat: int = 1
    bought: bool = False
    dipping: bool = False
    bag: Pair = (2, 1)
    coins: Pair = (1, 1)
    fruit: tuple[Pair, Pair] = ((0, 0), (0, 0))

    @property
    def game(self) -> Game:
        return MARKET

    @property
    def over(self) -> bool:
        return self.round > ROUNDS

    @property
    def actor(self) -> int | None:
        return None if self.over else CHANCE if self.dipping else self.seat

    @property
    def decision(self) -> Decision | None:
        return None if self.over else Decision("dip" if self.dipping else "shop", {"coins": self.purse})

    @property
    def result(self) -> Result | None:
        points = [apples + 2 * pears for apples, pears in self.fruit]
        best = tuple(seat for seat in (1, 2) if points[seat - 1] == max(points))
        return Result(best) if self.over else None

    @property
    def boundary(self) -> Boundary:
        if self.bought or self.dipping:
            return Boundary.NONE
        return Boundary.TURN if self.seat == 2 else Boundary.YEAR

    @property
    def purse(self) -> int:
        return self.coins[self.seat - 1]

    def price(self, fruit: str | int) -> int:
        return self.pear_price if fruit == "pear" else 1

    def legal_moves(self) -> tuple[Move, ...]:
        return tuple(move for move in MOVES if not self.obstacles(move))

    def obstacles(self, move: Move) -> tuple[Obstacle, ...]:
        if self.over or self.dipping != (move.verb == "deal"):
            return (Obstacle("toy_not_now", "turns"),)
        if move.verb == "buy" and self.purse < self.price(move.args[0]):
            return (
                Obstacle("toy_too_dear", "buying", {"price": self.price(move.args[0]), "coins": self.purse}),
            )
        if move.verb == "dip":
            bought = (Obstacle("toy_already_bought", "dipping"),) if self.bought else ()
            return (*bought, *(() if any(self.bag) else (Obstacle("toy_bag_empty", "dipping"),)))
        if move.verb == "deal" and not self.bag[COINS.index(str(move.args[0]))]:
            return (Obstacle("toy_bag_empty", "dipping"),)
        return ()

    def after(self, move: Move) -> Market:
        me = self.seat - 1
        change = msgspec.structs.replace
        if move.verb == "buy":
            mine = add(self.fruit[me], FRUIT.index(str(move.args[0])), 1)
            fruit = (mine, self.fruit[1]) if me == 0 else (self.fruit[0], mine)
            return change(
                self, coins=add(self.coins, me, -self.price(move.args[0])), fruit=fruit, bought=True
            )
        if move.verb == "dip":
            return change(self, dipping=True)
        turn = {"seat": 3 - self.seat, "round": self.round + me, "bought": False, "dipping": False}
        if move.verb == "done":
            return change(self, **turn)
        coin = COINS.index(str(move.args[0]))
        return change(self, coins=add(self.coins, me, coin + 1), bag=add(self.bag, coin, -1), **turn)

    def told(self, move: Move) -> tuple[Market, tuple[Event, ...]]:
        then = self.after(move)
        ended = (Event("toy_ended", "end", {"winners": then.result.winners}),) if then.result else ()
        if move.verb not in {"buy", "deal"}:
            return then, ended
        kind, concept = ("toy_bought", "buying") if move.verb == "buy" else ("toy_drew", "dipping")
        return then, (Event(kind, concept, {"seat": self.seat, "thing": move.args[0]}), *ended)

    def conceivable_moves(self) -> tuple[Move, ...]:
        return MOVES

    def conceives(self, move: Move) -> bool:
        return move in MOVES

    def chances(self) -> tuple[tuple[Move, Fraction], ...]:
        if not self.dipping:
            return ()
        share = {Move("deal", (coin,)): Fraction(self.bag[i], sum(self.bag)) for i, coin in enumerate(COINS)}
        return tuple((move, chance) for move, chance in share.items() if chance)

    def view(self, seat: int) -> dict[str, Any]:
        seen = MARKET.given(self)
        seen.get("seats", {}).get(3 - seat, {}).pop("coins", None)
        return seen

    def status(self) -> tuple[str, ...]:
        return ("toy_too_rich",) if max(self.coins) > 9 else ()


class GivenSeat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    coins: Annotated[int, msgspec.Meta(ge=0)] = 1
    fruit: list[Literal["apple", "pear"]] = []


class Given(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    players: Literal[2] = 2
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS + 1)] = 1
    actor: Literal[1, 2] = 1
    bought: bool = False
    dipping: bool = False
    bag: list[Literal["one", "two"]] = msgspec.field(default_factory=lambda: ["one", "one", "two"])
    seats: dict[Literal[1, 2], GivenSeat] = {}


def listed(things: tuple[str, str], numbers: Pair) -> list[Any]:
    return [thing for thing, number in zip(things, numbers, strict=True) for _ in range(number)]


def plain(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) else value


class MarketGame(Game):
    id = "market"
    options = OPTIONS
    rulebooks = RULEBOOKS
    modules = ()
    seats = range(2, 3)
    lenses = ("whole", "coins")
    decks = ("bag",)

    def new(
        self,
        players: int,
        rulebook: str = "official",
        options: dict[str, str] | None = None,
        modules: tuple[str, ...] = (),
    ) -> Market:
        return self.set_up({"players": players}, rulebook, options, modules)

    def set_up(
        self,
        given: dict[str, Any],
        rulebook: str = "official",
        options: dict[str, str] | None = None,
        modules: tuple[str, ...] = (),
    ) -> Market:
        told = read(given, Given)
        if rulebook not in self.rulebooks:
            wrong_word(("rulebook",), rulebook, self.rulebooks)
        price = {**self.rulebooks[rulebook], **(options or {})}["pear_price"]
        seats = [told.seats.get(seat, GivenSeat()) for seat in (1, 2)]
        return Market(
            pear_price=2 if price == "two" else 3,
            round=told.round,
            seat=told.actor,
            bought=told.bought,
            dipping=told.dipping,
            bag=(told.bag.count("one"), told.bag.count("two")),
            coins=(seats[0].coins, seats[1].coins),
            fruit=tuple((seat.fruit.count("apple"), seat.fruit.count("pear")) for seat in seats),
        )

    def given(self, position: Market) -> dict[str, Any]:
        seats = {
            seat: GivenSeat(position.coins[seat - 1], listed(FRUIT, position.fruit[seat - 1]))
            for seat in (1, 2)
        }
        whole = Given(
            round=position.round,
            actor=position.seat,
            bought=position.bought,
            dipping=position.dipping,
            bag=listed(COINS, position.bag),
            seats={seat: told for seat, told in seats.items() if told != GivenSeat()},
        )
        return {"players": 2, **msgspec.to_builtins(whole)}

    def settings(self, position: Market) -> Settings:
        return Settings({"pear_price": "two" if position.pear_price == 2 else "three"}, ())

    def changes(self, position: Market, move: Move) -> tuple[Change, ...]:
        seat, coins = position.seat, position.purse
        return tuple(
            Change(
                "coins",
                Message("toy-fact-coins", {"seat": seat, "number": coins + more}),
                {"seats": {seat: {"coins": coins + more}}},
            )
            for more in (1, 2, 3)
        )

    def differences(self, position: Market, expected: dict[str, Any]) -> tuple[Difference, ...]:
        seats = {key: value for key, value in expected.items() if key in {1, 2}}
        rest = {key: value for key, value in expected.items() if key not in seats}
        rest["seats"] = {**rest.get("seats", {}), **seats}
        for seat, value in seats.items():
            check(value, GivenSeat, (seat,))
        check(rest, Given)
        found = msgspec.structs.asdict(read(self.given(position), Given))
        mine = {seat: msgspec.structs.asdict(found["seats"].get(seat, GivenSeat())) for seat in (1, 2)}
        pairs = [((key,), value, found[key]) for key, value in rest.items() if key != "seats"]
        for seat, keys in rest["seats"].items():
            pairs += [(("seats", seat, key), value, mine[seat][key]) for key, value in keys.items()]
        return tuple(Difference(*pair) for pair in pairs if plain(pair[1]) != plain(pair[2]))

    def schema(self) -> dict[str, Any]:
        return msgspec.json.schema(Given)

    def deck_of(self, move: Move) -> str | None:
        return "bag" if move.verb == "deal" else None

    def through(self, position: Market, lens: str) -> Any:
        return position if lens == "whole" else position.coins

    def facts(self, position: Market, lens: str) -> tuple[tuple[str, Message], ...]:
        coins = tuple(
            (f"coins {seat}", Message("toy-fact-coins", {"seat": seat, "number": position.coins[seat - 1]}))
            for seat in (1, 2)
        )
        if lens == "coins":
            return coins
        fruit = tuple(
            (
                f"{thing} {seat}",
                Message("toy-fact-fruit", {"seat": seat, "thing": Name(thing), "number": number}),
            )
            for seat in (1, 2)
            for thing, number in zip(FRUIT, position.fruit[seat - 1], strict=True)
        )
        return (*coins, *fruit)

    def score(self, position: Market, seat: int) -> int:
        apples, pears = position.fruit[seat - 1]
        return apples + 2 * pears

    def names(self, lang: str) -> dict[str, str]:
        return {thing: row[LANGUAGES.index(lang)] for thing, row in NAMES.items()}

    def aliases(self, lang: str) -> dict[str, str]:
        return {name: thing for thing, name in self.names(lang).items() if thing in FRUIT}

    def cards(self, rulebook: str = "official") -> tuple[Card, ...]:
        prices = {"apple": 1, "pear": {"two": 2, "three": 3}[self.rulebooks[rulebook]["pear_price"]]}
        return tuple(
            Card("fruit", thing, Name(thing), Message("toy-card", {"price": prices[thing], "points": points}))
            for points, thing in enumerate(FRUIT, 1)
        )

    def say_decision(self, position: Market) -> Message:
        asked = position.decision
        return Message(
            f"toy-decision-{asked.id}" if asked else "toy-decision-over", asked.values if asked else {}
        )

    def say_move(self, position: Market, move: Move) -> Message:
        return Message(f"toy-move-{move.verb}", {"thing": Name(str(move.args[0]))} if move.args else {})

    def group(self, position: Market, move: Move) -> Message:
        return Message("toy-group-buy" if move.verb == "buy" else "toy-group-other")

    def say_event(self, event: Event) -> Message:
        values = dict(event.values)
        if "thing" in values:
            values["thing"] = Name(values["thing"])
        if "winners" in values:
            values["winners"] = tuple(Message("toy-seat", {"seat": seat}) for seat in values["winners"])
        return Message(f"event-{event.kind}", values)

    def say_obstacle(self, obstacle: Obstacle) -> Message:
        return Message(f"obstacle-{obstacle.id}", obstacle.values)

    def say_time(self, position: Market) -> Message:
        return Message("toy-time", {"round": min(position.round, ROUNDS)})

    def scene(self, position: Market, seat: int, events: tuple[Event, ...] = ()) -> Scene:
        legal = {str(move) for move in position.legal_moves()}
        shapes = [
            Shape(
                id=f"stall {thing}",
                kind="card",
                x=10 + 80 * i,
                y=30,
                width=70,
                height=40,
                label=Message("toy-stall", {"thing": Name(thing), "price": position.price(thing)}),
                moves=tuple({f"buy {thing}"} & legal),
                tries=f"buy {thing}",
            )
            for i, thing in enumerate(FRUIT)
        ]
        shapes += [
            Shape(
                id=f"purse {owner}",
                kind="coin",
                x=10 + 80 * (owner - 1),
                y=80,
                width=40,
                height=40,
                label=Message("toy-fact-coins", {"seat": owner, "number": position.coins[owner - 1]}),
                value=position.coins[owner - 1],
            )
            for owner in (1, 2)
        ]
        bag = Shape(id="bag", kind="box", x=10, y=130, width=150, height=40, label=Message("toy-move-dip"))
        bag = msgspec.structs.replace(
            bag, moves=tuple(sorted({"dip", "deal one", "deal two"} & legal)), tries="dip"
        )
        return Scene(width=170, height=180, title=Message("toy-title"), shapes=(*shapes, bag))


MARKET = MarketGame()


def register() -> None:
    """Make the game known to the explorer, as a plug-in would. Doing it again changes nothing."""
    GAMES[MARKET.id] = MARKET
    add_catalog(MARKET.id, CATALOGS)
