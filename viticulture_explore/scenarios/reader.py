"""From the values of a file to a scenario: every key, id and value is checked, and the start positions are built."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from viticulture_explore import text
from viticulture_explore.core.errors import InvalidPosition, nearest
from viticulture_explore.core.game import Game
from viticulture_explore.core.message import Message, Value
from viticulture_explore.core.position import Move, Position
from viticulture_explore.scenarios import source as sources
from viticulture_explore.scenarios.errors import Place, ScenarioError
from viticulture_explore.scenarios.model import (
    DEFAULT_GAME,
    FORMAT,
    KEYS,
    AskKind,
    Branch,
    CaseId,
    CheckEntry,
    Checks,
    Entry,
    FileQuestion,
    MoveEntry,
    Natural,
    OptionValue,
    Outline,
    Over,
    Question,
    Scenario,
    StatementId,
    Texts,
)
from viticulture_explore.scenarios.naming import leaves
from viticulture_explore.scenarios.source import Source

FEW = 8
"""So many valid words are all named when a wrong one resembles none of them."""

NOTE = "note"
"""The key of an entry that says something to a learner."""

CHECKS = tuple(field.name for field in msgspec.structs.fields(Checks) if field.name != NOTE)


def load(path: str | Path) -> Scenario:
    """Read a scenario file and build its start positions.

    Raises :class:`ScenarioError` for a file that cannot be read, for unknown keys and ids, malformed values and
    impossible positions; it names the file, the line, the place and what was expected.
    """
    return _Scenarios(sources.read_file(Path(path))).whole()


def read(content: str | bytes, name: str = "scenario") -> Scenario:
    """Read a scenario from the text of a file; ``name`` stands for the file in errors. Raises as :func:`load`."""
    data = content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
    return _Scenarios(sources.read_bytes(data, name)).whole()


def outline(path: str | Path) -> Outline:
    """What a scenario file says of itself, without building its positions. Raises :class:`ScenarioError`."""
    found = _Scenarios(sources.read_file(Path(path)))
    found.known_keys()
    return Outline(found.texts("title"), found.texts("about"))


def problem_of(error: InvalidPosition) -> Message:
    """What is wrong in the words of the catalogs: the problem a game has found."""
    known = f"problem-{error.problem}"
    values = {key: _value(value) for key, value in error.values.items()}
    return Message(known, values) if text.has(known) else Message("problem-other")


def shown(value: Any) -> str:
    """A value of a file as short text.

    >>> shown([3, "red"])
    '[3, "red"]'
    """
    written = shown_whole(value)
    return written if len(written) <= 80 else written[:77] + "..."


def shown_whole(value: Any) -> str:
    """A value of a file as text on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown_whole(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(shown_whole, value)) + "]"
    if isinstance(value, str | bool | None):
        return json.dumps(value, ensure_ascii=False)
    return str(value)


def is_note(found: Any) -> bool:
    """Whether an entry of a line says something to a learner.

    >>> is_note({"note": "Now look at the cellar."})
    True
    """
    return isinstance(found, dict) and NOTE in found


def _without_note(entry: dict[Any, Any]) -> dict[Any, Any]:
    return {key: value for key, value in entry.items() if key != NOTE}


