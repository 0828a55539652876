"""Running the line of a scenario under a rulebook: moves are played, chance is settled, checks are compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec

from viticulture_explore import text
from viticulture_explore.core.errors import AmbiguousMove, IllegalMove, InvalidMove, InvalidPosition, nearest
from viticulture_explore.core.game import Difference, Game
from viticulture_explore.core.line import Line, Variation
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE, Move, Obstacle, Position, Step
from viticulture_explore.scenarios.errors import Place, ScenarioError, dotted
from viticulture_explore.scenarios.model import CheckEntry, Entry, MoveEntry, Over, Scenario
from viticulture_explore.scenarios.reader import of_game, shown

MOST_FORCED: Final = 1000
"""So many forced moves are played for one written move; a game that only goes on by itself ends here."""


class Failure(msgspec.Struct, frozen=True):
    """A move that could not be played or a check that does not hold: where it stands, and what was found."""

    place: Place
    line: int | None
    """The line of the file, counted from 1."""
    message: Message

    def say(self, lang: str, game: Game) -> str:
        """The failure as one line of text, without the name of the file."""
        return f"{dotted(self.place)}: {self.sentence(lang, game)}"

    def sentence(self, lang: str, game: Game) -> str:
        """What was found, without the place."""
        return text.say(self.message, lang, game)


class Met(msgspec.Struct, frozen=True):
    """An entry of a line on its turn: the position it met, and the moves played for it.

    These are forced moves before it, itself, and chance behind it; none for a check, and none for a move that could
    not be played.
    """

    entry: Entry
    position: Position
    moves: tuple[Move, ...]


class Report(msgspec.Struct, frozen=True):
    """What came of running a scenario under one rulebook."""

    scenario: Scenario
    rulebook: str
    start: Position
    moves: tuple[Move, ...]
    """Every move of the line as it was played, with chance and forced moves."""
    position: Position
    """The position at the end of the line, or before the move that could not be played."""
    settled: int
    """How many of the last moves only settled chance behind the last entry of the line."""
    variations: tuple[Variation, ...]
    """The further lines, each with its moves from where it leaves the line; chance behind their end is left open."""
    failures: tuple[Failure, ...]
    """What did not hold, in the order of the file; empty if everything did."""
    broken: Failure | None
    """The failure that ended the line before its end: a move that could not be played."""
    met: tuple[tuple[Met, ...], ...]
    """What the entries of the line met, up to where it broke off, then those of each variation that was run."""

    @property
    def passed(self) -> bool:
        """Whether the line and its variations hold."""
        return not self.failures

    def record(self) -> Line:
        """The line and its variations as a record, at its start; chance behind the end of the line is left open."""
        return Line.read(self.start, self.moves[: len(self.moves) - self.settled], self.variations)


def run(scenario: Scenario, rulebook: str | None = None, at: int | None = None) -> Report:
    """Run the line of a scenario and its variations under a rulebook (default: the first of the scenario).

    With ``at`` only so many of its written moves are played, and no variations.

    Raises :class:`ScenarioError` for what makes the file no valid scenario: a text that is no move, and a check
    with unknown keys, ids or malformed values. Texts behind a move that fails are read all the same.
    """
    book = rulebook or scenario.rulebooks[0]
    if book not in scenario.game.rulebooks:
        near = nearest(book, scenario.game.rulebooks)
        raise ScenarioError(scenario.name, Message("problem-unknown_rulebook", {"word": book}), nearest=near)
    try:
        start = scenario.start(book)
    except InvalidPosition as error:
        raise of_game(scenario.source, scenario.game, ("given",), error) from error
    state = _State(start, Random(scenario.seed), scenario.deals)
    main = _Run(scenario, book, state, scenario.line if at is None else _first(scenario.line, at))
    failures = list(main.failures)
    variations = []
    met = [main.met()]
    for branch in scenario.variations if at is None else ():
        if branch.at >= len(main.states):  # the line broke off before
            continue
        further = _Run(scenario, book, main.states[branch.at].copy(), branch.line)
        failures += further.failures
        met.append(further.met())
        shared = len(main.states[branch.at].played)
        written = further.state.played[shared : len(further.state.played) - further.settled]
        variations.append(Variation(shared, tuple(map(str, written))))
    if scenario.quiz and at is None and main.broken is None:
        # A quiz is asked along lines, so its module stands above this one.
        from viticulture_explore.scenarios.quiz import faults

        failures += faults(scenario, book)
    return Report(
        scenario=scenario,
        rulebook=book,
        start=start,
        moves=tuple(main.state.played),
        position=main.state.position,
        settled=main.settled,
        variations=tuple(variations),
        failures=tuple(failures),
        broken=main.broken,
        met=tuple(met),
    )


def follow(scenario: Scenario, start: Position) -> tuple[tuple[Met, ...], bool]:
    """What the entries of the line meet from another start, whatever its checks say; and whether the line broke off.

    The last entry met is then the move that could not be played. Raises :class:`ScenarioError` as :func:`run` does.
    """
    main = _Run(scenario, "", _State(start, Random(scenario.seed), scenario.deals), scenario.line)
    return main.met(), main.broken is not None


class Stretch(msgspec.Struct, frozen=True):
    """A stretch of play: the moves as they were played, with chance and forced moves, and where they led."""

    start: Position
    moves: tuple[Move, ...]
    position: Position
    """The position behind the moves, or before the one that could not be played."""
    broken: Failure | None
    """The move that could not be played, and why; the stretches behind it are left out."""
    stop: str = ""
    """The text of that move."""

    def steps(self) -> tuple[Step, ...]:
        """Its moves with what happened."""
        found: list[Step] = []
        for move in self.moves:
            found.append((found[-1].position if found else self.start).step(move))
        return tuple(found)


def stretches(
    scenario: Scenario, rulebook: str, at: int, *further: tuple[Place, Sequence[str]]
) -> tuple[Stretch, ...]:
    """The line of a scenario up to so many written moves, and further moves from there, a stretch each.

    A stretch ends when chance behind its last move is settled, as the line writes it. Further moves come with the
    place of their list in the file. Raises :class:`ScenarioError` for a start that cannot be set up under the
    rulebook, and for a text that is no move.
    """
    try:
        start = scenario.start(rulebook)
    except InvalidPosition as error:
        raise of_game(scenario.source, scenario.game, ("given",), error) from error
    state = _State(start, Random(scenario.seed), scenario.deals)
    found = [_Run(scenario, "", state, scenario.line, at)]
    for place, texts in further:
        if found[-1].broken is None:
            entries = [MoveEntry(words, (*place, number)) for number, words in enumerate(texts)]
            found.append(_Run(scenario, "", found[-1].state.copy(), entries))
    return tuple(map(_Run.stretch, found))


def _first(line: Sequence[Entry], moves: int) -> list[Entry]:
    """The entries of a line up to so many moves; checks behind the last one are left out."""
    found: list[Entry] = []
    for entry in line:
        if moves == 0:
            break
        found.append(entry)
        moves -= isinstance(entry, MoveEntry)
    return found


def draw(position: Position, random: Random) -> Move:
    """The outcome of a chance decision by a generator, each with its exact probability.

    A game's own quicker way would deal other cards for the seed of a file.
    """
    return Position.sample(position, random)


class _State:
    """A position on the way, and what the runner keeps beside it."""

    def __init__(
        self,
        position: Position,
        random: Random,
        deals: dict[str, tuple[str, ...]],
        played: Iterable[Move] = (),
    ) -> None:
        self.position = position
        self.random = random
        self.deals = dict(deals)
        self.played = list(played)

    def copy(self) -> _State:
        random = Random()
        random.setstate(self.random.getstate())
        return _State(self.position, random, self.deals, self.played)

    def play(self, move: Move) -> None:
        self.position = self.position.after(move)
        self.played.append(move)

    def deal(self, move: Move) -> None:
        """Play an outcome that is written; a card that the deals would have brought next is not dealt again."""
        deck = self.position.game.deck_of(move)
        if deck and self.deals.get(deck, ())[:1] == move.args:
            self.deals[deck] = self.deals[deck][1:]
        self.play(move)

    def play_unwritten(self) -> None:
        """Settle a chance decision by the deals, else by the generator."""
        legal = self.position.legal_moves()
        decks = {self.position.game.deck_of(move): move for move in legal}
        for deck, cards in self.deals.items():
            if deck in decks and cards:
                dealt = Move("deal", (cards[0],))
                if dealt not in legal:
                    raise _Broken(
                        Message("found-no_deal", {"deck": deck, "card": cards[0]}), ("given", "deals", deck)
                    )
                self.deals[deck] = cards[1:]
                self.play(dealt)
                return
        self.play(draw(self.position, self.random))


class _Broken(Exception):
    """The line cannot go on: what was found, and the place if it is not that of the entry."""

    def __init__(self, message: Message, place: Place | None = None) -> None:
        super().__init__(message.id)
        self.message = message
        self.place = place


class _Run:
    """One line on its way: the entries still to come, and what was found."""

    def __init__(
        self,
        scenario: Scenario,
        rulebook: str,
        state: _State,
        entries: Sequence[Entry],
        stop: int | None = None,
    ) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.rulebook = rulebook
        self.state = state
        self.entries = entries
        self.stop = stop
        """After so many written moves it ends, with chance behind them settled; by default after all of them."""
        self.next = 0
        self.begin = (state.position, len(state.played))
        self.failures: list[Failure] = []
        self.broken: Failure | None = None
        self.settled = 0
        self.turns: list[tuple[Entry, Position, int]] = []
        """The entries as their turns came: the position, and how many moves had been played."""
        self.states = [state.copy()]
        """The state after each number of written moves, before chance is settled: a variation may draw otherwise."""
        self.run()

    def run(self) -> None:
        try:
            self.settle()
            while self.next < len(self.entries) and (self.stop is None or len(self.states) <= self.stop):
                entry = self.entries[self.next]
                self.next += 1
                self.turn(entry)
                if isinstance(entry, CheckEntry):
                    self.check(entry)
                else:
                    self.play_written(entry)
                    self.states.append(self.state.copy())
                    self.settle()
        except _Broken as broken:
            # At the very start no entry is to blame, but the deals are, and they come with their place.
            self.fail(broken.place or self.entries[self.next - 1].place, broken.message)
            self.broken = self.failures[-1]
            self.read_rest()

    def stretch(self) -> Stretch:
        """The moves and where they led, apart from the checks."""
        start, played = self.begin
        entry = self.entries[self.next - 1] if self.broken and self.next else None
        stop = entry.text if isinstance(entry, MoveEntry) else ""
        return Stretch(start, tuple(self.state.played[played:]), self.state.position, self.broken, stop)

    def turn(self, entry: Entry) -> None:
        self.turns.append((entry, self.state.position, len(self.state.played)))

    def met(self) -> tuple[Met, ...]:
        """What each entry met. A move belongs to the entry whose turn it was; at the very start, to the first."""
        ends = [*(begin for _, _, begin in self.turns[1:]), len(self.state.played)]
        return tuple(
            Met(entry, position, tuple(self.state.played[begin:end]))
            for (entry, position, begin), end in zip(self.turns, ends, strict=False)
        )

    # -- moves ----------------------------------------------------------------------------------------------

    def play_written(self, entry: MoveEntry) -> None:
        """Play a written move; if it is not legal yet, after the forced moves before it."""
        move, obstacle = self.legal(self.state.position, entry)
        trial = self.state if move else self.state.copy()
        for _ in range(MOST_FORCED):
            if move:
                trial.play(move)
                self.state = trial
                return
            forced = trial.position.legal_moves()
            if len(forced) != 1:
                break
            trial.play(forced[0])
            while trial.position.actor == CHANCE and not (move := self.outcome(trial.position, entry)):
                trial.play_unwritten()
            move = move or self.legal(trial.position, entry)[0]
        raise _Broken(obstacle)

    def settle(self) -> None:
        """Settle chance, by the entries that come next as far as they are outcomes."""
        while self.state.position.actor == CHANCE:
            entry = self.entries[self.next] if self.next < len(self.entries) else None
            move = self.outcome(self.state.position, entry) if isinstance(entry, MoveEntry) else None
            if move:
                self.next += 1
                assert entry is not None  # it is the one that wrote the move
                self.turn(entry)
                self.state.deal(move)
                self.states.append(self.state.copy())
            else:
                self.state.play_unwritten()
                self.settled += self.next == len(self.entries)

    def outcome(self, position: Position, entry: MoveEntry) -> Move | None:
        """The chance move an entry writes, or ``None`` if it is another move, for later."""
        verbs = {move.verb for move in position.legal_moves()}
        move, obstacle = self.legal(position, entry)
        if move is None and entry.text.split()[0] in verbs:
            raise _Broken(obstacle, entry.place)
        return move

    def legal(self, position: Position, entry: MoveEntry) -> tuple[Move | None, Message]:
        """The legal move an entry writes, else why there is none."""
        try:
            move = self.parse(position, entry.text, entry.place)
        except AmbiguousMove as error:
            meant = ", ".join(map(str, error.moves))
            return None, Message("found-ambiguous", {"move": entry.text, "moves": meant})
        except IllegalMove as error:
            return None, self.illegal(entry.text, error.obstacles)
        if move in position.legal_moves():
            return move, Message("found-legal", {"move": entry.text})
        return None, self.illegal(entry.text, position.obstacles(move))

    def parse(self, position: Position, words: str, place: Place) -> Move:
        """The move a text of the file means. Raises :class:`ScenarioError` for a text that is no move."""
        try:
            return parse(position, words)
        except InvalidMove as error:
            problem = Message("problem-no_move", {"text": words})
            raise self.scenario.source.error(place, problem, nearest=error.nearest) from error

    def illegal(self, words: str, obstacles: tuple[Obstacle, ...]) -> Message:
        reasons = text.paragraph(map(self.game.say_obstacle, obstacles))
        return Message("found-illegal", {"move": words, "reasons": reasons})

    # -- checks ---------------------------------------------------------------------------------------------

    def check(self, entry: CheckEntry) -> None:
        found = entry.under(self.rulebook)
        if found is not None:
            getattr(self, f"check_{entry.kind}")(*found)

    def check_expect(self, place: Place, wanted: dict[Any, Any]) -> None:
        for difference in self.differences(place, wanted):
            values = {"expected": shown(difference.expected), "found": shown(difference.found)}
            self.fail((*place, *difference.place), Message("found-difference", {**values}))

    def differences(self, place: Place, wanted: dict[Any, Any]) -> tuple[Difference, ...]:
        try:
            return self.game.differences(self.state.position, wanted)
        except InvalidPosition as error:
            raise of_game(self.scenario.source, self.game, place, error) from error

    def check_legal(self, place: Place, wanted: list[str]) -> None:
        for number, words in enumerate(wanted):
            move, obstacle = self.legal(self.state.position, MoveEntry(words, (*place, number)))
            if move is None:
                self.fail((*place, number), obstacle)

    def check_illegal(self, place: Place, wanted: dict[str, list[str]]) -> None:
        for words, reasons in wanted.items():
            obstacles = self.why_not((*place, words), words)
            found = [obstacle.id for obstacle in obstacles]
            if not found:
                self.fail((*place, words), Message("found-legal", {"move": words}))
            missing = [reason for reason in reasons if reason not in found]
            if found and missing:
                values = {"move": words, "expected": ", ".join(missing), "found": ", ".join(found)}
                self.fail((*place, words), Message("found-other_reason", {**values}))

    def why_not(self, place: Place, words: str) -> tuple[Obstacle, ...]:
        """The obstacles of a text; none if at least one move it could mean is legal."""
        try:
            return self.state.position.obstacles(self.parse(self.state.position, words, place))
        except IllegalMove as error:
            return error.obstacles
        except AmbiguousMove:
            return ()

    def check_moves(self, place: Place, wanted: list[str]) -> None:
        legal = list(map(str, self.state.position.legal_moves()))
        listed = [self.canonical((*place, number), words) for number, words in enumerate(wanted)]
        missing = [move for move in listed if move not in legal]
        extra = [move for move in legal if move not in listed]
        for found, moves in (("found-missing_moves", missing), ("found-extra_moves", extra)):
            if moves:
                self.fail(place, Message(found, {"moves": ", ".join(moves)}))

    def canonical(self, place: Place, words: str) -> str:
        try:
            return str(self.parse(self.state.position, words, place))
        except (AmbiguousMove, IllegalMove):
            return words

    def check_over(self, place: Place, wanted: Over) -> None:
        result = self.state.position.result
        if result is None:
            self.fail(place, Message("found-not_over"))
            return
        if wanted.winners is not None and sorted(wanted.winners) != sorted(result.winners):
            values = {"expected": shown(wanted.winners), "found": shown(result.winners)}
            self.fail((*place, "winners"), Message("found-winners", {**values}))
        if wanted.result is not None and wanted.result != result.outcome:
            values = {"expected": wanted.result, "found": result.outcome or shown(None)}
            self.fail((*place, "result"), Message("found-result", {**values}))

    # -- what was found -------------------------------------------------------------------------------------

    def fail(self, place: Place, message: Message) -> None:
        self.failures.append(Failure(place, self.scenario.source.line(place), message))

    def read_rest(self) -> None:
        """Read the texts and expectations that are not reached, so that a misspelt one is always an error."""
        for entry in self.entries[self.next :]:
            if isinstance(entry, MoveEntry):
                self.legal(self.state.position, entry)
                continue
            place, wanted = entry.under(self.rulebook) or (entry.place, None)
            if wanted is None or entry.kind == "over":
                continue
            if entry.kind == "expect":
                self.differences(place, wanted)
            else:
                # The moves of ``illegal`` are its keys and so their own places.
                places = wanted if entry.kind == "illegal" else range(len(wanted))
                for key, words in zip(places, wanted, strict=True):
                    self.canonical((*place, key), words)


def parse(position: Position, words: str) -> Move:
    """The move a text means, with names in any of the languages; what a file means depends on no reader's language.

    Raises the errors of :meth:`Position.parse`.
    """
    try:
        return position.parse(words)
    except InvalidMove:
        for lang in () if words.isascii() else text.LANGUAGES[1:]:
            with suppress(InvalidMove):
                return position.parse(words, lang)
        raise
