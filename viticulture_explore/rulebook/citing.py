"""From a concept to the statements: what the chosen book says, what the others say, and whether they agree."""

from __future__ import annotations

import msgspec

from viticulture_explore.core.message import Message, Name
from viticulture_explore.rulebook.books import (
    Agreement,
    Concept,
    Statement,
    concept as find_concept,
    concepts_of,
    statement as find_statement,
    statements,
)


class Citation(msgspec.Struct, frozen=True):
    """What the rulebooks say of a concept, the chosen one first."""

    concept: str
    rulebook: str
    """The book that was chosen."""
    own: tuple[Statement, ...]
    """What the chosen book says; empty if it is silent or if none of its statements are here."""
    others: tuple[Statement, ...]
    """What the other books say, book by book."""
    silent: bool
    """Whether the chosen book has statements, but none on this."""
    agreement: Agreement
    """Whether the books that speak of it agree or differ; ``silent`` if only one does."""

    @property
    def cited(self) -> tuple[Statement, ...]:
        """The statements to show first: those of the chosen book, else those of the first book that speaks."""
        return self.own or tuple(found for found in self.others if found.rulebook == self.others[0].rulebook)

    @property
    def speaker(self) -> str:
        """The book whose statements are shown first."""
        return self.cited[0].rulebook

    @property
    def note(self) -> Message | None:
        """Why another book is cited than the chosen one, as a sentence, or ``None`` if it speaks for itself."""
        if self.own:
            return None
        kind = "rulebook-silent" if self.silent else "rulebook-not-quoted"
        return Message(kind, {"rulebook": Name(self.rulebook), "other": Name(self.speaker)})


class Standing(msgspec.Struct, frozen=True):
    """How the other books stand to a statement."""

    agree: tuple[str, ...]
    differ: tuple[str, ...]
    silent: tuple[str, ...]

    @property
    def whole(self) -> Agreement:
        """``differ`` if any other book does, else ``agree`` if any does, else ``silent``."""
        return "differ" if self.differ else "agree" if self.agree else "silent"

    @property
    def messages(self) -> tuple[Message, ...]:
        """What there is to say of the other books, a sentence for each stance that some of them take."""
        found = (("agree", self.agree), ("differ", self.differ), ("silent", self.silent))
        return tuple(
            Message(f"rulebook-others-{kind}", {"rulebooks": tuple(map(Name, books))})
            for kind, books in found
            if books
        )


def cite(concept: str, rulebook: str) -> Citation:
    """What the books say of a concept, seen from one of them.

    The ``official`` rules are not quoted here: their citations name ``hisshu`` first, where it speaks.
    Raises :class:`UnknownWord` for a concept or a book that is not known.

    >>> found = cite("build_bonus", "namayuki")
    >>> found.silent, found.speaker
    (True, 'hisshu')
    """
    known = find_concept(concept)
    has_statements = bool(statements(rulebook))
    told = {book: tuple(map(find_statement, ids)) for book, ids in known.statements.items()}
    own = told.pop(rulebook, ())
    others = tuple(found for of_book in told.values() for found in of_book)
    return Citation(concept, rulebook, own, others, has_statements and not own, known.agreement)


def agreement(statement: str) -> Standing:
    """How the other books of its game stand to a statement, given by its id.

    A book differs if it says otherwise on any concept of the statement, it agrees if it says the same on some,
    and it is silent if it speaks of none. Raises :class:`UnknownWord` if there is no such statement.

    >>> agreement("namayuki.yoke.04").differ
    ('hisshu', 'bga_ja', 'zh')
    """
    book = find_statement(statement).rulebook
    spoken = concepts_of(statement)
    found: dict[Agreement, list[str]] = {"agree": [], "differ": [], "silent": []}
    for other in dict.fromkeys(other for concept in spoken for other in concept.statements if other != book):
        found[_stance(spoken, book, other)].append(other)
    return Standing(tuple(found["agree"]), tuple(found["differ"]), tuple(found["silent"]))


def _stance(spoken: tuple[Concept, ...], book: str, other: str) -> Agreement:
    stances = {concept.between(book, other) for concept in spoken}
    return "differ" if "differ" in stances else "agree" if "agree" in stances else "silent"
