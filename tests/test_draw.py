"""Boards and graphs as pictures: what is written into the SVG, the DOT and the data files, and what is refused."""

from __future__ import annotations

import json
import re
import shutil
import sys
import xml.etree.ElementTree as ET
from fractions import Fraction
from pathlib import Path

import networkx as nx
import pytest
from toy import PIPPIN, register

from viticulture_explore import draw
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.explore import explore
from viticulture_explore.core.game import Game
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.scene import Align, Kind, Scene, Shape, State, Tone
from viticulture_explore.draw import glyphs, measure
from viticulture_explore.draw.glyphs import Look, glyph
from viticulture_explore.games import GAMES
from viticulture_explore.scenarios import example
from viticulture_explore.text import LANGUAGES

register()

SVG = "{http://www.w3.org/2000/svg}"
FRUIT = Message("pippin-move-buy", {"arg1": Name("apple")})


def scene(*shapes: Shape) -> Scene:
    return Scene(width=200, height=100, title=Message("pippin-title"), shapes=shapes)


def shape(**more: object) -> Shape:
    return Shape(**{"id": "stall", "kind": "box", "x": 10, "y": 20, "width": 80, "height": 40, **more})


def market_graph(**reach: int) -> nx.MultiDiGraph:
    return explore(PIPPIN.new(2), **(reach or {"turns": 1}))


# -- how wide a text is -------------------------------------------------------------------------------------


def test_wide_characters_count_one_em_each() -> None:
    assert measure.em_width("貯蔵庫") == 3
    assert measure.em_width("酒窖 3") > 2


def test_narrow_letters_are_narrower_than_broad_ones() -> None:
    assert measure.em_width("ill") < measure.em_width("abc") < measure.em_width("MWM")


def test_combining_marks_take_no_room() -> None:
    assert measure.em_width("é") == measure.em_width("e")


@pytest.mark.parametrize(
    ("text", "room", "lines", "expected"),
    [
        ("tasting room", 200, 1, ("tasting room",)),
        ("tasting room", 60, 2, ("tasting", "room")),
        ("冬季訪問者の使用", 75, 2, ("冬季訪問者の", "使用")),
        ("红葡萄酒2和红葡萄酒3", 110, 2, ("红葡萄酒2和红葡萄", "酒3")),
    ],
)
def test_text_is_broken_where_its_language_breaks(
    text: str, room: float, lines: int, expected: tuple[str, ...]
) -> None:
    assert measure.fit(text, 12, room, lines) == (expected, 12)


def test_text_that_nearly_fits_is_written_smaller() -> None:
    (line,), size = measure.fit("medium cellar", 12, 84)
    assert line == "medium cellar"
    assert 12 * 0.8 <= size < 12
    assert measure.em_width(line) * size <= 84


def test_text_that_cannot_fit_ends_in_an_ellipsis() -> None:
    (line,), size = measure.fit("a sentence far too long for its place", 12, 60)
    assert line.endswith("…")
    assert measure.em_width(line) * size <= 60


def test_single_word_wider_than_its_place_is_shortened_not_split() -> None:
    (line,), _ = measure.fit("Gewürztraminer", 12, 40, lines=1)
    assert line.startswith("Gew")
    assert line.endswith("…")


# -- shapes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", Kind.__args__)
def test_every_kind_of_shape_is_drawn_as_valid_markup(kind: Kind) -> None:
    look = Look(kind=kind, width=60, height=40, text="赤ワイン & <3>", value=3, most=5)
    drawn = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{glyph(look)}</svg>')
    assert len(drawn) > 0


def test_every_kind_of_the_vocabulary_has_its_glyph() -> None:
    assert set(glyphs.GLYPHS) == set(Kind.__args__)


@pytest.mark.parametrize("tone", [tone for tone in Tone.__args__ if tone not in {"plain", "strong", "soft"}])
def test_every_colour_has_a_value_in_both_themes(tone: Tone) -> None:
    light, dark = draw.style().split("{", 1)[1].split('[data-jp-theme-light="false"]', 1)
    assert re.search(rf"--vx-{tone}: #", light)
    assert re.search(rf"--vx-{tone}: #", dark.split("}", 1)[0])


@pytest.mark.parametrize("state", [state for state in State.__args__ if state != "plain"])
def test_every_state_looks_different(state: State) -> None:
    assert f".vx-is-{state}" in draw.style()


def test_tokens_show_their_value() -> None:
    for kind in ("grape", "wine", "flute", "cube"):
        assert ">7</text>" in glyph(Look(kind=kind, width=30, height=30, tone="red", value=7))


