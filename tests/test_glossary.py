"""The words of the games: each explained in three languages, found where it stands in a sentence, and nowhere else."""

from __future__ import annotations

import re
from functools import cache

import pytest
from prose import texts
from toy import PIPPIN

from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.game import Game
from viticulture_explore.games import GAMES
from viticulture_explore.rulebook import rulebooks, statements
from viticulture_explore.text import LANGUAGES, has, ids, say
from viticulture_explore.widgets.glossary import glossary, spellings
from viticulture_explore.widgets.reading import GLOSSARY, Reading
from viticulture_explore.widgets.show import show

EXPLAINED = [game for game in GAMES.values() if game.glossary()]


def found(game: str, lang: str, words: str) -> list[tuple[str, str]]:
    """What of a sentence can be looked up, and under which id."""
    made = glossary(GAMES[game], next(iter(GAMES[game].rulebooks)), lang)
    return [(here[0], made["forms"][here[0]]) for here in re.finditer(made["pattern"], words)]


@cache
def sentences(game: Game, lang: str) -> tuple[str, ...]:
    """What is said of a game: the catalogs, the scenarios, the lessons and the statements of its books."""
    own = (
        text.words
        for text in texts()
        if (text.lang, text.game) == (lang, game.id) and "_glossary/" not in text.where
    )
    books = (book for book in rulebooks() if book in game.rulebooks)
    return (*own, *(known.text(lang) for book in books for known in statements(book)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED, ids=lambda game: game.id)
class TestEveryTerm:
    def test_has_a_name_a_meaning_and_forms(self, game: Game, lang: str) -> None:
        for term in game.glossary():
            name, about = say(term.name, lang), say(term.words, lang)
            assert name
            assert about.endswith("." if lang == "en" else "。"), about
            assert len(about) <= (150 if lang == "en" else 70), about
            assert term.forms[lang]
            assert all(form == form.strip() != "" for form in term.forms[lang])

    def test_is_the_only_one_with_its_forms(self, game: Game, lang: str) -> None:
        forms = [form for term in game.glossary() for form in term.forms[lang]]
        assert sorted(forms) == sorted(set(forms))

    def test_is_found_in_every_form_in_some_sentence(self, game: Game, lang: str) -> None:
        pattern = re.compile(glossary(game, next(iter(game.rulebooks)), lang)["pattern"])
        met = {here for words in sentences(game, lang) for here in pattern.findall(words)}
        dead = [
            form for term in game.glossary() for form in term.forms[lang] if met.isdisjoint(spellings(form))
        ]
        assert dead == []


@pytest.mark.parametrize("game", EXPLAINED, ids=lambda game: game.id)
def test_catalog_explains_no_word_that_is_not_in_the_table(game: Game) -> None:
    explained = {key for key in ids(f"{game.id}_glossary") if key.startswith(f"{game.id}-term-")}
    assert explained == {term.name.id for term in game.glossary()}
    assert all(has(term.heading.id) for term in game.glossary())


def test_games_explain_about_as_many_words_as_a_beginner_needs() -> None:
    assert {game.id: len(game.glossary()) for game in EXPLAINED} == {"viticulture": 67, "champagne": 36}


@pytest.mark.parametrize(
    ("game", "lang", "words", "terms"),
    [
        ("viticulture", "en", "Blush wine needs the Medium Cellar.", ["term blush", "term medium_cellar"]),
        ("viticulture", "en", "Only the grande worker may go there.", ["term grande_worker"]),
        ("viticulture", "ja", "大きな働き手と働き手を置きます。", ["term grande_worker", "term worker"]),
        ("viticulture", "ja", "中貯蔵庫がないとロゼは造れません。", ["term medium_cellar", "term blush"]),
        ("viticulture", "zh", "桃红葡萄酒需要中型酒窖。", ["term blush", "term medium_cellar"]),
        ("viticulture", "zh", "葡萄藤、葡萄和葡萄酒", ["term vine", "term grape", "term wine"]),
        ("champagne", "en", "The turn order: best still wine first.", ["term turn_order", "term still_wine"]),
        ("champagne", "ja", "セラーマスター評議会とセラー", ["term council", "term cellar"]),
        ("champagne", "zh", "酒窖大师评议会和酒窖", ["term council", "term cellar"]),
    ],
)
def test_longest_word_wins(game: str, lang: str, words: str, terms: list[str]) -> None:
    assert [meant for _, meant in found(game, lang, words)] == terms


@pytest.mark.parametrize(
    ("game", "lang", "words"),
    [
        ("viticulture", "en", "A winemaker and a spacious passage, twined, wine-red."),
        ("viticulture", "en", "Nobody can fall below zero."),
        ("viticulture", "ja", "親切な春日さんは両親と星座を見て、春風の吹く麦畑へ。"),
        ("viticulture", "ja", "ワインクーラーとリラックス"),
        ("champagne", "en", "An eventful, impressive starry areaway."),
        ("champagne", "ja", "プレスリーとイベントホール"),
    ],
)
def test_no_word_is_found_inside_another(game: str, lang: str, words: str) -> None:
    assert found(game, lang, words) == []


def test_words_are_found_at_the_beginning_of_a_sentence_and_as_names() -> None:
    words = "Uprooted vines; a Tasting Room."
    terms = ["term uproot", "term vine", "term tasting_room"]
    assert [meant for _, meant in found("viticulture", "en", words)] == terms


def test_name_of_a_card_tells_what_the_card_does() -> None:
    made = glossary(GAMES["viticulture"], "official", "ja")
    assert found("viticulture", "ja", "植え付け人で植樹") == [
        ("植え付け人", "card planter"),
        ("植樹", "term plant"),
    ]
    card = next(card for card in GAMES["viticulture"].cards() if card.id == "planter")
    assert made["entries"]["card planter"]["about"] == say(card.words, "ja", GAMES["viticulture"])


def test_what_others_call_a_thing_is_said_where_several_rulebooks_are() -> None:
    entries = glossary(GAMES["viticulture"], "official", "ja")["entries"]
    assert entries["term crush_pad"]["about"].endswith("ほかの呼び方：発酵槽。")
    entries = glossary(GAMES["viticulture"], "official", "zh")["entries"]
    assert entries["term grande_worker"]["about"].endswith("也叫高级工人。")
    alone = glossary(GAMES["champagne"], "champagne", "ja")["entries"]
    assert not [entry["about"] for entry in alone.values() if "ほかの呼び方" in entry["about"]]


def test_game_without_a_glossary_marks_nothing() -> None:
    assert PIPPIN.glossary() == ()
    assert glossary(PIPPIN, "official", "en")["pattern"] == ""
    with pytest.raises(UnknownWord):
        Reading("official", "en", books=("official",), game=PIPPIN).choose("rulebook", GLOSSARY)


@pytest.mark.parametrize(
    ("lang", "word", "term"),
    [
        ("en", "vine card", "term vine_card"),
        ("ja", "緑カード", "term vine_card"),
        ("zh", "绿色牌", "term vine_card"),
    ],
)
def test_page_gets_the_glossary_in_the_language_of_the_session(lang: str, word: str, term: str) -> None:
    explorer = show(GAMES["viticulture"].new(2), lang)
    assert explorer.glossary["lang"] == lang
    assert explorer.glossary["forms"][word] == term
    explorer.do("language", lang="en")
    assert explorer.glossary["entries"]["term lira"]["name"] == "lira"


# -- to read ----------------------------------------------------------------------------------------------------------


def reading(lang: str = "en", beside: str = "") -> Reading:
    read = Reading("hisshu", lang, beside, game=GAMES["viticulture"])
    read.choose("rulebook", GLOSSARY)
    return read


def test_whole_glossary_is_read_group_by_group() -> None:
    sections = reading(beside="zh").parts()["sections"]
    assert [section["title"] for section in sections][:2] == ["The vineyard", "Grapes and wine"]
    assert sum(len(section["statements"]) for section in sections) == 67
    (crush_pad,) = (
        line for section in sections for line in section["statements"] if line["id"] == "term crush_pad"
    )
    assert crush_pad["label"] == "crush pad"
    assert crush_pad["beside"].startswith("压榨区 – ")
    assert not crush_pad["opens"]


@pytest.mark.parametrize("query", ["crush pad", "crushpad", "圧搾場", "発酵槽", "压榨区", "发酵区"])
def test_word_is_found_in_any_language_and_by_what_others_call_it(query: str) -> None:
    read = reading()
    read.find(query)
    lines = [line["id"] for section in read.parts()["sections"] for line in section["statements"]]
    assert "term crush_pad" in lines
