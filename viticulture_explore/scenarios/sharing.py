"""A scenario as a short string that fits into an address, a message or a chat, and back.

Behind the scenario, after a dot, may stand the place in its record at which it is shared.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final

from viticulture_explore.core.line import PLACE
from viticulture_explore.core.message import Message
from viticulture_explore.scenarios.errors import ShareError
from viticulture_explore.scenarios.source import LARGEST

_VERSION: Final = "1"
_START: Final = "0"
# What files have in common need not be sent. Part of version 1: another text is another version.
# A repetition costs less the closer it is, so the most common words stand last.
_COMMON: Final = b"""statements: [namayuki.fill_order.01, bga_ja.aging.02, zh.harvest.03, hisshu.make_wine.22]
cases: [VC-022]
allow: [wine_above_cellar]
modules: [influence]
seed: 1
about: {en: , ja: , zh: }
  deals: {order: [order_01], vine: [], summer: [], winter: []}
  discards: {summer: []}
  decks: {vine: []}
  spaces: {harvest: {bonus: 1}, make_wine: {plain: [2, 1 grande], beside: []}, draw_vine, give_tour}
  first_player: 1
  wake_up: [1, 2, 3]
    1: {available: 1, in_training: 1, grande: false, temporary: true, passed: true, used: [yoke]}
windmill, tasting_room, cottage, irrigation, yoke, trellis, large_cellar, medium_cellar
sangiovese, malvasia, merlot, pinot, syrah, trebbiano, sauvignon_blanc, cabernet_sauvignon, chardonnay
  - place give_tour
  - place draw_vine bonus
  - place build
  - plant merlot 6
  - place fill_order bonus
  - fill order_08 with red 5 white 4
  - place harvest
  - harvest 5
  - make sparkling red 2 red 3 white 2
  - make blush red 1 white 1
  - make white 2
  - place make_wine grande
  - make red 3
  - done
  - pass
variations:
  - {at: 2, line: [make red 4, done]}
format: 1
title: {en: , ja: , zh: }
rulebook: hisshu
given:
  players: 2
  year: 2
  season: summer
  season: winter
  actor: 1
  vineyards:
    1: {lira: 3, vp: 2, residual: 1, workers: 2, structures: [trellis], fields: {5: [], 6: [], 7: sold}, harvested: [5],
crush_pad: {red: [1], white: [2]}, cellar: {red: [3], white: [], blush: [], sparkling: []}, hand: [order_07]}
    2: {lira: 1}
line:
  - """


def share(content: str, place: str = "0") -> str:
    """The text of a scenario file as a short string of letters, digits, ``-``, ``_`` and ``.``.

    ``place`` is where in its record one stands (:attr:`~viticulture_explore.core.line.Node.place`); default its start.

    >>> unshare(share("format: 1")) == "format: 1"
    True
    >>> shared_place(share("format: 1", "3"))
    '3'
    """
    # Negative: no header and no checksum of zlib's; a shorter checksum finds what was cut or mistyped.
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, _COMMON)
    data = content.encode()
    packed = packer.compress(data) + packer.flush()
    whole = _VERSION + base64.urlsafe_b64encode(_check(data) + packed).decode().rstrip("=")
    return whole if place == _START else f"{whole}.{place}"


def shared_place(shared: str) -> str:
    """The place in the record that a string made by :func:`share` leads to, ``0`` for the start.

    Raises :class:`ShareError` for what is no place.
    """
    _, dot, place = shared.strip().partition(".")
    if dot and not PLACE.fullmatch(place):
        raise ShareError(Message("share-unreadable"))
    return place if dot else _START


def unshare(shared: str) -> str:
    """The text of a scenario file from a string made by :func:`share`; white space around it is ignored.

    Raises :class:`ShareError` for a string that is incomplete, changed, from another version, or too large.
    """
    whole, _, _ = shared.strip().partition(".")
    if whole[:1] != _VERSION:
        raise ShareError(Message("share-newer" if whole[:1].isdigit() else "share-unreadable"))
    try:
        packed = base64.b64decode(whole[1:] + "=" * (-len(whole[1:]) % 4), b"-_", validate=True)
        unpacker = zlib.decompressobj(-15, _COMMON)
        data = unpacker.decompress(packed[2:], LARGEST + 1)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise ShareError(Message("share-unreadable")) from error
    if len(data) > LARGEST:
        raise ShareError(Message("share-too_large", {"most": LARGEST}))
    if not unpacker.eof or unpacker.unused_data or _check(data) != packed[:2]:
        raise ShareError(Message("share-unreadable"))
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise ShareError(Message("share-unreadable")) from error


def _check(data: bytes) -> bytes:
    return (zlib.crc32(data) & 0xFFFF).to_bytes(2, "big")
