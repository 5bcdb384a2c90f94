"""Finds operations that may need small steps (small_steps.py), and where their operands are found afterwards.

An operand is a name, a constant, or a part that was recorded before (instrument.py); other operands are unknown. A
name is read again after the operation, so it does not count if the program may have deleted it by then.
"""
import ast
import re

from .small_steps import KINDS, MODULAR
from .notes import NAME

_SIGNS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%", ast.Div: "/", ast.Pow: "**",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
    ast.RShift: ">>", ast.LShift: "<<",
}  # fmt: skip
_COMPARISONS = {ast.Lt: "<", ast.Gt: ">", ast.LtE: "<=", ast.GtE: ">="}
# Adding one digit needs no steps.
_DIGITS = range(-9, 10)
# Operations on the items of a generator expression.
_SERIES = frozenset(("sum", "max", "min"))
# Code that may delete names; a name is read again after what is recorded.
_TAKES_AWAY = re.compile(r"\b(?:globals|f_globals|vars|__dict__|delattr|exec)\b")
_DELETES = re.compile(r"\b(?:del|except)\b")
_NOWHERE = (None, None)


class Operands:
    """The operands in one program. Results are (kind, places), or None."""

    def __init__(self, tree, source):
        self.has_steps = _TAKES_AWAY.search(source) is None
        self.deleted = set(names_deleted(tree)) if _DELETES.search(source) else ()

    def of_held(self, node):
        """For `x.n += y` and `x.n[k] += y` returns (owner, places): a name, and its attribute with the index if there
        is one; or None."""
        target, keys = node.target, ()
        if type(target) is ast.Subscript:
            target, keys = target.value, (whereabouts(target.slice),)
        if (
            type(target) is not ast.Attribute
            or type(target.value) is not ast.Name
            or node.lineno != node.end_lineno
            or not self.has_steps
        ):
            return None
        owner = target.value.id
        if owner in self.deleted or any(
            where not in ("name", "constant") or name in self.deleted for where, name in keys
        ):
            return None
        return owner, (("attribute", target.attr), *keys)

    def of(self, node):
        """The operands of an expression whose parts are recorded already."""
        found = operation(node) if self.has_steps else None
        if found is None or not self.deleted:
            return found
        kind, places = found
        return (
            None
            if kind in self.deleted or any(where == "name" and name in self.deleted for where, name in places)
            else found
        )

    def of_augmented(self, node, is_look):
        """The operands of `x *= y` for a name x. The old value is read after y, so y must not change x. `is_look`: y
        is only a name or a constant."""
        sign, target = _SIGNS.get(type(node.op)), node.target
        if (
            sign is None
            or type(target) is not ast.Name
            or not self.has_steps
            or is_glance(sign, (whereabouts(node.value),))
        ):
            return None
        if target.id in self.deleted or any(type(each) is ast.NamedExpr for each in ast.walk(node.value)):
            return None
        # If y may do more, x must be a variable that no other function can change.
        return sign, (("name" if is_look else "own", target.id), ("value", None))


def operation(node):
    """Returns (kind, operands) of an expression that may need small steps, or None."""
    kind = type(node)
    if kind is ast.BinOp:
        sign, operands = _SIGNS.get(type(node.op)), (node.left, node.right)
    elif kind is ast.Compare:
        sign, operands = _COMPARISONS.get(type(node.ops[0])), (node.left, *node.comparators)
    elif kind is ast.Subscript and type(node.ctx) is ast.Load:
        sign, operands = "[]", (node.value, node.slice)
        if type(node.slice) is ast.Slice:
            sign, operands = "[:]", (
                node.value,
                node.slice.lower or ast.Constant(None),
                node.slice.upper or ast.Constant(None),
            )
            if node.slice.step is not None:
                return None
    elif kind is ast.Call and not node.keywords and type(node.func) is ast.Name:
        sign, operands = node.func.id, node.args
    elif kind is ast.Call and not node.keywords and type(node.func) is ast.Attribute:
        sign, operands = "." + node.func.attr, (node.func.value, *node.args)
    else:
        return None
    places = tuple(map(whereabouts, operands))
    if sign not in KINDS or not places or _NOWHERE in places or is_glance(sign, places):
        return None
    if kind is not ast.Subscript and len(places) > (3 if sign in MODULAR else 2):
        return None
    if any(where == "series" for where, _ in places) and (sign not in _SERIES or len(places) > 1):
        return None
    return sign, places


def is_glance(sign, places):
    """Whether it is clear that there are no steps: a digit is added, or numbers are compared."""
    constants = [value for where, value in places if where == "constant"]
    if sign in ("+", "-"):
        return any(type(value) is not int or value in _DIGITS for value in constants)
    return sign in _COMPARISONS.values() and any(type(value) is not str for value in constants)


def whereabouts(node):
    """Where the value of an operand is found after the operation."""
    kind = type(node)
    if kind is ast.Name:
        return "name", node.id
    if kind is ast.Constant:
        return "constant", node.value
    if (
        kind is ast.UnaryOp
        and type(node.op) is ast.USub
        and type(node.operand) is ast.Constant
        and type(node.operand.value) is int
    ):
        return "constant", -node.operand.value
    if kind is ast.Call and type(node.func) is ast.Name and node.func.id == NAME:
        return "part", node.args[0].value
    if kind is ast.GeneratorExp:
        where, part = whereabouts(node.elt)
        return ("series", part) if where == "part" else _NOWHERE
    return _NOWHERE


def names_deleted(tree):
    """All names that a program deletes anywhere."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and type(node.ctx) is ast.Del:
            yield node.id
        elif isinstance(node, ast.ExceptHandler) and node.name:
            yield node.name
