"""The JSON Schema of scenario files, for editors that complete and check while a person writes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from viticulture_explore.core.game import Game
from viticulture_explore.core.message import Message
from viticulture_explore.scenarios.model import DEFAULT_GAME, File
from viticulture_explore.scenarios.reader import NOTE
from viticulture_explore.text import has, say

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schema(lang: str = "en") -> dict[str, Any]:
    """The JSON Schema of scenario files of every game, described in a language.

    The keys come from the types that read the files; what ``given`` holds comes from the games.
    """
    from viticulture_explore.games import GAMES

    (root,), definitions = msgspec.json.schema_components([File], ref_template="#/$defs/{name}")
    whole = definitions.pop("File")
    assert root == {"$ref": "#/$defs/File"}
    for part in (whole, *definitions.values()):
        part.pop("description", None)  # the sentence of the type, for programmers
        part.pop("title", None)
        _describe(part["properties"], lang)
    _describe(definitions["FileQuestion"]["properties"], lang, "wanted-question-")
    _by_rulebook(definitions["Checks"]["properties"], GAMES)
    definitions["Checks"]["minProperties"] = 1
    whole["properties"]["game"]["enum"] = list(GAMES)
    whole["properties"]["rulebook"].pop("default")  # it depends on the game
    rules = []
    for game in GAMES.values():
        rules.append(_rule(game))
        definitions.update(_definitions(game))
    return {
        "$schema": DIALECT,
        "title": say(Message("schema-title"), lang),
        **whole,
        "allOf": rules,
        "$defs": definitions,
    }


def _describe(properties: dict[str, Any], lang: str, words: str = "wanted-") -> None:
    for key, found in properties.items():
        if has(f"{words}{key}"):
            found["description"] = say(Message(f"{words}{key}"), lang)


def _by_rulebook(checks: dict[str, Any], games: Mapping[str, Game]) -> None:
    """Let each check be written once for all rulebooks, or by rulebook."""
    books = list(dict.fromkeys(book for game in games.values() for book in game.rulebooks))
    for key, plain in checks.items():
        if key == NOTE:  # it says the same under all of them
            continue
        description = plain.pop("description", "")
        plain.pop("default", None)
        named = {"type": "object", "minProperties": 1, "propertyNames": {"enum": books}}
        checks[key] = {"description": description, "anyOf": [plain, {**named, "additionalProperties": plain}]}


def _rule(game: Game) -> dict[str, Any]:
    """What holds for the files of one game."""
    options = {option: {"enum": list(map(_as_yaml, values))} for option, values in game.options.items()}
    named: dict[str, Any] = {"enum": [*game.rulebooks, "all"]}
    listed = {"type": "array", "items": {"enum": list(game.rulebooks)}, "uniqueItems": True}
    chosen: dict[str, Any] = {"properties": {"game": {"const": game.id}}}
    if game.id != DEFAULT_GAME:
        chosen["required"] = ["game"]
    return {
        "if": chosen,
        "then": {
            "properties": {
                "rulebook": {"anyOf": [named, listed]},
                "options": {"properties": options, "additionalProperties": False},
                "modules": {"items": {"enum": list(game.modules)}, "uniqueItems": True},
                "given": {"$ref": f"#/$defs/{game.id}"},
            }
        },
    }


def _as_yaml(value: str) -> Any:
    """An option value as a file writes it: ``true`` and ``7`` are no words there."""
    if value in {"true", "false"}:
        return value == "true"
    return int(value) if value.isdigit() else value


def _definitions(game: Game) -> dict[str, Any]:
    """The schema of ``given`` and its parts, under names that belong to the game; ``deals`` is the runner's."""
    found = _renamed(game.schema(), game.id)
    parts: dict[str, Any] = found.pop("$defs", {})
    found.pop("$schema", None)
    target = found
    if "$ref" in found:
        target = parts[str(found["$ref"]).removeprefix("#/$defs/")]
    cards = {"type": "array", "items": {"type": "string"}}
    decks = dict.fromkeys(game.decks, cards)
    target.setdefault("properties", {})["deals"] = {
        "type": "object",
        "properties": decks,
        "additionalProperties": False,
    }
    return {game.id: found, **parts}


def _renamed(value: Any, prefix: str) -> Any:
    if isinstance(value, list):
        return [_renamed(item, prefix) for item in value]
    if not isinstance(value, dict):
        return value
    renamed: dict[str, Any] = {}
    for key, item in value.items():
        if key == "$ref" and isinstance(item, str):
            renamed[key] = item.replace("#/$defs/", f"#/$defs/{prefix}.")
        elif key == "$defs":
            renamed[key] = {f"{prefix}.{name}": _renamed(part, prefix) for name, part in item.items()}
        else:
            renamed[key] = _renamed(item, prefix)
    return renamed
