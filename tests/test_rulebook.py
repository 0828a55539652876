"""What the rulebooks say: the statements, the concordance, searching and citing."""

from __future__ import annotations

import doctest
import itertools

import pytest

from viticulture_explore import rulebook, text
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.message import Message
from viticulture_explore.games import GAMES
from viticulture_explore.rulebook import books, citing, searching

ALL = [statement for book in rulebook.rulebooks() for statement in rulebook.statements(book)]
FOUR = ("hisshu", "namayuki", "bga_ja", "zh")


def ids(found: tuple[rulebook.Statement, ...]) -> list[str]:
    return [statement.id for statement in found]


@pytest.mark.parametrize("module", [books, citing, searching], ids=lambda module: module.__name__)
def test_the_examples_in_the_docstrings_hold(module: object) -> None:
    ended = doctest.testmod(module)  # type: ignore[arg-type]
    assert ended.attempted > 0
    assert ended.failed == 0


# -- the statements ---------------------------------------------------------------------------------------------------


def test_every_book_has_its_statements() -> None:
    numbers = {book: len(rulebook.statements(book)) for book in rulebook.rulebooks()}
    assert numbers == {"hisshu": 274, "namayuki": 153, "bga_ja": 172, "zh": 152, "champagne": 74}
    assert rulebook.statements("official") == ()


def test_a_statement_is_whole_and_its_id_says_where_it_belongs() -> None:
    assert len({statement.id for statement in ALL}) == 825
    for statement in ALL:
        assert statement.id == f"{statement.rulebook}.{statement.topic}.{statement.number:02}"
        assert statement.section
        assert all(statement.text(lang).strip() for lang in text.LANGUAGES)


def test_numbers_run_through_a_topic_without_a_gap() -> None:
    found: dict[tuple[str, str], list[int]] = {}
    for statement in ALL:
        found.setdefault((statement.rulebook, statement.topic), []).append(statement.number)
    assert {key: sorted(numbers) for key, numbers in found.items()} == {
        key: list(range(1, len(numbers) + 1)) for key, numbers in found.items()
    }


def test_every_section_has_a_heading_in_each_language_and_keeps_its_own() -> None:
    own = {"hisshu": "ja", "namayuki": "ja", "bga_ja": "ja", "zh": "zh", "champagne": "ja"}
    assert set(own) == set(rulebook.rulebooks())
    for book, lang in own.items():
        for section, _ in rulebook.sections(book):
            assert rulebook.heading(book, section, lang) == section
            assert all(rulebook.heading(book, section, other) for other in ("en", "ja", "zh"))
            assert rulebook.heading(book, section, "en").isascii()


def test_sections_hold_every_statement_once_in_the_order_of_the_book() -> None:
    for book in rulebook.rulebooks():
        inside = [statement for _, held in rulebook.sections(book) for statement in held]
        assert sorted(inside, key=lambda found: found.id) == sorted(
            rulebook.statements(book), key=lambda found: found.id
        )
    assert [name for name, _ in rulebook.sections("hisshu")] == [
        "ワインを届けて評判を上げる",
        "畑と初期資産",
        "起床順と配置",
        "夏の6種類の仕事",
        "建物が変えること",
        "冬の6種類の仕事",
        "出荷・訪問者・年末",
        "1人用標準オートマ",
    ]


@pytest.mark.parametrize(
    ("lang", "label", "title"),
    [
        ("en", "§ Wine-making 12", "Japanese rulebook, § Wine-making 12"),
        ("ja", "§ 醸造 12", "日本語ルールブック § 醸造 12"),
        ("zh", "§ 制作葡萄酒 12", "日文规则书 § 制作葡萄酒 12"),
    ],
)
def test_a_statement_is_called_by_its_topic_and_number(lang: str, label: str, title: str) -> None:
    statement = rulebook.statement("hisshu.make_wine.12")
    assert text.say(statement.label, lang) == label
    assert text.say(statement.title, lang) == title


def test_every_topic_and_book_has_a_name() -> None:
    for lang in text.LANGUAGES:
        labels = [text.say(statement.title, lang) for statement in ALL]
        assert len(set(labels)) == len(ALL)


