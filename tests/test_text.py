"""The text layer: messages in three languages, and a report that finds every gap of a catalog."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import toy

from viticulture_explore import text
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import Result
from viticulture_explore.text import store

toy.register()


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[Callable[..., None]]:
    """A function that adds a catalog ``scratch`` made of the given texts, one for each language."""

    def forget() -> None:
        store._added.pop("scratch", None)
        store.bundle.cache_clear()
        store.entries.cache_clear()

    def make(**texts: str) -> None:
        for lang, content in texts.items():
            (tmp_path / f"{lang}.ftl").write_text(content, encoding="utf-8")
        text.add_catalog("scratch", tmp_path)

    yield make
    forget()


def in_all(content: str) -> dict[str, str]:
    return dict.fromkeys(text.LANGUAGES, content)


# -- what a person reads --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [
        ("en", 0, "nothing"),
        ("en", 1, "apple"),
        ("en", 2, "apple and pear"),
        ("en", 4, "apple, pear, apple and pear"),
        ("ja", 0, "なし"),
        ("ja", 1, "りんご"),
        ("ja", 2, "りんご、梨"),
        ("ja", 4, "りんご、梨、りんご、梨"),
        ("zh", 0, "无"),
        ("zh", 2, "苹果和梨"),
        ("zh", 4, "苹果、梨、苹果和梨"),
    ],
)
def test_lists_are_those_of_the_language(
    lang: str, number: int, said: str, catalog: Callable[..., None]
) -> None:
    catalog(**in_all("scratch = { $things }"))
    things = (Name("apple"), Name("pear"), Name("apple"), Name("pear"))[:number]
    assert text.say(Message("scratch", {"things": things}), lang, toy.PIPPIN) == said


def test_names_come_from_the_game_and_else_from_the_catalogs(catalog: Callable[..., None]) -> None:
    catalog(**in_all("scratch = { $thing }\nname-apple = wrong\nname-plum = plum"))
    assert text.say(Message("scratch", {"thing": Name("apple")}), "ja", toy.PIPPIN) == "りんご"
    assert text.say(Message("scratch", {"thing": Name("plum")}), "ja", toy.PIPPIN) == "plum"
    assert text.say(Message("scratch", {"thing": Name("apple")}), "en") == "wrong"


def test_numbers_are_plain_and_choose_the_plural(catalog: Callable[..., None]) -> None:
    catalog(**in_all("scratch = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of them\n }"))
    said = [text.say(Message("scratch", {"n": number}), "en") for number in (0, 1, 12345)]
    assert said == ["none", "one", "12345 of them"]


def test_messages_stand_inside_messages_and_have_attributes(catalog: Callable[..., None]) -> None:
    catalog(**in_all("scratch = <{ $inner }>\n    .title = title of { $inner }"))
    inner = Message("list-end", {"before": "a", "after": 2})
    assert text.say(Message("scratch", {"inner": inner}), "zh") == "<a和2>"
    assert text.say(Message("scratch.title", {"inner": "x"}), "en") == "title of x"


@pytest.mark.parametrize(("lang", "said"), [("en", "nothing nothing"), ("ja", "なしなし"), ("zh", "无无")])
def test_a_paragraph_joins_sentences_as_the_language_does(lang: str, said: str) -> None:
    assert text.say(text.paragraph([Message("list-none"), Message("list-none")]), lang) == said


def test_no_sentence_is_an_empty_text() -> None:
    assert text.say(text.paragraph([]), "ja") == ""


def test_every_language_is_named_in_itself() -> None:
    assert text.languages() == {"en": "English", "ja": "日本語", "zh": "中文"}


@pytest.mark.parametrize(
    ("message", "lang", "names"),
    [
        (Message("no-such-text"), "en", "no-such-text"),
        (Message("list-none.title"), "ja", "list-none.title"),
        (Message("list-end", {"before": "a"}), "zh", "after"),
        (Message("list-end", {"before": Name("nobody"), "after": "b"}), "en", "name-nobody"),
        (Message("list-none"), "fr", "fr"),
    ],
)
def test_what_cannot_be_said_is_an_error_and_never_a_key(message: Message, lang: str, names: str) -> None:
    with pytest.raises(text.MissingText, match=names):
        text.say(message, lang)


# -- the catalogs ---------------------------------------------------------------------------------------------------


def test_every_catalog_is_whole_in_every_language() -> None:
    assert "\n".join(map(str, text.gaps())) == ""


def test_ids_are_listed_by_catalog() -> None:
    assert "list-end" in text.ids("common")
    assert "list-end" not in text.ids("cli")
    assert set(text.ids("cli")) < set(text.ids())


@pytest.mark.parametrize(
    ("english", "japanese", "gap"),
    [
        ("scratch = a", "", "scratch/ja.ftl: scratch: missing"),
        ("", "scratch = a", "scratch/en.ftl: scratch: missing"),
        ("scratch = { $x }", "scratch = { $y }", "scratch/ja.ftl: scratch: values $x, $y"),
        (
            "scratch = { $c ->\n    [red] r\n   *[white] w\n }",
            "scratch = x",
            "scratch/ja.ftl: scratch: values $c",
        ),
        ("scratch = a\n    .title = t", "scratch = a", "scratch/ja.ftl: scratch: attributes title"),
        (
            "scratch =\n    .title = t",
            "scratch = a\n    .title = t",
            "scratch/ja.ftl: scratch: attributes the value itself",
        ),
        (
            "scratch = { list-none }",
            "scratch = { list-noen }",
            "scratch/ja.ftl: scratch: reference list-noen",
        ),
        (
            "scratch = { list-none }",
            "scratch = { list-none.x }",
            "scratch/ja.ftl: scratch: reference list-none.x",
        ),
        ("scratch = a", "scratch = { -term }", "scratch/ja.ftl: scratch: reference -term"),
    ],
)
def test_a_gap_is_found(catalog: Callable[..., None], english: str, japanese: str, gap: str) -> None:
    catalog(en=english, ja=japanese, zh=english)
    assert gap in [str(found) for found in text.gaps()]


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("scratch = { $n ->\n    [one] a grape\n   *[other] grapes\n }", "scratch = ブドウ"),
        ("scratch = { $n ->\n    [one] a grape\n   *[other] { $n } grapes\n }", "scratch = ブドウ{ $n }個"),
        ("-term = x\nscratch = { -term }", "scratch = x"),
    ],
)
def test_grammar_may_differ_without_a_gap(catalog: Callable[..., None], english: str, japanese: str) -> None:
    catalog(en=english, ja=japanese, zh=japanese)
    assert [found for found in text.gaps() if found.catalog == "scratch"] == []


def test_text_that_is_no_fluent_names_file_and_line(catalog: Callable[..., None], tmp_path: Path) -> None:
    catalog(**in_all("good = a\n\nbad = { $x\nmore = b\n"))
    with pytest.raises(text.CatalogError) as caught:
        text.say(Message("good"), "en")
    assert str(caught.value).startswith(f"{tmp_path / 'en.ftl'}:4: Expected")


def test_an_id_stands_once_in_a_catalog(catalog: Callable[..., None], tmp_path: Path) -> None:
    catalog(**in_all("scratch = a\nother = b\nscratch = c\n"))
    with pytest.raises(text.CatalogError) as caught:
        text.say(Message("other"), "ja")
    assert str(caught.value) == f"{tmp_path / 'ja.ftl'}:3: 'scratch' stands twice"


def test_an_id_belongs_to_one_catalog(catalog: Callable[..., None]) -> None:
    catalog(**in_all("list-none = a"))
    with pytest.raises(text.CatalogError, match="'list-none' stands in catalog 'common' too"):
        text.say(Message("list-none"), "en")


def test_a_catalog_is_added_once(catalog: Callable[..., None], tmp_path: Path) -> None:
    catalog(**in_all("scratch = a"))
    text.add_catalog("scratch", tmp_path)
    with pytest.raises(text.CatalogError, match="'scratch' already"):
        text.add_catalog("scratch", tmp_path / "elsewhere")
    with pytest.raises(text.CatalogError, match="'cli' already"):
        text.add_catalog("cli", tmp_path)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_end_without_a_winner_names_nobody(lang: str) -> None:
    nobody, somebody = (text.say(text.ending(Result(seats)), lang) for seats in ((), (2,)))
    assert nobody.endswith((".", "。"))
    assert "2" in somebody
    assert "2" not in nobody
