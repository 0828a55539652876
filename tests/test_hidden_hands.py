"""Several people at one screen: while hands are hidden, nothing the page is sent tells a card that another holds."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any

import pytest

from viticulture_explore.champagne.game import CHAMPAGNE
from viticulture_explore.core.line import Line
from viticulture_explore.core.position import CHANCE
from viticulture_explore.text import LANGUAGES
from viticulture_explore.viticulture.game import VITICULTURE
from viticulture_explore.widgets import Explorer, Session
from viticulture_explore.widgets.explorer import TABS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from viticulture_explore.core.game import Game
    from viticulture_explore.core.position import Position

SENT = ("head", "board", "panel", "line", "tabs", "pane", "said", "mode")
"""All the page is sent but ``glossary``, which explains every card of the game, whoever holds it."""

STEPS = 90
FEWEST = {"viticulture": 50, "champagne": 3}
"""In so many positions of these games at least there is something to hide."""

TWO = {
    "players": 2,
    "season": "summer",
    "vineyards": {1: {"lira": 5, "hand": ["planter"]}, 2: {"lira": 5, "hand": ["tour_guide"]}},
}


def hidden(position: Position, lang: str = "en") -> Explorer:
    explorer = Explorer(Session(Line(position), lang=lang), "table")
    explorer.do("table.switch", name="hidden", on=True)
    return explorer


def cards(explorer: Explorer) -> list[str]:
    return [shape["says"] for shape in explorer.board["shapes"] if shape["id"].startswith("card ")]


def faces(explorer: Explorer) -> int:
    """How many cards lie face down."""
    return [shape["says"] for shape in explorer.board["shapes"]].count("A card, face down")


def held(position: Position, seat: int) -> set[str]:
    """The cards in a hand, champagne's inheritance cards too."""
    given = position.game.given(position)
    mine = {**given.get("vineyards", {}), **given.get("domains", {})}.get(seat, {})
    found = json.dumps([mine.get("hand", []), mine.get("picked", [])])
    return {card for card in re.findall(r"[a-z_0-9]+", found) if card in card_ids(position)}


def card_ids(position: Position) -> set[str]:
    return {card.id for card in position.game.cards()}


def secrets(explorer: Explorer) -> set[str]:
    """The cards that only other seats than the viewer know of."""
    position, viewer = explorer.session.position, explorer.session.viewer
    seen = set(re.findall(r"[a-z_0-9]+", json.dumps(position.view(viewer))))
    others = [seat for seat in explorer.session.seats if seat != viewer]
    return {card for seat in others for card in held(position, seat)} - seen


def told(explorer: Explorer) -> Iterator[tuple[str, str]]:
    """What the page is sent, but the pictures of the board, in which words are broken: they say what is sent beside.

    Books and shipped scenarios speak of cards, too, whoever holds them.
    """
    for name in SENT:
        sent = getattr(explorer, name)
        if name == "pane" and sent["id"] in {"reader", "scenarios"}:
            continue
        if name == "board":
            sent = [{**shape, "markup": ""} for shape in sent["shapes"]]
        yield name, json.dumps(sent, ensure_ascii=False)


def assert_nothing_told(explorer: Explorer) -> None:
    position, lang = explorer.session.position, explorer.session.lang
    names = position.game.names(lang)
    # What is not in the own hand is listed whoever holds it: the twins below show that it tells nothing.
    explorer.panel = {**explorer.panel, "refused": [], "cites": {}}
    for name, sent in told(explorer):
        for card in secrets(explorer):
            for word in filter(None, (card, names.get(card))):
                # A name may be part of a longer one.
                longer = "|".join(re.escape(name) for name in names.values() if word in name != word)
                found = re.search(
                    rf"(?<![a-z_]){re.escape(word)}(?![a-z_])", re.sub(longer, "", sent) if longer else sent
                )
                assert not found, (name, card)


