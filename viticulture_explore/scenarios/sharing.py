"""A scenario as a short string that fits into an address, a message or a chat, and back."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final

from viticulture_explore.core.message import Message
from viticulture_explore.scenarios.errors import ShareError
from viticulture_explore.scenarios.source import LARGEST

_VERSION: Final = "1"
# Part of the format of version 1: another dictionary is another version. The most common words stand last.
_COMMON: Final = (
    b"statements: [hisshu.namayuki.bga_ja.zh.]\ncases: [VC-\nallow: [wine_above_cellar]\nseed: 0\n"
    b"modules: [influence]\noptions: {game: champagne\nabout: {en: deals: {order: [order_01], vine: [], summer: [], winter: []}\ndiscards: "
    b"windmill, tasting_room, cottage, irrigation, yoke, trellis, large_cellar, medium_cellar\nsangiovese, malvasia, "
    b"merlot, pinot, syrah, trebbiano, sauvignon_blanc, cabernet_sauvignon, chardonnay\nspaces: {harvest: {bonus: 1}}\n"
    b"first_player: 1\nwake_up: [1, 2, 3]\nin_training: 1, grande: false, temporary: true, passed: true, used: [yoke]\n"
    b"  - fill order_  - place give_tour\n  - place draw_vine  - place build bonus\n  - place plant  - plant \n"
    b"  - place fill_order bonus\n  - place harvest\n  - harvest 5\n  - place make_wine grande\n  - done\n  - pass\n"
    b"  - make blush red 1 white 1\n  - make sparkling\n  - make white 2\n  - make red 3\nvariations:\n"
    b"  - {at: 2, line: ["
    b"    1: {lira: 3, vp: 2, residual: 1, workers: 2, structures: [], fields: {5: [], 6: [], 7: sold}, "
    b"harvested: [5], crush_pad: {red: [1], white: [2]}, cellar: {red: [], white: [], blush: [], sparkling: []}, "
    b"hand: [order_\n    2: {lira: \nformat: 1\ntitle: {en: , ja: , zh: }\nrulebook: official\ngiven:\n  players: 2\n"
    b"  year: 2\n  season: winter\n  season: summer\n  actor: 1\n  vineyards:\n    1:\nline:\n  - "
)


def share(content: str) -> str:
    """The text of a scenario file as a short string of letters, digits, ``-`` and ``_``.

    >>> unshare(share("format: 1")) == "format: 1"
    True
    """
    # Negative: no header and no checksum of zlib's; a shorter checksum of our own finds what was cut or mistyped.
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, _COMMON)
    data = content.encode()
    packed = packer.compress(data) + packer.flush()
    return _VERSION + base64.urlsafe_b64encode(_check(data) + packed).decode().rstrip("=")


def unshare(shared: str) -> str:
    """The text of a scenario file from a string made by :func:`share`; white space around it is ignored.

    Raises :class:`ShareError` for a string that is incomplete, changed, from another version, or too large.
    """
    whole = shared.strip()
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
