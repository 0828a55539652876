"""What the page shows, as plain values in one language: the session's state cut into the parts of the page.

The parts are made separately, so that a step makes only what it changes, and the graph only where it is open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore import draw
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import CHANCE, Move, Obstacle, Position
from viticulture_explore.core.refusals import refusals
from viticulture_explore.text import ending, languages, say
from viticulture_explore.widgets import citations, veil
from viticulture_explore.widgets.session import OWN_RULES, Session

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping

    from viticulture_explore.core.game import Game
    from viticulture_explore.core.line import Node
    from viticulture_explore.core.message import Value
    from viticulture_explore.core.scene import Scene

Part = dict[str, Any]

QUIET: Final = frozenset({"done", "pass", "decline"})
"""The verbs of every game's notation that end or refuse something: their buttons hold back."""

DECLINING: Final = "unused"
"""The word of a move that declines what would come by itself: such moves are one fold away."""

REASONS_SHOWN: Final = 3
"""How many kinds of reasons stand open; the others are one fold away."""

REASONS_ALIKE: Final = 3
"""So many reasons of one kind against a move are said; of more, the others are counted."""

BOT_WAITS: Final = 700
"""So many milliseconds stands the board before the computer makes its move."""

CAPTION_LEAST: Final = 1200
CAPTION_MOST: Final = 9000
CAPTION_SIGN: Final = {"en": 40, "ja": 90, "zh": 90}
"""How long a caption can be read while a line is shown, in milliseconds: at least, at most, and for each sign."""

ALIKE_SHOWN: Final = 12
"""How many moves with the same reason are named in its fold."""


def header(session: Session) -> Part:
    """The title, the pickers, and where in the game it is."""
    lang, game = session.lang, session.game
    scene = game.scene(session.position, session.seat)
    return {
        "language": lang,
        "title": title(session),
        "languages": [[known, name] for known, name in languages().items()],
        "rulebook": session.rulebook,
        "rulebooks": _rulebooks(session),
        **moment(session.position, scene, lang),
        "words": _words(lang, "explorer", "language", "rulebook"),
    }


def moment(position: Position, scene: Scene, lang: str) -> Part:
    """Where in the game a position is."""
    game = position.game
    return {
        "time": say(scene.round or game.say_time(position), lang, game),
        "stages": [say(stage, lang, game) for stage in scene.stages],
        "stage": scene.stage,
    }


def title(session: Session, lang: str | None = None) -> str:
    """The title of what is explored: the scenario's own, else that of the board; default in the session's language."""
    return named(session.title, session.line.start, lang or session.lang)


def named(titles: Mapping[str, str], start: Position, lang: str) -> str:
    """The title of a position in a language: one of its own, else that of its board."""
    if titles:
        return titles.get(lang) or next(iter(titles.values()))
    scene = start.game.scene(start, start.actor or 1)
    return say(scene.title, lang, start.game)


def board(session: Session) -> Part:
    """The drawing: every shape with its place, its markup, what it says and what a click on it does."""
    return drawing(veil.scene_of(session), session.lang, session.game)


def drawing(scene: Scene, lang: str, game: Game, edits: Container[str] = ()) -> Part:
    """A scene for the page. A click on a shape among ``edits`` is for the tab that is open."""
    return {
        "language": lang,
        "title": say(scene.title, lang, game),
        "width": scene.width,
        "height": scene.height,
        "shapes": [
            {
                "id": shape.id,
                "place": shape.place,
                "classes": f"{shape.classes} vx-set" if shape.id in edits else shape.classes,
                "markup": shape.markup,
                "says": shape.says,
                "moves": shape.moves,
                "tries": shape.tries,
                "looks": shape.looks,
                "about": shape.about,
                "edits": shape.id in edits,
            }
            for shape in draw.drawn(scene, lang, game)
        ],
    }


def panel(session: Session, failure: str = "") -> Part:
    """The side: who decides what, the legal moves in groups, what happened, what is not possible and why."""
    lang, position = session.lang, session.position
    closed = veil.is_closed(session)
    story, answer = happened(session), _answer(session)
    reasons = [] if closed else _reasons(position, lang)
    return {
        "here": session.line.node.place,
        "failure": failure,
        "seat": position.actor or 0,
        "question": question(position, lang),
        "elsewhere": _elsewhere(session),
        "groups": [] if closed else _groups(position, lang),
        "chance": position.actor == CHANCE,
        "answer": answer,
        "played": _played(session),
        "happened": story,
        "refused": reasons,
        "shown": REASONS_SHOWN,
        "cites": citations.told(session, _cited(story, reasons, [answer] if answer else [])),
        "words": {
            **_words(
                lang,
                "close",
                "which",
                "why",
                "happened",
                "refused",
                "let-it-happen",
                "ask",
                "ask-hint",
                "mend-ask",
            ),
            "nothing": _ui(lang, "quiet-step" if session.line.node.parent else "beginning"),
            "more": _ui(lang, "refused-more", number=max(len(reasons) - REASONS_SHOWN, 0)),
        },
    }