def test_the_topics_of_the_catalog_are_those_of_the_statements() -> None:
    prefix = "rulebook-topic-"
    named = {key.removeprefix(prefix) for key in text.ids("rulebook") if key.startswith(prefix)}
    assert named == {statement.topic for statement in ALL}


def test_what_is_not_there_is_an_error_with_the_nearest_word() -> None:
    with pytest.raises(UnknownWord) as no_statement:
        rulebook.statement("hisshu.harvest.99")
    assert "hisshu.harvest.09" in no_statement.value.nearest
    with pytest.raises(UnknownWord) as no_book:
        rulebook.statements("hishu")
    assert no_book.value.nearest == ("hisshu",)
    with pytest.raises(UnknownWord):
        rulebook.concept("harvest_bass")
    with pytest.raises(UnknownWord):
        rulebook.agreement("zh.harvest.99")


# -- the concordance --------------------------------------------------------------------------------------------------


def test_every_statement_of_the_four_books_belongs_to_a_concept_that_knows_it() -> None:
    for statement in ALL:
        spoken = rulebook.concepts_of(statement.id)
        assert spoken
        assert all(statement.id in concept.statements[statement.rulebook] for concept in spoken)
        if statement.rulebook == "champagne":
            assert [concept.id for concept in spoken] == [statement.id]


def test_a_concept_names_only_statements_that_exist_each_in_the_column_of_its_book() -> None:
    for name in rulebook.concepts():
        for book, named in rulebook.concept(name).statements.items():
            assert [rulebook.statement(known).rulebook for known in named] == [book] * len(named)


def test_the_books_are_parted_where_they_differ_and_only_those_that_speak() -> None:
    found = {"agree": 0, "differ": 0, "silent": 0}
    for name in rulebook.concepts():
        concept = rulebook.concept(name)
        speaking = [book for book, named in concept.statements.items() if named]
        assert sorted(itertools.chain(*concept.sides)) == sorted(speaking)
        found[concept.agreement] += 1
    # The concordance of the four books, and the 74 statements of the second game as concepts of their own.
    assert found == {"agree": 168, "differ": 18, "silent": 110 + 74}


def test_between_two_books_it_matters_on_which_side_they_stand() -> None:
    uproot = rulebook.concept("uproot_destination")
    assert uproot.between("hisshu", "zh") == "agree"
    assert uproot.between("hisshu", "namayuki") == "differ"
    assert rulebook.concept("tiebreak_exhausted").between("hisshu", "bga_ja") == "silent"


# -- citing -----------------------------------------------------------------------------------------------------------


def test_a_book_that_speaks_is_cited_first_and_the_others_after_it() -> None:
    found = rulebook.cite("uproot_destination", "namayuki")
    assert ids(found.own) == ["namayuki.yoke.04"]
    assert ids(found.others) == ["hisshu.yoke.05", "bga_ja.yoke.03", "zh.yoke.04"]
    assert (found.cited, found.speaker, found.silent) == (found.own, "namayuki", False)
    assert found.note is None
    assert found.agreement == "differ"


def test_where_a_book_is_silent_the_citation_says_so_and_names_one_that_speaks() -> None:
    found = rulebook.cite("build_bonus", "namayuki")
    assert (found.own, found.silent, found.speaker) == ((), True, "hisshu")
    assert ids(found.cited) == ["hisshu.build.02"]
    assert found.note is not None
    assert text.say(found.note, "en") == (
        "“Namayuki’s summary (Japanese)” says nothing about this. “Japanese rulebook” says:"
    )


def test_the_official_rules_are_not_silent_but_not_quoted_and_cite_the_standard_rules_first() -> None:
    found = rulebook.cite("build_bonus", "official")
    assert (found.own, found.silent, found.speaker) == ((), False, "hisshu")
    assert found.note is not None
    assert found.note.id == "rulebook-not-quoted"
    assert rulebook.cite("winter_end", "official").speaker == "namayuki"


def test_a_statement_of_the_second_game_is_its_own_concept() -> None:
    found = rulebook.cite("champagne.market.03", "champagne")
    assert ids(found.own) == ["champagne.market.03"]
    assert (found.others, found.silent) == ((), False)


@pytest.mark.parametrize("book", [*FOUR, "official"])
def test_every_concept_can_be_cited_under_every_book(book: str) -> None:
    for name in rulebook.concepts():
        found = rulebook.cite(name, book)
        assert found.cited
        for lang in text.LANGUAGES:
            assert found.note is None or text.say(found.note, lang)