@pytest.mark.parametrize("game", [VITICULTURE, CHAMPAGNE], ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(2))
def test_page_never_names_a_card_of_a_hidden_hand_in_a_whole_game(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    explorer = hidden(game.new(2), lang=rng.choice(LANGUAGES))
    checked = 0
    for number in range(STEPS):
        position = explorer.session.position
        if position.actor is None:
            break
        if number % 10 == 0:
            explorer.do("tab", tab=TABS[number // 10 % len(TABS)].id)
        if position.actor == CHANCE:
            explorer.do("chance")
        else:
            explorer.do("play", move=str(rng.choice(position.legal_moves())))
        explorer.do("late")
        checked += bool(secrets(explorer))
        assert_nothing_told(explorer)
    assert checked > FEWEST[game.id]


# -- the same page whatever others hold -----------------------------------------------------------------------------


def pages(given: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """All that is sent about a position with each of the tabs open and in each mode, while hands are hidden."""
    explorer = hidden(VITICULTURE.set_up(given), lang)
    found = []
    for tab, mode in [*((tab.id, "explore") for tab in TABS), ("record", "lesson"), ("record", "quiz")]:
        explorer.do("mode", mode=mode)
        explorer.do("tab", tab=tab)
        explorer.do("late")
        sent = {name: getattr(explorer, name) for name in SENT}
        # The string that shares all of this holds it all, packed.
        sent["pane"] = {key: value for key, value in sent["pane"].items() if key != "share"}
        found.append(sent)
    found.append({"static": explorer._repr_html_()})  # what stands for it where no widget can run
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("season", ["spring", "summer", "winter"])
def test_page_is_the_same_whatever_cards_of_a_kind_another_seat_holds(lang: str, season: str) -> None:
    def given(*cards: str) -> dict[str, Any]:
        mine = {"lira": 6, "hand": ["planter", "order_01", "merlot"], "structures": ["trellis"]}
        other = {"lira": 4, "hand": list(cards)}
        return {"players": 2, "season": season, "actor": 1, "vineyards": {1: mine, 2: other}}

    one = given("tour_guide", "taster", "order_12", "malvasia")
    another = given("landscaper", "merchant", "order_30", "syrah")
    assert pages(one, lang) == pages(another, lang)


def test_draw_tells_nothing_of_what_others_hold() -> None:
    def drawing(card: str) -> Any:
        given = {"players": 2, "season": "summer", "vineyards": {2: {"hand": [card]}}}
        explorer = hidden(VITICULTURE.set_up(given))
        explorer.do("play", move="place draw_vine")
        assert explorer.session.position.actor == CHANCE
        return explorer.panel, explorer.board

    assert drawing("malvasia") == drawing("syrah")
    panel, _ = drawing("malvasia")
    assert (panel["groups"], panel["chance"]) == ([], True)


def test_computer_plays_without_showing_its_hand_to_the_one_who_plays_against_it() -> None:
    explorer = hidden(VITICULTURE.set_up(TWO))
    explorer.do("table.seat", seat=2, bot=True)
    explorer.do("play", move="place gain_lira")
    session = explorer.session
    assert (session.position.actor, session.viewer, session.seat) == (2, 1, 1)
    assert explorer.panel["groups"] == explorer.panel["refused"] == []
    explorer.do("look", seat=2)
    assert "Tour guide" not in str(explorer.board)
    assert (cards(explorer), faces(explorer)) == ([], 1)


def test_tabs_that_would_tell_are_put_away_until_hands_are_shown_again() -> None:
    explorer = hidden(VITICULTURE.set_up(TWO))
    for tab in ("graph", "questions", "compare", "setup"):
        explorer.do("tab", tab=tab)
        assert explorer.pane["id"] == "hidden"
    explorer.do("show-hands")
    assert explorer.pane["id"] == "setup"
    assert not explorer.session.table.hidden


def test_inheritance_cards_of_others_lie_face_down_and_their_choice_is_not_named() -> None:
    start = CHAMPAGNE.new(2)
    explorer = hidden(start)
    while explorer.session.position.actor == CHANCE:
        explorer.do("chance")
    other = 3 - explorer.session.viewer
    explorer.do("look", seat=other)
    assert faces(explorer) == len(held(explorer.session.position, other)) > 0
    explorer.do("play", move=str(explorer.session.position.legal_moves()[0]))
    assert explorer.line["chips"][-1]["words"] == "A card is chosen"
