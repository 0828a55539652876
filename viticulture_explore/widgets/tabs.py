"""The tabs of the explorer: each is a module of its own, with a drawing function of its own in the page.

To add one: write a :class:`Tab` with an id, list its class in ``TABS`` of ``explorer.py``, say ``ui-tab-<id>`` in
the catalogs, and put a function of the same id into ``TABS`` of ``explorer.js``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from viticulture_explore.widgets.session import Session


class Tab(ABC):
    """One tab. It reads the session and may change it; the explorer shows all of it anew after each action.

    ``id`` names it in the catalogs, in the page and in ``show(tab=...)``.
    """

    id: ClassVar[str]
    slow: ClassVar[bool] = False
    """Whether :meth:`late` has more to show, made only when the page has drawn the rest."""
    beside: ClassVar[bool] = False
    """Whether it takes the side of the board, in place of the moves, instead of the place below."""
    aside: ClassVar[bool] = False
    """Whether it tells nothing of what can be done at the present position: it may stay open beside a quiz."""
    open_hands: ClassVar[bool] = False
    """Whether it tells what hands hold: while hands are hidden it is put away."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.listener: Callable[[], None] | None = None
        """Shows the state anew, if the tab is open."""
        self.closer: Callable[[], None] | None = None
        """Closes the tab."""

    def leave(self) -> None:
        """Have the tab closed, or the mode left, once it has done what it is for."""
        if self.closer is not None:
            self.closer()

    def push(self) -> None:
        """Have the state shown anew, for news that come by themselves; from any thread."""
        if self.listener is not None:
            self.listener()

    @abstractmethod
    def state(self) -> dict[str, Any]:
        """What the page needs to draw it, as plain values in the language of the session; quickly made."""

    def late(self) -> dict[str, Any]:
        """What takes longer, to be joined to the state."""
        return {}

    def board(self) -> dict[str, Any] | None:
        """The board to show while the tab is open, if it is another than that of the present position."""
        return None

    def head(self) -> dict[str, Any]:
        """What the head shows otherwise while the tab is open, for one that has another board."""
        return {}

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """What its page may ask for, by name; the page sends ``<tab id>.<name>``."""
        return {}

    @property
    def answers(self) -> Mapping[str, Callable[..., dict[str, Any]]]:
        """What its page may ask that changes nothing, by name: the page is sent what comes back, and nothing else."""
        return {}


class Mode(Tab):
    """Another way to look at the same scenario than to explore it: the switch in the head changes to it and back.

    Its own part of the page stands in the side of the board: above the moves, or in their place if it is ``beside``.
    """

    def enter(self) -> None:
        """Make ready when the mode is chosen."""

    @property
    def is_empty(self) -> bool:
        """Whether what is explored has nothing for it, so that its moves had better be seen."""
        return False

    def said(self) -> str | None:
        """What a screen reader says after an action, if it is another thing than what the explorer says."""
        return None

    def line(self) -> dict[str, Any] | None:
        """The line of play to show, if it is another than that of the record."""
        return None

    @property
    def instead(self) -> Mapping[str, Callable[..., None]]:
        """What it does in place of the explorer's own actions, by their names."""
        return {}
