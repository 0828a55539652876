"""What Viticulture can tell, ask and object to, read from its syntax: so nothing is missed because it is rare.

Every call of ``tell``, ``obstacle`` and ``Decision`` is found, and each expression that names an id is followed to
all the values it can have. One that cannot be followed is an error that names its place.
"""

from __future__ import annotations

import ast
import importlib
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from viticulture_explore import viticulture
from viticulture_explore.viticulture.effects.base import EFFECTS
from viticulture_explore.viticulture.rulebooks import OPTIONS

ROOT = Path(viticulture.__file__).parent
Function = ast.FunctionDef | ast.Lambda


@dataclass(frozen=True)
class Site:
    """One call: where it stands, the ids and concepts it can have, and the values it carries.

    A value is the tuple of all the words it can be, or empty where that depends on the position.
    """

    where: str
    ids: tuple[str, ...]
    concepts: tuple[str, ...]
    values: Mapping[str, tuple[str, ...]]


class Unclear(AssertionError):
    """An expression whose values cannot be told from the source."""


class Source:
    """One module: its syntax with the way up from each node, and the module itself."""

    def __init__(self, path: Path) -> None:
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        self.name = ".".join(("viticulture_explore", *parts)).removesuffix(".__init__")
        self.path = path
        self.tree = ast.parse(path.read_text("utf-8"))
        self.above = {below: node for node in ast.walk(self.tree) for below in ast.iter_child_nodes(node)}

    @property
    def module(self) -> ModuleType:
        return importlib.import_module(self.name)

    def enclosing(self, node: ast.AST, *kinds: type[ast.AST]) -> Any:
        """The nearest node above that is of one of these kinds."""
        while node in self.above:
            node = self.above[node]
            if isinstance(node, kinds):
                return node
        return None

    def place(self, node: ast.AST) -> str:
        return f"{self.path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


@cache
def sources() -> tuple[Source, ...]:
    return tuple(Source(path) for path in sorted(ROOT.rglob("*.py")))


def calls(name: str) -> Iterator[tuple[Source, ast.Call]]:
    """Every call of a function or method of this name."""
    for source in sources():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and name in (
                getattr(node.func, "id", None),
                getattr(node.func, "attr", None),
            ):
                yield source, node


# -- the three kinds of calls -----------------------------------------------------------------------------------------


@cache
def tells() -> tuple[Site, ...]:
    """Everything that can be told: ids are kinds of events."""
    return tuple(_site(source, call, call.args[1:2]) for source, call in calls("tell"))


@cache
def objections() -> tuple[Site, ...]:
    """Every obstacle that can be met."""
    found = (pair for pair in calls("obstacle") if isinstance(pair[1].func, ast.Name))
    return tuple(_site(source, call, call.args[1:2]) for source, call in found)


@cache
def questions() -> tuple[Site, ...]:
    """Every decision that can be asked."""
    found = []
    for source, call in calls("Decision"):
        values = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        if _repeats(source, call):
            continue
        if not isinstance(values, ast.Dict) or not all(isinstance(key, ast.Constant) for key in values.keys):
            raise Unclear(f"{source.place(call)}: the values of a decision stand in one literal mapping")
        pairs = {key.value: value for key, value in zip(values.keys, values.values, strict=True)}  # type: ignore[union-attr]
        found.append(_made(source, call, [], pairs))
    return tuple(found)


def _repeats(source: Source, call: ast.Call) -> bool:
    """Whether it asks what an effect inside asks: that one is found by itself."""
    asked = call.args[0]
    if not (isinstance(asked, ast.Attribute) and isinstance(asked.value, ast.Name) and asked.attr == "id"):
        return False
    found = list(_bindings(source.enclosing(call, ast.FunctionDef), asked.value.id))
    made = [getattr(getattr(binding, "value", None), "func", None) for binding in found]
    return bool(made) and all(getattr(function, "attr", "") == "decision" for function in made)