class _Scenarios:
    """One file on its way to a scenario."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.values: dict[str, Any] = source.value

    def whole(self) -> Scenario:
        self.known_keys()
        self.game = game = self.find_game()
        books = self.rulebooks()
        given = dict(self.given())
        deals = self.deals(given.pop("deals", {}))
        options = self.options()
        modules = tuple(self.words("modules", game.modules))
        allow = self.allow()
        found = self.convert(("line",), self.values.get("line", []), list[Any], "wanted-line")
        notes = self.notes(found)
        line = self.line(("line",), found)
        starts = {book: self.start(given, book, options, modules, allow) for book in books}
        first = starts[books[0]]
        self.deals_exist(first, deals)
        return Scenario(
            name=self.source.name,
            game=game,
            titles=self.texts("title"),
            abouts=self.texts("about"),
            rulebooks=books,
            options=options,
            modules=modules,
            statements=tuple(self.items("statements", StatementId)),
            cases=tuple(self.items("cases", CaseId)),
            allow=allow,
            seed=self.convert(("seed",), self.values.get("seed", 0), Natural, "wanted-seed"),
            given=given,
            deals=deals,
            line=line,
            variations=self.variations(line),
            notes=notes,
            quiz=self.quiz(line),
            source=self.source,
            starts=starts,
        )

    # -- single keys ----------------------------------------------------------------------------------------

    def known_keys(self) -> None:
        # The version comes first: what a later one means by its keys is not for this one to judge.
        if "format" not in self.values:
            raise self.fault((), "problem-missing_key", word="format")
        found = self.values["format"]
        if type(found) is not int or found != FORMAT:
            raise self.fault(("format",), "problem-format", found=shown(found))
        self.only_keys((), self.values, KEYS)
        for key in ("title", "given"):
            if key not in self.values:
                raise self.fault((), "problem-missing_key", word=key)

    def find_game(self) -> Game:
        from viticulture_explore.games import GAMES

        found = self.convert(("game",), self.values.get("game", DEFAULT_GAME), str, "wanted-game")
        return GAMES[self.known(("game",), found, GAMES)]

    def texts(self, key: str) -> dict[str, str]:
        return self.said((key,), self.values.get(key, ""))

    def said(self, place: Place, found: Any) -> dict[str, str]:
        """A text, or a text for each language."""
        if isinstance(found, dict):
            self.only_keys(place, found, text.LANGUAGES)
            for lang, item in found.items():
                self.convert((*place, lang), item, str, "wanted-text")
            return {str(lang): str(item) for lang, item in found.items()}
        whole: str = self.convert(place, found, Texts, f"wanted-{place[-1]}")
        return dict.fromkeys(text.LANGUAGES, whole) if whole else {}

    def rulebooks(self) -> tuple[str, ...]:
        known = tuple(self.game.rulebooks)
        found = self.values.get("rulebook", known[0])
        if found == "all":
            return known
        if isinstance(found, str):
            return (self.known(("rulebook",), found, (*known, "all")),)
        if found == []:
            raise self.malformed(("rulebook",), found, "wanted-rulebook")
        return tuple(self.words("rulebook", known))

    def options(self) -> dict[str, str]:
        found = self.convert(
            ("options",), self.values.get("options", {}), dict[str, OptionValue], "wanted-options"
        )
        options = {}
        for option, value in found.items():
            place = ("options", self.known(("options", option), option, self.game.options, "unknown_key"))
            # What YAML takes for a truth value or a number is a word here.
            word = str(value).lower() if isinstance(value, bool) else str(value)
            options[option] = self.known(place, word, self.game.options[option])
        return options

    def allow(self) -> tuple[str, ...] | None:
        if self.values.get("allow") == "all":
            return None
        return tuple(self.words("allow", self.suffixes("flag-")))

    def given(self) -> dict[str, Any]:
        given: dict[str, Any] = self.convert(("given",), self.values["given"], dict[str, Any], "wanted-given")
        return given

    def deals(self, found: Any) -> dict[str, tuple[str, ...]]:
        place = ("given", "deals")
        wanted = dict[str, list[str]]
        decks = self.convert(place, found, wanted, "wanted-deals")
        return {
            self.known((*place, deck), deck, self.game.decks, "unknown_key"): tuple(cards)
            for deck, cards in decks.items()
        }

    def deals_exist(self, position: Position, deals: dict[str, tuple[str, ...]]) -> None:
        for deck, cards in deals.items():
            for number, card in enumerate(cards):
                if not _is_card_of(position, deck, card):
                    place = ("given", "deals", deck, number)
                    raise self.unknown(place, card, _cards_of(position, deck))

    def start(
        self,
        given: dict[str, Any],
        book: str,
        options: dict[str, str],
        modules: tuple[str, ...],
        allow: tuple[str, ...] | None,
    ) -> Position:
        try:
            position = self.game.set_up(given, book, options, modules)
        except InvalidPosition as error:
            raise self.of_game(("given",), error) from error
        for flag in position.status() if allow is not None else ():
            if flag not in (allow or ()):
                reason = Message(f"flag-{flag}", {})
                raise self.fault(("given",), "problem-impossible", flag=flag, reason=reason)
        return position

    # -- the line -------------------------------------------------------------------------------------------

    def notes(self, entries: list[Any]) -> dict[int, dict[str, str]]:
        """What the line says to a learner, by the number of moves before it."""
        found: dict[int, dict[str, str]] = {}
        moves = 0
        for number, item in enumerate(entries):
            moves += isinstance(item, str)
            if is_note(item):
                if moves in found:
                    raise self.fault(("line", number), "problem-repeated_word", word=NOTE)
                found[moves] = self.said(("line", number, NOTE), item[NOTE])
        return found

    def line(self, place: Place, found: Any) -> tuple[Entry, ...]:
        entries = self.convert(place, found, list[Any], "wanted-line")
        return tuple(
            entry for number, item in enumerate(entries) for entry in self.entry((*place, number), item)
        )

    def entry(self, place: Place, found: Any) -> Iterable[Entry]:
        if isinstance(found, str):
            return (MoveEntry(found, place),)
        if is_note(found) and place[0] == "line":  # what is said is no part of the play
            return self.entry(place, rest) if (rest := _without_note(found)) else ()
        if not isinstance(found, dict) or not found:
            words = ", ".join((*CHECKS, NOTE) if place[0] == "line" else CHECKS)
            raise self.malformed(place, found, Message("wanted-entry", {"words": words}))
        self.only_keys(place, found, CHECKS)
        return [self.check((*place, kind), kind, wanted) for kind, wanted in found.items()]

    def check(self, place: Place, kind: str, found: Any) -> CheckEntry:
        read: Callable[[Place, Any], Any] = getattr(self, f"read_{kind}")
        books = [key for key in found if key in self.game.rulebooks] if isinstance(found, dict) else []
        if not books:
            return CheckEntry(kind, place, {"": read(place, found)})
        for key in found:
            if key not in books:
                raise self.fault((*place, key), "problem-mixed_books", word=str(key))
        return CheckEntry(kind, place, {book: read((*place, book), found[book]) for book in books})

    def read_expect(self, place: Place, found: Any) -> dict[str | int, Any]:
        wanted: dict[str | int, Any] = self.convert(place, found, dict[str | int, Any], "wanted-expect")
        return wanted

    def read_legal(self, place: Place, found: Any) -> list[str]:
        moves: list[str] = self.convert(place, found, list[str], "wanted-legal")
        return moves

    def read_moves(self, place: Place, found: Any) -> list[str]:
        moves: list[str] = self.convert(place, found, list[str], "wanted-moves")
        return moves

    def read_illegal(self, place: Place, found: Any) -> dict[str, list[str]]:
        moves = self.convert(place, found, dict[str, Any], "wanted-illegal")
        return {move: self.obstacles((*place, move), reasons) for move, reasons in moves.items()}

    def obstacles(self, place: Place, found: Any) -> list[str]:
        reasons = self.convert(
            place, [found] if isinstance(found, str) else found, list[str], "wanted-obstacle"
        )
        known = self.suffixes("obstacle-")
        return [self.known(place, reason, known) for reason in reasons]

    def suffixes(self, prefix: str) -> tuple[str, ...]:
        """The ids that the game has sentences for, of flags or of obstacles."""
        spoken = filter(self.game.speaks, text.catalogs())
        return tuple(
            key.removeprefix(prefix)
            for catalog in spoken
            for key in text.ids(catalog)
            if key.startswith(prefix)
        )

    def read_over(self, place: Place, found: Any) -> Over:
        if isinstance(found, dict):
            self.only_keys(place, found, [field.name for field in msgspec.structs.fields(Over)])
        over: Over = self.convert(place, found, Over, "wanted-over")
        return over

    def variations(self, line: tuple[Entry, ...]) -> tuple[Branch, ...]:
        most = sum(isinstance(entry, MoveEntry) for entry in line)
        found = self.values.get("variations", [])
        items = self.convert(("variations",), found, list[dict[str, Any]], "wanted-variations")
        return tuple(self.branch(("variations", number), item, most) for number, item in enumerate(items))

    def branch(self, place: Place, found: dict[str, Any], most: int) -> Branch:
        self.only_keys(place, found, ("at", "line"))
        for key in ("at", "line"):
            if key not in found:
                raise self.fault(place, "problem-missing_key", word=key)
        at = self.convert((*place, "at"), found["at"], Natural, "wanted-at")
        if at > most:
            raise self.fault((*place, "at"), "problem-branch", at=at, most=most)
        return Branch(at, self.line((*place, "line"), found["line"]), place)

    # -- the quiz -------------------------------------------------------------------------------------------

    def quiz(self, line: tuple[Entry, ...]) -> tuple[Question, ...]:
        found = self.convert(("quiz",), self.values.get("quiz", []), list[dict[Any, Any]], "wanted-quiz")
        written = [entry.text for entry in line if isinstance(entry, MoveEntry)]
        return tuple(self.question(("quiz", number), item, written) for number, item in enumerate(found))

    def question(self, place: Place, found: dict[Any, Any], line: list[str]) -> Question:
        self.only_keys(place, found, [field.name for field in msgspec.structs.fields(FileQuestion)])
        for key in ("ask", "answer"):
            if key not in found:
                raise self.fault(place, "problem-missing_key", word=key)
        kind: AskKind = self.convert((*place, "ask"), found["ask"], AskKind, "wanted-ask")
        for key in found:
            if key in {"expect", "rulebooks"} and kind != "rulebook":
                raise self.fault((*place, key), "problem-not_asked", word=key, kind=kind)
        at = self.convert((*place, "at"), found.get("at", 0), Natural, "wanted-question-at")
        if at > len(line):
            raise self.fault((*place, "at"), "problem-asked_late", at=at, most=len(line))
        after = self.moves_at((*place, "after"), found.get("after", []))
        books = tuple(self.words_at((*place, "rulebooks"), found.get("rulebooks", []), self.game.rulebooks))
        moves = self.asked_moves(place, found, kind, () if after else line[at:])
        return Question(
            kind=kind,
            at=at,
            after=after,
            texts=self.said((*place, "text"), found.get("text", "")),
            moves=moves,
            expect=self.read_expect((*place, "expect"), found.get("expect", {})),
            rulebooks=books or (tuple(self.game.rulebooks) if kind == "rulebook" else ()),
            answer=self.answer((*place, "answer"), found["answer"], kind, books, moves),
            place=place,
        )

    def asked_moves(
        self, place: Place, found: dict[Any, Any], kind: AskKind, further: Sequence[str]
    ) -> tuple[str, ...]:
        """The moves a question is about; for a result the next one of the line, if none is named."""
        if "moves" not in found and kind != "legal" and further:
            return (further[0],)
        if "moves" not in found:
            raise self.fault(place, "problem-missing_key", word="moves")
        moves = self.moves_at((*place, "moves"), found["moves"])
        if not moves:
            raise self.malformed((*place, "moves"), found["moves"], "wanted-question-moves")
        if kind == "legal":
            for number, move in enumerate(moves):
                if move in moves[:number]:
                    raise self.fault((*place, "moves", number), "problem-repeated_word", word=move)
        return moves

    def moves_at(self, place: Place, found: Any) -> tuple[str, ...]:
        return tuple(self.convert(place, found, list[str], f"wanted-question-{place[-1]}"))

    def answer(
        self, place: Place, found: Any, kind: AskKind, books: Sequence[str], moves: Sequence[str]
    ) -> tuple[str, ...] | dict[Any, Any]:
        """The written answer; whether it is right is found out where the file is run."""
        if kind == "result":
            wanted = self.convert(place, found, dict[str | int, Any], "wanted-answer-result")
            if not any(leaves(wanted)):
                raise self.malformed(place, found, "wanted-answer-result")
            return dict(wanted)
        known = moves if kind == "legal" else books or self.game.rulebooks
        self.convert(place, found, list[str], f"wanted-answer-{kind}")
        return tuple(self.words_at(place, found, known))

    # -- what all of them use -------------------------------------------------------------------------------

    def convert(self, place: Place, value: Any, wanted: Any, words: str) -> Any:
        try:
            return msgspec.convert(value, wanted)
        except msgspec.ValidationError as error:
            raise self.malformed(place, value, words) from error

    def items(self, key: str, wanted: Any) -> list[str]:
        found = self.convert((key,), self.values.get(key, []), list[Any], f"wanted-{key}")
        return [
            self.convert((key, number), item, wanted, f"wanted-{key}") for number, item in enumerate(found)
        ]

    def words(self, key: str, known: Iterable[str]) -> list[str]:
        """A list of known words, each at most once."""
        return self.words_at((key,), self.items(key, str), known)

    def words_at(self, place: Place, found: Any, known: Iterable[str]) -> list[str]:
        words: list[str] = self.convert(place, found, list[str], f"wanted-{place[-1]}")
        for number, word in enumerate(words):
            self.known((*place, number), word, known)
            if word in words[:number]:
                raise self.fault((*place, number), "problem-repeated_word", word=word)
        return words

    def known(self, place: Place, word: str, known: Iterable[str], problem: str = "unknown_word") -> str:
        if word not in known:
            raise self.unknown(place, word, known, problem)
        return word

    def only_keys(self, place: Place, found: dict[Any, Any], known: Iterable[str]) -> None:
        for key in found:
            if key not in known:
                raise self.unknown((*place, key), str(key), known, "unknown_key")

    def unknown(
        self, place: Place, word: str, known: Iterable[str], problem: str = "unknown_word"
    ) -> ScenarioError:
        words = tuple(known)
        close = nearest(word, words)
        message = Message(f"problem-{problem}", {"word": word})
        if not close and 0 < len(words) <= FEW:
            hint = Message("problem-known", {"words": ", ".join(words)})
            message = Message("sentence-pair", {"before": message, "after": hint})
        return self.source.error(place, message, nearest=close)

    def malformed(self, place: Place, value: Any, words: str | Message) -> ScenarioError:
        wanted = Message(words) if isinstance(words, str) else words
        return self.fault(place, "problem-malformed", found=shown(value), wanted=wanted)

    def fault(self, place: Place, problem: str, **values: Value) -> ScenarioError:
        return self.source.error(place, Message(problem, values))

    def of_game(self, place: Place, error: InvalidPosition) -> ScenarioError:
        return of_game(self.source, self.game, place, error)


def of_game(source: Source, game: Game, place: Place, error: InvalidPosition) -> ScenarioError:
    """The error of a game as the error of a file, at its place below ``place``."""
    problem, hint = problem_of(error), error.nearest
    if hint and not nearest(
        str(error.values.get("word")), hint
    ):  # they are not alike: they are all there are
        known = Message("problem-known", {"words": ", ".join(hint)})
        problem, hint = Message("sentence-pair", {"before": problem, "after": known}), ()
    return source.error((*place, *error.place), problem, nearest=hint, game=game)


def _is_card_of(position: Position, deck: str, card: str) -> bool:
    move = Move("deal", (card,))
    return position.conceives(move) and position.game.deck_of(move) == deck


def _cards_of(position: Position, deck: str) -> list[str]:
    deals = [move for move in position.conceivable_moves() if move.verb == "deal"]
    return [str(move.args[0]) for move in deals if position.game.deck_of(move) == deck]


def _value(value: object) -> Value:
    return value if isinstance(value, str | int | tuple | Message) else shown(value)