def line(session: Session) -> Part:
    """The record as chips: the moves to here, those that follow, and the other moves tried on the way."""
    lang = session.lang
    here = session.line.node
    trail = here.trail()
    later = list(here.main())
    chips = [
        _chip(session, node, now=node is here, later=number >= len(trail))
        for number, node in enumerate(trail + later)
    ]
    return {
        "chips": chips,
        "variations": [
            _chip(session, child, other=True)
            for node, then in zip(trail + later, [*(trail + later)[1:], None], strict=True)
            for child in node.children
            if child is not then
        ],
        "back": len(trail) > 1,
        "forward": bool(later),
        "undo": session.history.can_undo,
        "redo": session.history.can_redo,
        "replay": len(trail) > 1 or bool(later),
        "replaying": session.replaying,
        "tick": _tick(session),
        "caption": said(session) if session.replaying else "",
        "words": _words(lang, "line", "back", "forward", "variations", "undo", "redo", "replay", "pause"),
    }


def _tick(session: Session) -> int:
    """After how many milliseconds something happens by itself; 0 for nothing."""
    if not session.by_itself:
        return 0
    if not session.replaying:
        return BOT_WAITS
    return min(CAPTION_MOST, CAPTION_LEAST + CAPTION_SIGN[session.lang] * len(said(session)))


def said(session: Session) -> str:
    """What a screen reader says after a step: what happened, then what is asked."""
    if session.answer is not None:
        answer = _answer(session)
        assert answer is not None
        return " ".join((answer["words"], *(reason["words"] for reason in answer["reasons"])))
    story = (sentence["words"] for sentence in happened(session))
    return " ".join((*story, whose_question(session.position, session.lang)))


def _elsewhere(session: Session) -> Part | None:
    """A word that it is the turn of another seat than the one whose board is in front, and the way there."""
    actor, shown = session.position.actor, session.seat
    if not actor or actor == shown or actor in session.table.bots:
        return None
    return {
        "seat": actor,
        "words": _ui(session.lang, "elsewhere", seat=actor, shown=shown),
        "show": _ui(session.lang, "elsewhere-show", seat=actor),
    }


def question(position: Position, lang: str) -> str:
    """What is asked, or how the game ended."""
    game = position.game
    result = position.result
    if result is None:
        return say(game.say_decision(position), lang, game)
    return say(ending(result), lang)


def whose_question(position: Position, lang: str) -> str:
    """The same with the one who is asked, for those who do not see the colours."""
    asked = question(position, lang)
    if position.actor is None:
        return asked
    if position.actor == CHANCE:
        return _ui(lang, "question-chance", question=asked)
    return _ui(lang, "question-of", seat=position.actor, question=asked)


def happened(session: Session) -> list[Part]:
    """What the last step did, a sentence an event with what it cites; before it how far another rulebook followed."""
    lang, game = session.lang, session.game
    followed, step = session.followed, session.line.step
    sentences: list[Part] = []
    if followed is not None:
        book = Message("ui-thing", {"thing": Name(followed.rulebook)})
        if followed.move is not None and followed.before is not None:
            move = veil.move_of(session, followed.before, followed.move)
            stopped = Message("ui-stopped", {"rulebook": book, "move": move})
            return [_sentence(say(stopped, lang, game)), *_obstacles(followed.obstacles, game, lang)]
        sentences = [_sentence(say(Message("ui-followed", {"rulebook": book}), lang, game))]
    if step is None:
        return sentences
    return [*sentences, *(_sentence(veil.told(session, event), event.concept) for event in step.events)]


def _rulebooks(session: Session) -> list[list[str]]:
    game, lang = session.game, session.lang
    books = [[book, say(Message("ui-thing", {"thing": Name(book)}), lang, game)] for book in game.rulebooks]
    return books if session.rulebook != OWN_RULES else [[OWN_RULES, _ui(lang, "rulebook-own")], *books]


def _groups(position: Position, lang: str) -> list[Part]:
    game = position.game
    if position.actor == CHANCE:
        chances = position.chances()
        among = [probability for _, probability in chances]
        outcomes = [
            {**_move(position, move, lang), "note": draw.share(probability, lang, among)}
            for move, probability in chances
        ]
        return [{"title": _ui(lang, "group-outcomes"), "moves": outcomes, "folded": [], "more": ""}]
    groups: dict[str, list[Part]] = {}
    for move in position.legal_moves():
        heading = say(game.group(position, move), lang, game)
        groups.setdefault(heading, []).append(_move(position, move, lang))
    return [_group(heading, moves, lang) for heading, moves in groups.items()]