def made_directly(kind: str) -> list[str]:
    """Where events or obstacles are made without the function that gives them their concept."""
    return [
        source.place(call)
        for source, call in calls(kind)
        if source.path.name not in {"concepts.py", "draft.py"}
    ]


def _site(source: Source, call: ast.Call, concepts: list[ast.expr]) -> Site:
    pairs = {keyword.arg: keyword.value for keyword in call.keywords}
    if None in pairs:
        raise Unclear(f"{source.place(call)}: each value is named")
    return _made(source, call, concepts, pairs)


def _made(source: Source, call: ast.Call, concepts: list[ast.expr], pairs: Mapping[Any, ast.expr]) -> Site:
    return Site(
        source.place(call),
        tuple(sorted(_words(source, call.args[0]))),
        tuple(sorted({word for concept in concepts for word in _words(source, concept)})),
        {name: _words_if_clear(source, value) for name, value in pairs.items()},
    )


def _words(source: Source, node: ast.expr) -> set[str]:
    found = set(possible(source, node))
    if not all(isinstance(word, str) for word in found):
        raise Unclear(f"{source.place(node)}: {ast.unparse(node)} should be a word")
    return found


def _words_if_clear(source: Source, node: ast.expr) -> tuple[str, ...]:
    try:
        return tuple(sorted(_words(source, node)))
    except (Unclear, TypeError):
        return ()


# -- following an expression ------------------------------------------------------------------------------------------


def possible(source: Source, node: ast.expr, seen: frozenset[ast.AST] = frozenset()) -> list[Any]:
    """Every value an expression can have."""
    if node in seen:
        return []
    follow = _FOLLOW.get(type(node))
    if follow is None:
        raise Unclear(f"{source.place(node)}: it is not clear what {ast.unparse(node)} can be")
    return follow(source, node, seen | {node})


def _union(source: Source, nodes: list[ast.expr], seen: frozenset[ast.AST]) -> list[Any]:
    return [value for node in nodes for value in possible(source, node, seen)]


def _joined(source: Source, node: ast.JoinedStr, seen: frozenset[ast.AST]) -> list[Any]:
    parts = [
        possible(source, part.value if isinstance(part, ast.FormattedValue) else part, seen)
        for part in node.values
    ]
    return ["".join(map(str, chosen)) for chosen in itertools.product(*parts)]


def _item(source: Source, node: ast.Subscript, seen: frozenset[ast.AST]) -> list[Any]:
    return [item for container in possible(source, node.value, seen) for item in _items(container)]


def _items(container: Any) -> list[Any]:
    return list(container.values()) if isinstance(container, Mapping) else list(container)


def _call(source: Source, node: ast.Call, seen: frozenset[ast.AST]) -> list[Any]:
    name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
    if name == "str":
        return [str(value) for value in possible(source, node.args[0], seen)]
    if name == "get" and isinstance(node.func, ast.Attribute):
        found = [item for held in possible(source, node.func.value, seen) for item in _items(held)]
        return found + _union(source, node.args[1:], seen)
    raise Unclear(f"{source.place(node)}: it is not clear what {ast.unparse(node)} gives")


def _attribute(source: Source, node: ast.Attribute, seen: frozenset[ast.AST]) -> list[Any]:
    inner = node.value
    if isinstance(inner, ast.Call) and getattr(inner.func, "attr", "") == "decision" and node.attr == "id":
        return [kind for site in questions() for kind in site.ids]
    if isinstance(inner, ast.Attribute) and inner.attr == "options":
        return list(OPTIONS[node.attr])
    set_here = list(_set_in(source.enclosing(node, ast.FunctionDef), node))
    if set_here:
        return _union(source, set_here, seen)
    if isinstance(inner, ast.Name) and inner.id == "self":
        return [getattr(instance, node.attr) for instance in _instances(source, node)]
    return [getattr(value, node.attr) for value in possible(source, inner, seen)]


def _set_in(function: ast.FunctionDef | None, wanted: ast.Attribute) -> Iterator[ast.expr]:
    """What a function itself puts into an attribute."""
    for node in ast.walk(function) if function else ():
        if isinstance(node, ast.Assign) and ast.unparse(wanted) in map(ast.unparse, node.targets):
            yield node.value


