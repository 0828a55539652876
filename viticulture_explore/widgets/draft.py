"""A position that is being set up: a plain description, changed place by place, and what is wrong with it so far."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from viticulture_explore.core.errors import InvalidPosition
from viticulture_explore.core.form import look, put

if TYPE_CHECKING:
    from collections.abc import Mapping

    from viticulture_explore.core.form import Place
    from viticulture_explore.core.game import Game
    from viticulture_explore.core.position import Position

DEALS: Final = "deals"
"""The key of ``given`` that belongs to chance and not to the position: the next cards of a deck."""


class Described(NamedTuple):
    """All that is said of a position: its description with the next cards of the decks, and its rules."""

    given: Mapping[Any, Any]
    rulebook: str
    options: Mapping[str, str]
    modules: tuple[str, ...]


class Draft:
    """A description of a game's position, on its way to be one.

    ``position`` is the last one that could be built; ``problem`` says why the present description cannot be, if so;
    ``allowed`` are the status flags that are meant. Raises :class:`InvalidPosition` for a beginning that is none.
    """

    def __init__(self, game: Game, described: Described) -> None:
        self.game: Final = game
        self.described = described
        self.position: Position = self._built(described)
        self.problem: InvalidPosition | None = None
        self.allowed: tuple[str, ...] = ()
        self._before: list[Described] = []

    # -- what there is --------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are, in the position that could be built."""
        return int(self.game.given(self.position)["players"])

    @property
    def flags(self) -> tuple[str, ...]:
        """What is impossible about the position, by name."""
        return () if self.problem else self.position.status()

    @property
    def can_start(self) -> bool:
        """Whether the description is a position, and all that is impossible about it is allowed."""
        return self.problem is None and set(self.flags) <= set(self.allowed)

    @property
    def can_undo(self) -> bool:
        """Whether a change can be taken back."""
        return bool(self._before)

    @property
    def deals(self) -> dict[str, tuple[str, ...]]:
        """The next cards of each deck for which they are fixed."""
        return {deck: tuple(cards) for deck, cards in self.described.given.get(DEALS, {}).items()}

    @cached_property
    def cards(self) -> dict[str, tuple[str, ...]]:
        """The cards of each deck, as far as they can be dealt."""
        found: dict[str, list[str]] = {deck: [] for deck in self.game.decks}
        for move in self.position.conceivable_moves():
            deck = self.game.deck_of(move)
            if deck in found:
                found[deck].append(str(move.args[0]))
        return {deck: tuple(cards) for deck, cards in found.items()}

    def at(self, place: Place, default: Any = None) -> Any:
        """What the description says at a place, or the default."""
        return look(self.described.given, place, default)

    # -- what a person does ---------------------------------------------------------------------------------

    def put(self, place: Place, value: Any) -> None:
        """Say something at a place; ``None`` takes it away."""
        given = put(self.described.given, place, value)
        self._change(self.described._replace(given=self.game.tidied(given)))

    def play_by(self, rulebook: str) -> None:
        """Choose the rulebook."""
        self._change(self.described._replace(rulebook=rulebook))

    def settle(self, option: str, value: str) -> None:
        """Set a single option; the value of the rulebook is none of its own."""
        options = dict(self.described.options)
        if self.game.rulebooks[self.described.rulebook][option] == value:
            options.pop(option, None)
        else:
            options[option] = value
        self._change(self.described._replace(options=options))

    def add_module(self, module: str, on: bool) -> None:
        """Play with a module, or without it."""
        chosen = {*self.described.modules, module} if on else {*self.described.modules} - {module}
        modules = tuple(known for known in self.game.modules if known in chosen)
        self._change(self.described._replace(modules=modules))

    def allow(self, flag: str, on: bool) -> None:
        """Mean something impossible, or not."""
        others = [known for known in self.allowed if known != flag]
        self.allowed = (*others, flag) if on else tuple(others)

    def mend(self) -> None:
        """Leave out what stands where the description cannot be built: the value itself, or the list it is in."""
        place = self.problem.place if self.problem else ()
        while place and (self.at(place) is None or isinstance(self.at(place[:-1]), list)):
            place = place[:-1]
        if place:
            self.put(place, None)

    def undo(self) -> None:
        """Take the last change back, if there is one."""
        if self._before:
            self.described = self._before.pop()
            self._build()

    # -- how it does it -------------------------------------------------------------------------------------

    def _change(self, described: Described) -> None:
        if described != self.described:
            self._before.append(self.described)
            self.described = described
            self._build()

    def _build(self) -> None:
        try:
            self.position = self._built(self.described)
            self.problem = None
        except InvalidPosition as error:
            self.problem = error

    def _built(self, described: Described) -> Position:
        given = {key: value for key, value in described.given.items() if key != DEALS}
        return self.game.set_up(given, described.rulebook, described.options, described.modules)