def test_cube_of_several_has_their_number_before_the_letter() -> None:
    several = Look(kind="cube", width=36, height=17, tone="blue", value=3, text="Bu")
    assert ">3 Bu</text>" in glyph(several)
    assert 'width="36"' in glyph(several)


@pytest.mark.parametrize("kind", ["box", "slot", "leaf", "card", "coin"])
def test_what_has_changed_has_a_mark_and_not_a_colour_alone(kind: Kind) -> None:
    plain, changed = (
        glyph(Look(kind=kind, width=60, height=40, text="red", state=state)) for state in ("plain", "changed")
    )
    assert changed.removeprefix(plain).startswith('<circle class="vx-news')


def test_text_too_long_for_its_line_takes_a_second_one_where_that_leaves_it_larger() -> None:
    words = glyph(Look(kind="text", width=84, height=24.5, text="Barbonne-Fayel"))
    assert re.findall(r'font-size="([^"]+)"[^>]*>([^<]+)<', words) == [
        ("11.3", "Barbonne-"),
        ("11.3", "Fayel"),
    ]


def test_word_that_cannot_be_broken_is_made_smaller_however_many_lines_there_are() -> None:
    rows, size = measure.fit("vineyard", 12, 50, 2)
    assert rows == ("vineyard",)
    assert measure.em_width("vineyard") * size <= 50


def test_sparkling_wine_has_a_glass_of_its_own() -> None:
    looks = [Look(kind=kind, width=30, height=30, tone="teal", value=7) for kind in ("wine", "flute")]
    still, sparkling = (re.search(r'vx-glass" d="([^"]+)"', glyph(look))[1] for look in looks)
    assert still != sparkling


def test_a_label_stands_where_its_width_begins_or_ends() -> None:
    looks = [Look(kind="text", width=60, height=14, text="5 点", align=align) for align in Align.__args__]
    places = [re.search(r'x="(\d+)" .*text-anchor="(\w+)"', glyph(look)).groups() for look in looks]
    assert places == [("0", "start"), ("30", "middle"), ("60", "end")]


def test_a_black_cube_can_be_told_from_dark_paper() -> None:
    dark = draw.style().split('[data-jp-theme-light="false"]', 1)[1].split("}", 1)[0]
    paper, edge = (re.search(rf"--vx-{name}: #(..)", dark)[1] for name in ("paper", "black-edge"))
    assert int(edge, 16) - int(paper, 16) > 100
    assert 'class="vx-fill vx-edge' in glyph(Look(kind="cube", width=20, height=20, tone="black"))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_vocabulary_of_drawings_is_that_of_no_game(game: Game) -> None:
    assert not {*Kind.__args__, *Tone.__args__} & {*game.decks, *game.lenses, *game.modules}


def test_band_is_hatched_while_it_is_not_built() -> None:
    assert "vx-hatch" in glyph(Look(kind="band", width=60, height=40, state="unbuilt"))
    assert "vx-hatch" not in glyph(Look(kind="band", width=60, height=40))


def test_gauge_fills_as_many_cells_as_are_used() -> None:
    drawn = glyph(Look(kind="gauge", width=100, height=20, value=2, most=6))
    assert drawn.count("vx-used") == 2
    assert drawn.count("vx-free") == 4


def test_arrow_ends_at_the_far_corner() -> None:
    assert 'points="-30,60 ' in glyph(Look(kind="arrow", width=-30, height=60))


def test_words_of_a_second_arrow_stand_a_line_higher() -> None:
    first, second = (glyph(Look(kind="arrow", width=0, height=60, text="why", value=line)) for line in (0, 1))
    assert 'y="31.2"' in first
    assert 'y="17.2"' in second


# -- boards -------------------------------------------------------------------------------------------------


def test_shape_says_its_phrase_or_else_its_label() -> None:
    drawn = draw.drawn(
        scene(shape(label=FRUIT), shape(label=FRUIT, says=Message("pippin-title"))), "en", PIPPIN
    )
    assert [found.says for found in drawn] == ["Buy: apple", "Fruit market"]


@pytest.mark.parametrize(
    ("more", "sign"),
    [
        ({"moves": ("buy apple",), "tries": "dip"}, "vx-can"),
        ({"tries": "dip", "looks": 2}, "vx-ask"),
        ({"looks": 2}, "vx-look"),
    ],
)
def test_what_a_click_does_is_seen_by_its_class(more: dict[str, object], sign: str) -> None:
    (drawn,) = draw.drawn(scene(shape(**more)), "en", PIPPIN)
    assert {"vx-can", "vx-ask", "vx-look"} & set(drawn.classes.split()) == {sign}


