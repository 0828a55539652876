"""The citations in the explorer: every event and every obstacle leads to the statements of the rulebooks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import sources
from toy import PIPPIN, register

import viticulture_explore as ve
from viticulture_explore import champagne
from viticulture_explore.champagne import concepts as champagne_concepts
from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message, Name
from viticulture_explore.rulebook import concept, statement
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.viticulture.concepts import OBSTACLES
from viticulture_explore.widgets import Explorer, Session, citations

register()

BOOKS = ("official", "hisshu", "namayuki", "bga_ja", "zh")


def reds(*moves: str, rulebook: str = "hisshu", lang: str = "en") -> Explorer:
    return Explorer(
        Session(Line(ve.example("make_wine/two_reds").position, moves), lang=lang, rulebook=rulebook)
    )


def cited(id: str, rulebook: str, lang: str = "en") -> citations.Part:
    found = citations.citation(id, rulebook, lang, BOOKS)
    assert found is not None
    return found


def test_every_event_of_a_step_has_its_citation() -> None:
    explorer = reds("place make_wine", "make red 4")
    happened = explorer.panel["happened"]
    assert [sentence["cite"] for sentence in happened] == ["red_wine_recipe", "wine_devalued_for_cellar"]
    assert [explorer.panel["cites"][sentence["cite"]]["label"] for sentence in happened] == [
        "§ Wine-making 4",
        "§ Wine-making 15",
    ]


def test_every_reason_of_what_is_not_possible_has_its_citation() -> None:
    panel = reds("place make_wine").panel
    reasons = [reason for entry in panel["refused"] for reason in entry["reasons"]]
    assert len(reasons) > 3
    assert all(panel["cites"][reason["cite"]]["label"].startswith("§ ") for reason in reasons)


def test_answer_to_a_question_has_its_citation() -> None:
    explorer = reds("place make_wine")
    explorer.do("ask", move="make blush red 3 white 1")
    reasons = explorer.panel["answer"]["reasons"]
    assert {reason["cite"] for reason in reasons} <= {*explorer.panel["cites"]}
    assert all(reason["cite"] for reason in reasons)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_statements_are_in_the_language_of_the_reader(lang: str) -> None:
    found = cited("red_wine_recipe", "hisshu", lang)
    assert found["cited"][0]["text"] == statement("hisshu.make_wine.04").text(lang)
    assert all(
        line["text"] == statement(line["id"]).text(lang)
        for book in found["others"]
        for line in book["statements"]
    )


def test_book_that_is_silent_says_so_and_names_one_that_speaks() -> None:
    found = cited("build_bonus", "namayuki")
    assert not found["own"]
    assert found["label"].startswith("Japanese rulebook § Building") or found["label"].startswith(
        "Japanese rulebook,"
    )
    assert found["note"] == (
        "“Namayuki’s summary (Japanese)” says nothing about this. “Japanese rulebook” says:"
    )
    assert "hisshu" not in [book["rulebook"] for book in found["others"]]


def test_publishers_rules_are_not_quoted_and_another_book_is() -> None:
    found = cited("red_wine_recipe", "official")
    assert "is not quoted here" in found["note"]
    assert found["cited"][0]["id"] == "hisshu.make_wine.04"


def test_each_other_book_agrees_differs_or_is_silent() -> None:
    found = cited("uproot_destination", "namayuki")
    known = concept("uproot_destination")
    assert found["stand"]["kind"] == known.agreement == "differ"
    assert {book["rulebook"]: book["stand"]["kind"] for book in found["others"]} == {
        book: known.between("namayuki", book) for book in known.statements if book != "namayuki"
    }
    silent = [book for book in found["others"] if not book["statements"]]
    assert all(book["stand"] == {"kind": "silent", "sign": "–", "words": "says nothing"} for book in silent)


# -- every event and every obstacle, under every book -------------------------------------------------------


def told_by(id: str, book: str, books: tuple[str, ...], lang: str) -> None:
    """A citation speaks for itself, or says that its book does not and quotes one that does."""
    found = citations.citation(id, book, lang, books)
    assert found is not None, (id, book)
    assert found["cited"], (id, book)
    assert all(line["text"] and line["label"] for line in found["cited"])
    speakers = {statement(line["id"]).rulebook for line in found["cited"]}
    if found["own"]:
        assert (speakers, found["note"]) == ({book}, "")
        return
    (speaker,) = speakers
    assert speaker != book
    names = [say(Message("ui-thing", {"thing": Name(name)}), lang) for name in (book, speaker)]
    assert all(name in found["note"] for name in names), (id, book)
    other = {one["rulebook"]: one for one in found["others"]}
    assert {book, speaker}.isdisjoint(other)


VITICULTURE_SITES = [*sources.tells(), *sources.objections()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_event_and_obstacle_of_viticulture_is_cited(book: str, lang: str) -> None:
    concepts = {name for site in VITICULTURE_SITES for name in site.concepts} | {*OBSTACLES.values()}
    assert len(concepts) > 100
    for name in sorted(concepts):
        told_by(name, book, BOOKS, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_and_obstacle_of_champagne_is_cited(lang: str) -> None:
    root = Path(champagne.__file__).parent
    named = re.compile(r"champagne\.[a-z_]+\.[0-9]{2}")
    concepts = {name for file in root.rglob("*.[pc][ys]*") for name in named.findall(file.read_text("utf-8"))}
    assert {*champagne_concepts.OBSTACLES.values()} <= concepts
    assert len(concepts) > 40
    for name in sorted(concepts):
        told_by(name, "champagne", ("champagne",), lang)


def test_own_rules_are_cited_like_the_first_book() -> None:
    assert cited("red_wine_recipe", "")["note"] == cited("red_wine_recipe", "official")["note"]


def test_game_without_statements_has_no_citations() -> None:
    explorer = Explorer(Session(Line(PIPPIN.new(2), ["buy apple"])))
    assert explorer.panel["happened"][0]["cite"] == "buying"
    assert explorer.panel["cites"] == {}


def test_still_page_names_the_citation_beside_what_happened() -> None:
    assert "§ Wine-making 15" in reds("place make_wine", "make red 4")._repr_html_()


def test_other_rulebook_is_another_citation() -> None:
    explorer = reds("place make_wine", "make red 4")
    explorer.do("rulebook", rulebook="zh")
    explorer.do("back")
    explorer.do("forward")
    assert explorer.panel["cites"]["red_wine_recipe"]["cited"][0]["id"].startswith("zh.")