def _group(heading: str, moves: list[Part], lang: str) -> Part:
    folded = [move for move in moves if DECLINING in move["move"].split()]
    return {
        "title": heading,
        "moves": [move for move in moves if move not in folded],
        "folded": folded,
        "more": _ui(lang, "moves-more", number=len(folded)),
    }


def _move(position: Position, move: Move, lang: str) -> Part:
    words = say(position.game.say_move(position, move), lang, position.game)
    return {"move": str(move), "words": words, "note": "", "quiet": move.verb in QUIET}


def _answer(session: Session) -> Part | None:
    answer = session.answer
    if answer is None:
        return None
    position, game, lang = session.position, session.game, session.lang
    near = [_move(position, move, lang) for move in answer.nearest]
    reasons = _obstacles(answer.obstacles, game, lang)
    if answer.move is not None:
        words = say(game.say_move(position, answer.move), lang, game)
        return {"words": words, "reasons": reasons or [_sentence(_ui(lang, "possible"))], "nearest": []}
    if not reasons:
        reasons = [_sentence(_ui(lang, "ask-which" if near else "ask-no-move"))]
    return {"words": answer.text, "reasons": reasons, "nearest": near}


def _played(session: Session) -> str:
    node = session.line.node
    if node.parent is None or node.move is None:
        return ""
    before = node.parent.position
    move = veil.move_of(session, before, node.move)
    key = "played-chance" if before.actor == CHANCE else "played"
    return _ui(session.lang, key, move=move, seat=before.actor or 0)


def _reasons(position: Position, lang: str) -> list[Part]:
    """What a person could try at this decision and cannot: one entry a kind of reason, the nearest moves first."""
    game = position.game
    entries = []
    for moves in refusals(position):
        move, obstacles = moves[0]
        others = moves[1:]
        entries.append(
            {
                "move": str(move),
                "words": say(game.say_move(position, move), lang, game),
                "reasons": _obstacles(obstacles, game, lang),
                "others": [
                    say(game.say_move(position, other), lang, game) for other, _ in others[:ALIKE_SHOWN]
                ],
                "more": _ui(lang, "refused-alike", number=len(others)),
            }
        )
    return entries


def _obstacles(obstacles: Iterable[Obstacle], game: Game, lang: str) -> list[Part]:
    """The reasons in words."""
    reasons = ((found.id, say(game.say_obstacle(found), lang, game), found.concept) for found in obstacles)
    return against(reasons, lang)


def against(reasons: Iterable[tuple[str, str, str]], lang: str) -> list[Part]:
    """Reasons against a move, each once; of many that are alike (no grape of 1, of 2, ...) the first are said.

    A reason is the id of an obstacle, the sentence, and what it cites.
    """
    said: dict[str, dict[str, str]] = {}
    for obstacle, words, cite in reasons:
        said.setdefault(obstacle, {}).setdefault(words, cite)
    return [part for alike in said.values() for part in _first(alike, lang)]


def _first(said: dict[str, str], lang: str) -> Iterator[Part]:
    left = len(said) - REASONS_ALIKE
    for number, (words, concept) in enumerate(said.items()):
        if left <= 1 or number < REASONS_ALIKE:
            yield _sentence(words, concept)
    if left > 1:
        yield _sentence(_ui(lang, "reasons-alike", number=left))


def _sentence(words: str, concept: str = "") -> Part:
    """A sentence, and the concept of the rule it cites, if any."""
    return {"words": words, "cite": concept}


def _cited(story: list[Part], *lists: list[Part]) -> Iterator[str]:
    """Every concept that sentences of the page cite."""
    for sentence in (
        *story,
        *(reason for entries in lists for entry in entries for reason in entry["reasons"]),
    ):
        if sentence["cite"]:
            yield sentence["cite"]


def _chip(
    session: Session, node: Node, *, now: bool = False, later: bool = False, other: bool = False
) -> Part:
    lang, place = session.lang, node.place
    if node.parent is None or node.move is None:
        words = _ui(lang, "start")
    else:
        words = veil.move_of(session, node.parent.position, node.move)
    if other:
        words = _ui(lang, "variation", number=len(node.path), move=words)
    return {
        "place": place,
        "words": words,
        "title": notation(session, node),
        "now": now,
        "later": later,
        "other": other,
    }


def notation(session: Session, node: Node) -> str:
    """The move that led to a place of the record, in the notation; empty at the start and while hands are hidden."""
    return "" if session.table.hidden or node.move is None else str(node.move)


def _words(lang: str, *keys: str) -> dict[str, str]:
    return {key: _ui(lang, key) for key in keys}


def _ui(lang: str, key: str, **values: Value) -> str:
    return say(Message(f"ui-{key}", values), lang)