def test_every_rulebook_of_every_game_can_be_cited() -> None:
    assert set(GAMES["viticulture"].rulebooks) <= {"official", *rulebook.rulebooks()}


def test_how_the_others_stand_to_a_statement() -> None:
    namayuki = rulebook.agreement("namayuki.yoke.04")
    assert (namayuki.agree, namayuki.differ, namayuki.silent) == ((), ("hisshu", "bga_ja", "zh"), ())
    hisshu = rulebook.agreement("hisshu.yoke.05")
    assert (hisshu.agree, hisshu.differ) == (("bga_ja", "zh"), ("namayuki",))
    assert (namayuki.whole, hisshu.whole) == ("differ", "differ")
    assert rulebook.agreement("hisshu.setup.01").whole == "silent"
    assert rulebook.agreement("hisshu.setup.05") == rulebook.Standing(("namayuki",), (), ("bga_ja", "zh"))
    assert rulebook.agreement("champagne.market.03") == rulebook.Standing((), (), ())
    assert [text.say(message, "ja") for message in rulebook.agreement("hisshu.setup.05").messages] == [
        "同じ内容：なまゆきさんのルール",
        "記述なし：オンライン版ヘルプ（日本語）、オンライン版ヘルプ（中国語）",
    ]


# -- searching --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "term"), [("発酵槽", "圧搾場"), ("親方コマ", "大きな働き手"), ("高级工人", "大工人")]
)
def test_a_term_of_another_rulebook_finds_what_ours_finds(variant: str, term: str) -> None:
    found = rulebook.search(variant)
    assert found
    assert {statement.id for statement in rulebook.search(term)} <= {statement.id for statement in found}


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("CRUSH Pad", "crush pad"),
        ("ロゼ　ロゼ", "ロゼ"),
        ("２０", "20"),
        ("ﾛｾﾞ", "ロゼ"),
        ("  uproot ", "uproot"),
    ],
)
def test_case_width_and_spaces_do_not_matter(typed: str, plain: str) -> None:
    assert rulebook.search(plain)
    assert rulebook.search(typed) == rulebook.search(plain)


@pytest.mark.parametrize("words", ["sparkling cellar", "スパークリング 大貯蔵庫", "分数 最高"])
def test_all_words_have_to_stand_in_one_statement_in_one_language(words: str) -> None:
    found = rulebook.search(words)
    assert found
    for statement in found:
        assert any(
            all(word in statement.text(lang).casefold() for word in words.split()) for lang in text.LANGUAGES
        )


def test_a_statement_is_found_by_its_id_its_label_and_its_section() -> None:
    assert ids(rulebook.search("hisshu.make_wine.12")) == ["hisshu.make_wine.12"]
    assert "hisshu.make_wine.12" in ids(rulebook.search("醸造 12"))
    assert len(rulebook.search("建物が変えること", rulebook="hisshu")) == 33


def test_the_language_of_the_reader_comes_first() -> None:
    # 酒窖 is said in Chinese alone; every letter of "20" stands in all three languages.
    assert ids(rulebook.search("酒窖", "ja")) == ids(rulebook.search("酒窖", "zh"))
    japanese = [found for found in ALL if "引く" in found.text("ja")]
    assert ids(rulebook.search("引く", "ja"))[: len(japanese)] == [found.id for found in japanese]


def test_a_search_can_keep_to_one_book() -> None:
    found = rulebook.search("灌漑", rulebook="zh")
    assert found
    assert {statement.rulebook for statement in found} == {"zh"}
    with pytest.raises(UnknownWord):
        rulebook.search("灌漑", rulebook="zhh")


def test_nothing_is_found_for_nothing_and_for_what_nobody_says() -> None:
    assert rulebook.search("  ") == ()
    assert rulebook.search("chess") == ()


def test_the_texts_beside_a_statement_are_sentences_of_the_catalog() -> None:
    kinds = {message.id for found in ALL for message in rulebook.agreement(found.id).messages}
    assert kinds == {f"rulebook-others-{kind}" for kind in ("agree", "differ", "silent")}
    assert isinstance(rulebook.statement("zh.harvest.01").label, Message)
