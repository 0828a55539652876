"""The moves as text: which words belong together. Whether a move can be made is not asked here.

================  =========================================================================================
decision          text
================  =========================================================================================
draft             ``keep green_3``
placement         ``place press 2``; on a vineyard ``place vineyard 3`` (1-4 upper row, 5-8 lower row);
                  ``pass`` where option ``placing`` allows it
column            ``settle cote_des_bar``: a vineyard that fits every region
marketing         ``age blue black`` (step 1, cellar to oenothèque), ``promote black`` (step 2), or ``done``
export            ``export local_06``; on the partial delivery space ``export local_06 without blue``; ``done``
blending          ``blend noirs blue black black`` (the cuvée and its three still wines);
                  ``exchange blue yellow for black``; ``done``
harvest           ``discard blue``, one cube a decision
bonus tokens      ``gain yellow`` (a still wine); ``recolour blue yellow`` or ``done``
chance            ``deal hail``, ``deal epernay``, ``deal overseas_31``, ``deal purple_2``, ``deal eco_token``
================  =========================================================================================

Cubes stand in the order of their worth: blue, black, yellow.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Final

from viticulture_explore.champagne.cellars import AGE, BLEND, DELIVER, EXCHANGE, PARTIAL, PROMOTE
from viticulture_explore.champagne.gains import GAIN, RECOLOUR, SETTLE
from viticulture_explore.champagne.harvest import DISCARD
from viticulture_explore.champagne.placement import PASS, PLACE
from viticulture_explore.champagne.setup import KEEP
from viticulture_explore.champagne.tables import KIND_OF
from viticulture_explore.champagne.work import DONE
from viticulture_explore.core.position import Move

CHANCE_VERB: Final = "deal"


@cache
def conceivable() -> tuple[Move, ...]:
    """Every move of the grammar, in a stable order."""
    return (
        *KEEP,
        *PLACE,
        PASS,
        *SETTLE,
        *PROMOTE,
        *AGE,
        *DELIVER,
        *chain.from_iterable(PARTIAL),
        *BLEND,
        *EXCHANGE,
        *DISCARD,
        *GAIN,
        *RECOLOUR,
        DONE,
        *(Move(CHANCE_VERB, (card,)) for card in KIND_OF),
    )


@cache
def listed() -> frozenset[Move]:
    """The same moves, to look one up."""
    return frozenset(conceivable())