def test_board_is_one_svg_with_title_and_description() -> None:
    picture = draw.svg(
        scene(shape(label=FRUIT), shape(id="bag", label=Message("pippin-move-dip"))), "ja", PIPPIN
    )
    root = ET.fromstring(picture)
    assert root.get("role") == "img"
    assert root.get("aria-label") == root.findtext(f"{SVG}title") == "果物市場"
    assert root.findtext(f"{SVG}desc") == "りんごを買う · 袋に手を入れる"
    assert root.findtext(f"{SVG}style") == draw.style()
    assert [group.get("transform") for group in root.iter(f"{SVG}g")] == ["translate(10 20)"] * 2


def test_words_of_a_board_cannot_break_its_markup() -> None:
    told = Message("ui-graph-failed", {"error": "</text><script>&"})
    picture = draw.svg(scene(shape(width=900, label=told)), "en", PIPPIN)
    assert "<script>" not in picture
    ET.fromstring(picture)


# -- graphs -------------------------------------------------------------------------------------------------


def test_node_says_what_changed_and_who_is_next() -> None:
    graph = market_graph()
    root = graph.graph["root"]
    dip = next(target for _, target, key in graph.out_edges(root, keys=True) if key == "dip")
    bought = next(target for _, target, key in graph.out_edges(root, keys=True) if key == "buy apple")
    ends = {draw.node_lines(graph, target, "en") for _, target in graph.out_edges(dip)}
    assert draw.node_lines(graph, root, "en") == ("Coins in hand: 1. What would you like?",)
    assert draw.node_lines(graph, bought, "en") == ("Seat 1 has 0 coins", "Seat 1, apple: 1")
    assert ends == {("Seat 1 has 2 coins", "seat 2 is next"), ("Seat 1 has 3 coins", "seat 2 is next")}


def test_node_bears_the_number_of_its_seat_where_its_words_do_not_say_it() -> None:
    graph = market_graph()
    root = graph.graph["root"]
    source = draw.graph(graph).source
    assert "Seat 1, apple: 1 ①<" in source
    assert "seat 2 is next<" in source  # the words say it
    alone = graph.subgraph([root, *(node for node, actor in graph.nodes(data="actor") if actor == 1)])
    assert "①" not in draw.graph(alone).source


def test_node_where_the_game_ends_says_so() -> None:
    graph = explore(PIPPIN.set_up({"players": 2, "round": 2, "actor": 2}))
    ends = [node for node, data in graph.nodes(data=True) if data["end"]]
    assert ends
    assert all(draw.node_lines(graph, node, "en")[-1] == "game over" for node in ends)
    assert "peripheries=2" in draw.graph(graph).source


@pytest.mark.parametrize("lang", LANGUAGES)
def test_picture_of_a_graph_has_its_ids_and_the_words_of_the_language(lang: str) -> None:
    graph = market_graph()
    root = ET.fromstring(draw.graph(graph, lang).svg())
    nodes = {group.get("id") for group in root.iter(f"{SVG}g") if "node" in group.get("class", "").split()}
    assert nodes == set(graph)
    assert {"en": "Buy: apple", "ja": "りんごを買う", "zh": "购买苹果"}[lang] in "".join(root.itertext())


def test_ids_are_never_read_out_as_titles() -> None:
    picture = draw.graph(market_graph(), "en").svg()
    assert "<title>" not in picture
    assert 'xlink:title="Coins in hand: 1. What would you like?"' in picture


def test_way_that_was_played_is_numbered_and_coloured() -> None:
    graph = market_graph()
    source = draw.graph(graph, "en", ["dip", "deal two"]).source
    assert "<B>1. Dip into the bag</B>" in source
    assert "<B>2. 2 coins from the bag" in source
    assert source.count("vx-played") == 2
    assert source.count("vx-now") == 1


def test_a_move_says_what_comes_of_it_where_it_is_played() -> None:
    """Red 4 and white 3 make 7, and the medium cellar ends at 6. The lens does not see the worker that goes first."""
    graph = explore(example("lessons/two_bottles").position, lens="cellar", turns=1)
    root = graph.graph["root"]
    words = {
        key: draw.edge_words(graph, (source, target, key), "en")
        for source, target, key in graph.edges(keys=True)
        if source == root
    }
    assert words["make blush red 4 white 3"] == "Make blush 6 from red 4 and white 3"


def test_move_that_the_lens_does_not_see_leaves_the_way_where_it_is() -> None:
    graph = explore(PIPPIN.new(2), lens="coins", turns=2)
    source = draw.graph(graph, "en", ["done", "buy apple"]).source
    assert "<B>2. Buy: apple</B>" in source
    assert source.count("vx-played") == 1


