"""The graph tab: how far and through which lens it looks, what clicks on it do, and the files that come out."""

from __future__ import annotations

import json
from base64 import b64decode
from typing import Any

import networkx as nx
import pytest
from toy import PIPPIN, register

import viticulture_explore as ve
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.explore import explore
from viticulture_explore.core.line import Line
from viticulture_explore.core.position import Move
from viticulture_explore.text import LANGUAGES
from viticulture_explore.viticulture.game import VITICULTURE
from viticulture_explore.widgets import Explorer, Session, outlook, work
from viticulture_explore.widgets.graph_tab import TYPES
from viticulture_explore.widgets.outlook import Wish

register()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 60)


def market(*moves: str, lang: str = "en") -> Explorer:
    return drawn(Explorer(Session(Line(PIPPIN.new(2), moves), lang=lang)))


def reds(*moves: str, lang: str = "en") -> Explorer:
    return drawn(Explorer(Session(Line(ve.example("make_wine/two_reds").position, moves), lang=lang)))


def drawn(explorer: Explorer, **look: str) -> Explorer:
    for picker, value in look.items():
        explorer.do("graph.look", picker=picker, value=value)
    explorer.do("late")
    return explorer


def asked(explorer: Explorer, about: str, **values: Any) -> dict[str, Any]:
    return explorer._tabs["graph"].answers[about](**values)


def node(explorer: Explorer, words: str) -> str:
    return next(key for key, says in explorer.pane["says"].items() if words in says)


def edge(explorer: Explorer, words: str) -> int:
    return explorer.pane["plays"].index(words)


def path(explorer: Explorer) -> list[str]:
    return [str(move) for move in explorer.session.line.path]


# -- how far, and what is seen ------------------------------------------------------------------------------


def test_next_decision_is_what_can_be_played_now() -> None:
    explorer = drawn(market(), scope="decision")
    assert sorted(explorer.pane["plays"]) == ["Buy: apple", "Dip into the bag", "Finish the turn"]


def test_rest_of_the_season_goes_beyond_the_turn() -> None:
    turn, season = (drawn(market(), scope=scope).pane["says"] for scope in ("turn", "season"))
    assert {*turn} < {*season}


def test_lens_merges_what_looks_the_same() -> None:
    whole, purses = (drawn(market(), scope="season", lens=lens) for lens in PIPPIN.lenses)
    assert len(purses.pane["says"]) < len(whole.pane["says"])
    lens = next(picker for picker in purses.pane["pickers"] if picker["id"] == "lens")
    assert lens["chosen"] == "coins"
    assert ["coins", "purses"] in lens["options"]


def test_limit_cuts_the_graph_and_says_so() -> None:
    explorer = drawn(Explorer(Session(Line(VITICULTURE.new(2)))), scope="season", limit="30")
    assert len(explorer.pane["says"]) <= 30
    assert "more were left out" in explorer.pane["note"]


def test_unknown_choices_are_refused() -> None:
    explorer = market()
    for picker, value in (("scope", "century"), ("lens", "nose"), ("limit", "7"), ("colour", "red")):
        with pytest.raises(UnknownWord):
            explorer.do("graph.look", picker=picker, value=value)


def test_positions_with_more_points_are_marked_with_a_star() -> None:
    explorer = market()
    assert "★" not in explorer.pane["svg"]
    drawn(explorer, goal="points")
    assert explorer.pane["svg"].count("★") >= 1
    assert {"look": "goal", "words": "marked"} in explorer.pane["legend"]
    graph = explorer._tabs["graph"]._seen.graph
    gained = {key for key, data in graph.nodes(data=True) if PIPPIN.score(data["position"], 1) > 0}
    assert gained == {key for key, data in graph.nodes(data=True) if data["goal"]}


def test_chance_says_how_likely_it_is() -> None:
    explorer = market("dip")
    assert "1 coin from the bag · 2/3" in explorer.pane["plays"]
    assert "chance" in [sign["look"] for sign in explorer.pane["legend"]]


def test_legend_names_only_what_is_there() -> None:
    fresh, played = (reds("place make_wine", *more).pane["legend"] for more in ((), ("make red 4",)))
    assert [sign["look"] for sign in fresh] == ["by1", "by2", "now", "open"]
    assert [sign["look"] for sign in played] == ["by1", "by2", "played", "now", "open"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_plain_json_in_every_language(lang: str) -> None:
    pane = market("dip", lang=lang).pane
    assert json.loads(json.dumps(pane)) == pane


def test_graph_with_too_many_arrows_is_thinned_from_its_root_on() -> None:
    graph = explore(PIPPIN.new(2), turns=2, lens="coins")
    edges, nodes = graph.number_of_edges(), len(graph)
    assert outlook.thinned(graph, edges) is graph
    thin = outlook.thinned(graph.copy(), edges - 1)
    assert thin.number_of_edges() < edges
    assert thin.graph["root"] in thin
    assert (thin.graph["complete"], thin.graph["left_out"]) == (False, nodes - len(thin))
    assert all(
        thin.nodes[key]["open"] for key in thin if any(then not in thin for then in graph.successors(key))
    )
    assert nx.is_weakly_connected(thin)


def test_stopped_look_shows_what_it_has_and_says_so() -> None:
    seen = outlook.outlook(Line(PIPPIN.new(2)).node, Wish(scope="season"), stop=lambda: True)
    assert len(seen.graph) == 1
    assert "before it was stopped" in outlook.note(seen, "en")


def test_look_that_takes_too_long_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "LONGEST", -1.0)
    assert outlook.outlook(Line(PIPPIN.new(2)).node).graph.graph["stopped"]


