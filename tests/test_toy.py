"""The explorer knows no game: one it has never heard of runs through scenario file, graph, board and widget."""

import random
from pathlib import Path

import pytest
import toy
from toy import PIPPIN

import viticulture_explore as ve
from viticulture_explore import draw
from viticulture_explore.core.position import CHANCE
from viticulture_explore.scenarios import load, run
from viticulture_explore.text import LANGUAGES, gaps, say

toy.register()

PACKAGE = Path(ve.__file__).parent
FILE = """\
format: 1
game: pippin
title: {en: A pear for two coins, ja: 2枚で買う梨, zh: 两枚硬币的梨}
rulebook: all
given:
  deals: {bag: [two]}
line:
  - illegal: {buy pear: pippin_too_dear}
  - dip
  - expect: {1: {coins: 3}, bag: [one, one]}
  - done
  - legal: [buy pear]
  - buy pear
  - expect:
      official: {1: {coins: 1, pear: 1}}
      house: {1: {coins: 0, pear: 1}}
variations:
  - {at: 2, line: [dip, deal one]}
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "pear.yaml"
    path.write_text(FILE, encoding="utf-8")
    return path


def positions_of_a_game(seed):
    rng = random.Random(seed)
    position = PIPPIN.new(2)
    yield position
    while position.actor is not None:
        position = position.play(rng.choice(position.legal_moves()))
        yield position


def test_no_line_of_the_package_speaks_of_it():
    words = (PIPPIN.id, "fruit market")
    # Age of Champagne has a market of its own.
    sources = [
        path
        for path in PACKAGE.rglob("*")
        if path.suffix in {".py", ".ftl", ".js", ".css"} and "champagne" not in path.parts
    ]
    assert len(sources) > 40
    found = [
        (path.name, word) for path in sources for word in words if word in path.read_text("utf-8").lower()
    ]
    assert found == []


@pytest.mark.parametrize("book", ["official", "house"])
def test_a_scenario_file_runs_under_both_rulebooks(file, book):
    report = run(load(file), book)
    assert [failure.say("en", PIPPIN) for failure in report.failures] == []
    # The draw comes from `deals`; the done of seat 2 ends the round.
    assert list(map(str, report.moves)) == ["dip", "deal two", "done", "buy pear"]
    assert [variation.at for variation in report.variations] == [3]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_graph_is_drawn_in_every_language(lang):
    picture = draw.graph(ve.explore(PIPPIN.new(2)), lang, ["dip"]).svg()
    for thing in ("one", "two"):
        assert (
            say(PIPPIN.say_move(PIPPIN.new(2).play("dip"), toy.Move.read(f"deal {thing}")), lang, PIPPIN)
            in picture
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_explorer_steps_it(file, lang):
    explorer = ve.show(file, lang)
    assert explorer.session.position == PIPPIN.new(2)
    explorer.do("play", move="dip")
    explorer.do("play", move="deal two")
    assert PIPPIN.through(explorer.session.position, "coins") == (3, 1)
    explorer.do("back")
    assert explorer.session.position.actor == CHANCE
    assert say(PIPPIN.say_decision(explorer.session.position), lang, PIPPIN) in explorer._repr_html_()


def test_its_own_parts_agree():
    for seed in range(20):
        for position in positions_of_a_game(seed):
            legal = position.legal_moves()
            assert [move for move in position.conceivable_moves() if not position.why_not(move)] == list(
                legal
            )
            assert PIPPIN.set_up(PIPPIN.given(position)) == position
            assert toy.Fair.from_json(position.to_json()) == position
            assert (position.actor is None) == (position.result is not None) == (not legal)
            assert sum(chance for _, chance in position.chances()) == (1 if position.actor == CHANCE else 0)
            for move in legal:
                assert position.parse(str(move)) == move
                assert position.after(move) == position.step(move).position


def test_its_catalogs_are_complete():
    assert [gap for gap in gaps() if gap.catalog == PIPPIN.id] == []