def test_chance_is_drawn_with_its_probabilities() -> None:
    source = draw.graph(market_graph(), "en").source
    assert source.count("octagon") == 1
    assert "1 coin from the bag · 2/3" in source
    assert "2 coins from the bag · 1/3" in source


@pytest.mark.parametrize(
    ("probability", "text"),
    [(Fraction(1, 3), "1/3"), (Fraction(1), "1"), (Fraction(7, 36), "19%"), (Fraction(1, 1000), "< 1%")],
)
def test_probability_is_short(probability: Fraction, text: str) -> None:
    assert draw.share(probability, "en") == text


def test_probabilities_beside_each_other_are_written_in_one_way() -> None:
    seventh, third, odd = Fraction(1, 7), Fraction(1, 3), Fraction(5, 42)
    assert [draw.share(known, "en", (seventh, third)) for known in (seventh, third)] == ["1/7", "1/3"]
    assert [draw.share(known, "en", (seventh, odd)) for known in (seventh, odd)] == ["14%", "12%"]


def test_cells_of_a_label_have_the_width_of_wide_characters() -> None:
    source = draw.graph(market_graph(), "ja").source
    width = int(re.search(r'WIDTH="(\d+)" [^>]*>(?:<B>)?りんごを買う', source)[1])
    assert width >= 6 * 11.5


def test_graph_too_large_to_draw_is_refused_with_its_size() -> None:
    graph = market_graph()
    node = graph.graph["root"]
    graph.add_nodes_from((f"more {number}", graph.nodes[node]) for number in range(draw.MOST_NODES))
    with pytest.raises(draw.GraphTooLarge, match=f"{len(graph)} nodes are too many") as caught:
        draw.graph(graph)
    assert (caught.value.nodes, caught.value.most) == (len(graph), 300)


def test_legend_tells_what_was_left_out() -> None:
    assert draw.legend(market_graph(), "en") == ""
    assert draw.legend(explore(PIPPIN.new(2), turns=4, limit=5), "en").startswith("5 positions are shown; ")


# -- files --------------------------------------------------------------------------------------------------


def test_svg_and_dot_and_png_are_what_they_are_called() -> None:
    graph = market_graph()
    assert ET.fromstring(draw.export(graph, "svg", "ja")).get("aria-label") == "この先の展開"
    assert draw.export(graph, "dot").startswith(b"digraph")
    assert draw.export(graph, "png").startswith(b"\x89PNG")


def test_json_reads_back_as_the_same_graph_in_words() -> None:
    graph = market_graph()
    told = json.loads(draw.export(graph, "json", "zh"))
    back = nx.node_link_graph(told, edges="edges")
    assert set(back) == set(graph)
    assert {words for _, _, words in back.edges(data="words")} >= {"购买苹果", "结束回合"}
    assert {share for _, _, share in back.edges(data="probability")} == {"", "2/3", "1/3"}


def test_graphml_reads_back_as_the_same_graph_in_words() -> None:
    graph = market_graph()
    back = nx.parse_graphml(draw.export(graph, "graphml").decode(), force_multigraph=True)
    assert set(back) == set(graph)
    assert back.number_of_edges() == graph.number_of_edges()
    assert back.nodes[graph.graph["root"]]["words"] == "Coins in hand: 1. What would you like?"


def test_unknown_format_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownWord, match="no format 'pgn'; there are png"):
        draw.export(market_graph(), "pgn")


def test_diagram_writes_itself(tmp_path: Path) -> None:
    diagram = draw.graph(market_graph())
    assert diagram.save_as(tmp_path / "what.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert diagram.pipe("svg", encoding="utf-8").startswith("<?xml")
    assert "image/svg+xml" in diagram._repr_mimebundle_()
    with pytest.raises(UnknownWord):
        diagram.pipe("pdf")


# -- where Graphviz comes from ------------------------------------------------------------------------------


def test_without_pygraphviz_the_program_of_the_system_draws(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pygraphviz", None)
    program = tmp_path / "dot"
    program.write_text(f"#!{sys.executable}\nimport sys\nprint('<svg>', sys.argv[1], sys.stdin.read())\n")
    program.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda _: str(program))
    assert draw.render("digraph {}").split() == [b"<svg>", b"-Tsvg", b"digraph", b"{}"]


def test_without_any_graphviz_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pygraphviz", None)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(draw.GraphvizMissing, match="pip install pygraphviz"):
        draw.render("digraph {}")


def test_dot_that_is_none_is_refused() -> None:
    with pytest.raises(draw.DotError):
        draw.render("this is no graph")