# -- clicks -------------------------------------------------------------------------------------------------


def test_click_on_an_edge_plays_its_move() -> None:
    explorer = market()
    explorer.do("graph.edge", edge=edge(explorer, "Buy: apple"))
    assert path(explorer) == ["buy apple"]


def test_click_on_an_edge_elsewhere_goes_to_where_it_begins_first() -> None:
    explorer = reds("place make_wine")
    target = next(
        number
        for number, (source, _, move) in enumerate(explorer._tabs["graph"]._seen.graph.edges(keys=True))
        if move == "make red 3"
        and "red 3" in explorer.pane["says"][source]
        and "grapes" in explorer.pane["says"][source]
    )
    explorer.do("graph.edge", edge=target)
    assert path(explorer) == ["place make_wine", "make red 4", "make red 3"]


def test_node_that_stands_for_several_positions_is_reached_by_moves_that_can_be_played() -> None:
    explorer = drawn(market(), scope="season", lens="coins")
    graph = explorer._tabs["graph"]._seen.graph
    far = max(graph, key=lambda key: graph.nodes[key]["depth"])
    explorer.do("graph.node", node=far)
    assert PIPPIN.through(explorer.session.position, "coins") == PIPPIN.through(
        graph.nodes[far]["position"], "coins"
    )


def test_node_that_is_not_there_is_an_error() -> None:
    explorer = market()
    with pytest.raises(KeyError):
        explorer.do("graph.node", node="nowhere")


def test_other_lens_keeps_the_place_in_the_record() -> None:
    explorer = drawn(market("buy apple"), lens="coins")
    assert explorer.session.line.path == (Move.read("buy apple"),)
    assert "now" in [sign["look"] for sign in explorer.pane["legend"]]


# -- miniatures and files -----------------------------------------------------------------------------------


def test_miniature_shows_the_board_of_the_node_and_what_changed() -> None:
    explorer = reds("place make_wine")
    both = node(explorer, "no grapes")
    told = asked(explorer, "peek", node=both)
    assert told["node"] == both
    assert told["svg"].startswith("<svg")
    assert "Seat 1: no grapes" in told["facts"]
    assert asked(explorer, "peek", node="nowhere")["svg"] == ""


def test_miniature_says_for_how_many_positions_it_stands() -> None:
    explorer = drawn(market(), scope="season", lens="coins")
    graph = explorer._tabs["graph"]._seen.graph
    several = next(key for key in graph if graph.nodes[key]["positions"] > 1)
    assert "look the same here" in asked(explorer, "peek", node=several)["facts"][-1]


@pytest.mark.parametrize("format", TYPES)
def test_graph_is_saved_as_a_file(format: str) -> None:
    explorer = market("buy apple")
    told = asked(explorer, "save", format=format)
    content = b64decode(told["data"])
    assert (told["name"], told["type"]) == (f"pippin.{format}", TYPES[format])
    begins = {
        "svg": b"<?xml",
        "png": b"\x89PNG",
        "dot": b"digraph",
        "graphml": b"<graphml",
        "json": b"{",
    }[format]
    assert content.startswith(begins)
    if format == "svg":
        assert "1. Buy: apple" in content.decode()


def test_question_to_the_tab_changes_nothing_on_the_page() -> None:
    explorer = market()
    sent: list[dict[str, Any]] = []
    explorer.send = lambda content, buffers=None: sent.append(content)
    before = explorer.pane
    explorer.do("graph.peek", node=node(explorer, "Seat 1"))
    assert explorer.pane is before
    assert [(told["tab"], told["about"]) for told in sent] == [("graph", "peek")]


# -- work beside the page -----------------------------------------------------------------------------------


def test_work_under_way_is_shown_with_a_bar_until_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 0.01)
    explorer = Explorer(Session(Line(VITICULTURE.new(3))))
    explorer.do("graph.look", picker="scope", value="season")
    explorer.do("graph.look", picker="limit", value="300")
    explorer.do("late")
    assert explorer.pane["busy"]["words"].endswith("still to look at")
    assert (explorer.pane["late"], explorer.pane["fresh"]) == (False, False)
    explorer.do("graph.stop")
    assert explorer._tabs["graph"]._work.wait(30)
    explorer.do("late")
    assert explorer.pane["busy"] is None
    assert explorer.pane["fresh"]


def test_graph_that_starts_afresh_says_whose_turn_begins() -> None:
    begun = reds()
    assert "new turn" not in begun.pane["note"]  # nothing was there before
    amid = reds("place make_wine")
    assert "new turn" not in amid.pane["note"]
    after = reds("place make_wine", "make red 4", "make red 3")
    assert after.pane["note"].startswith("A new turn begins: this is what seat 2 can do now. ")
    after.do("language", lang="ja")
    assert "。 " not in after.pane["note"]
