"""Replaces an expression by one from another program, with the names of this one."""
import ast

from .inputs import seen
from .rough_types import SORTED, sort_of
from .syntax import walk
from .tree_nodes import docstrings, found, pick, replace

KNOWN = frozenset(dir(__builtins__) if not isinstance(__builtins__, dict) else __builtins__)


def splice(tree, rng, other, kinds):
    """Replaces an expression by one of the same rough type from another program, with names of this one."""
    places = [n for n in found(tree, SORTED) if sort_of(n) in ("str", "int", "list", "bool", "dict")]
    skipped = docstrings(tree) | {id(v) for n in found(tree, ast.JoinedStr) for v in n.values}
    places = [n for n in places if id(n) not in skipped]
    if not places:
        return False
    place = pick(rng, places)
    wanted = sort_of(place)
    try:
        gifts = [
            n for n in walk(ast.parse(other())) if n.__class__ in SORTED and sort_of(n) == wanted and len(walk(n)) < 24
        ]
    except SyntaxError:
        return False
    gifts = [n for n in gifts if not isinstance(n, ast.Constant) or rng.random() < 0.2]
    functions = [f for f in found(tree, ast.FunctionDef) if any(n is place for n in walk(f))]
    if not gifts or not functions:
        return False
    gift = pick(rng, gifts)
    inner = {n.id for n in walk(gift) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)} | {
        n.arg for n in walk(gift) if isinstance(n, ast.arg)
    }
    at_hand = [a.arg for a in functions[-1].args.args if a.arg in kinds]
    wanted_kinds = uses_of(gift)
    names = {}
    for node in walk(gift):
        if isinstance(node, (ast.Yield, ast.YieldFrom, ast.Await, ast.NamedExpr)):
            return False
        if (
            isinstance(node, ast.Name)
            and isinstance(node.ctx, ast.Load)
            and node.id not in inner
            and node.id not in KNOWN
        ):
            fitting = [n for n in at_hand if kinds[n] == wanted_kinds.get(node.id)]
            if not fitting:
                return False
            node.id = names.setdefault(node.id, pick(rng, fitting))
    return replace(tree, place, gift)


def uses_of(gift):
    """Name → class, as its use in an expression shows."""
    kinds = {}
    for node in walk(gift):
        name, kind = seen(node)
        if name and kind:
            kinds.setdefault(
                name,
                {"s": "str", "c": "str", "i": "int", "li": "list", "dsi": "dict", "Si": "set", "f": "float"}.get(kind),
            )
        if isinstance(node, ast.comprehension) and isinstance(node.iter, ast.Name):
            kinds.setdefault(node.iter.id, "list")
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "len"
            and isinstance(node.args[0], ast.Name)
        ):
            kinds.setdefault(node.args[0].id, "str")
    return kinds