def _instances(source: Source, node: ast.AST) -> list[Any]:
    """The registered effects whose method this is: of the class, and not of a heir with a method of its own."""
    method, home = source.enclosing(node, ast.FunctionDef), source.enclosing(node, ast.ClassDef)
    kind = getattr(source.module, home.name)
    own = kind.__dict__.get(method.name)
    found = [effect for effect in EFFECTS.values() if getattr(type(effect), method.name, None) is own]
    if not found:
        raise Unclear(f"{source.place(node)}: no {home.name} has an address")
    return found


def _name(source: Source, node: ast.Name, seen: frozenset[ast.AST]) -> list[Any]:
    function = source.enclosing(node, ast.FunctionDef)
    while function is not None:
        bound = list(_bindings(function, node.id))
        if bound:
            return [value for found in bound for value in _bound(source, found, node, seen)]
        if node.id in _parameters(function):
            return _arguments(source, function, node.id, seen)
        function = source.enclosing(function, ast.FunctionDef)
    if not hasattr(source.module, node.id):
        raise Unclear(f"{source.place(node)}: it is not clear what {node.id} is")
    return [getattr(source.module, node.id)]


def _bindings(function: ast.FunctionDef, name: str) -> Iterator[ast.AST]:
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign | ast.AugAssign | ast.NamedExpr | ast.For | ast.comprehension):
            targets = [node.target]
        if any(isinstance(part, ast.Name) and part.id == name for top in targets for part in ast.walk(top)):
            yield node


def _bound(source: Source, binding: Any, name: ast.Name, seen: frozenset[ast.AST]) -> list[Any]:
    target = binding.targets[0] if isinstance(binding, ast.Assign) else binding.target
    if isinstance(binding, ast.AugAssign):
        raise Unclear(f"{source.place(name)}: {name.id} is reckoned")
    index = _index(target, name.id)
    if index is not None and isinstance(getattr(binding, "value", None), ast.Tuple):
        return possible(source, binding.value.elts[index], seen)
    values = possible(source, binding.iter if hasattr(binding, "iter") else binding.value, seen)
    if hasattr(binding, "iter"):
        values = [item for value in values for item in _items(value)]
    if isinstance(target, ast.Name):
        return values
    if index is not None:
        return [value[index] for value in values]
    raise Unclear(f"{source.place(name)}: it is not clear what {name.id} is")


def _index(target: ast.expr, name: str) -> int | None:
    """The place of a name among several that are bound together."""
    parts = target.elts if isinstance(target, ast.Tuple) else []
    return next((at for at, part in enumerate(parts) if isinstance(part, ast.Name) and part.id == name), None)


def _parameters(function: ast.FunctionDef) -> list[str]:
    return [
        argument.arg
        for argument in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
    ]


def _arguments(source: Source, function: ast.FunctionDef, name: str, seen: frozenset[ast.AST]) -> list[Any]:
    """What is handed over for a parameter, in every call of the function."""
    index = _parameters(function).index(name) - (_parameters(function)[0] == "self")
    found: list[Any] = []
    for caller, call in calls(function.name):
        keyword = next((keyword.value for keyword in call.keywords if keyword.arg == name), None)
        given = keyword or (call.args[index] if index < len(call.args) else None)
        if given is not None:
            found += possible(caller, given, seen)
    if not found:
        raise Unclear(f"{source.place(function)}: nobody says what {name} is")
    return found


_FOLLOW: dict[type[ast.AST], Any] = {
    ast.Constant: lambda source, node, seen: [node.value],
    ast.IfExp: lambda source, node, seen: _union(source, [node.body, node.orelse], seen),
    ast.BoolOp: lambda source, node, seen: _union(source, node.values, seen),
    ast.JoinedStr: _joined,
    ast.Subscript: _item,
    ast.Call: _call,
    ast.Attribute: _attribute,
    ast.Name: _name,
}
