"""The catalogs on disk and how they are read: one Fluent file a catalog and language, joined into one bundle."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from viticulture_explore.text.errors import CatalogError, MissingText

LANGUAGES: Final = ("en", "ja", "zh")
"""The languages of every sentence, the default first."""

_OWN: Final = Path(__file__).parent / "catalogs"
_added: dict[str, Path] = {}


def _capital(text: str) -> str:
    """A text as the beginning of a sentence: what ``CAPITAL($clause)`` means in a catalog."""
    return text[:1].upper() + text[1:]


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"CAPITAL": _capital}
"""What the texts can do beside Fluent's own functions."""

Entry = ast.Message | ast.Term


def catalogs() -> tuple[str, ...]:
    """The names of all catalogs, in alphabetical order, those of other games last."""
    return (*sorted(folder.name for folder in _OWN.iterdir() if folder.is_dir()), *_added)


def add_catalog(name: str, folder: str | Path) -> None:
    """Add the texts of another game: a folder that holds ``en.ftl``, ``ja.ftl`` and ``zh.ftl``.

    Adding the same folder again changes nothing. Raises :class:`CatalogError` if the name is taken.
    """
    where = Path(folder)
    if _added.get(name) == where:
        return
    if name in catalogs():
        raise CatalogError(f"{where}: there is a catalog {name!r} already")
    _added[name] = where
    bundle.cache_clear()
    entries.cache_clear()


def path(catalog: str, lang: str) -> Path:
    """The file that holds a catalog in a language."""
    return _added.get(catalog, _OWN / catalog) / f"{lang}.ftl"


@cache
def entries(catalog: str, lang: str) -> dict[str, Entry]:
    """The entries of one catalog file by id (terms with their ``-``), empty if the file does not exist.

    Raises :class:`CatalogError` for text that is no Fluent and for an id that stands twice.
    """
    file = path(catalog, lang)
    if not file.exists():
        return {}
    source = file.read_text(encoding="utf-8")
    found: dict[str, Entry] = {}
    for item in FluentParser().parse(source).body:
        if isinstance(item, ast.Junk):
            raise _junk(file, source, item)
        if isinstance(item, ast.Message | ast.Term):
            key = entry_id(item)
            if key in found:
                raise CatalogError(f"{file}:{_line(source, item)}: {key!r} stands twice")
            found[key] = item
    return found


def entry_id(item: Entry) -> str:
    """The id of a message, or of a term with its leading dash."""
    return f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name


@cache
def bundle(lang: str) -> FluentBundle:
    """Every catalog in one language. Ids are unique over all of them, or a :class:`CatalogError` is raised."""
    if lang not in LANGUAGES:
        raise MissingText("", lang, f"the languages are {', '.join(LANGUAGES)}")
    owners: dict[str, str] = {}
    joined = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    for catalog in catalogs():
        found = entries(catalog, lang)
        for key in found:
            if key in owners:
                raise CatalogError(f"{path(catalog, lang)}: {key!r} stands in catalog {owners[key]!r} too")
            owners[key] = catalog
        joined.add_resource(ast.Resource(list(found.values())))
    return joined


def _junk(file: Path, source: str, item: ast.Junk) -> CatalogError:
    note = item.annotations[0]
    line = source.count("\n", 0, note.span.start if note.span else 0) + 1
    return CatalogError(f"{file}:{line}: {note.message}")


def _line(source: str, item: Entry) -> int:
    return source.count("\n", 0, item.span.start if item.span else 0) + 1
