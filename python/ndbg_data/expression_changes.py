"""Changes of single expressions: other literals, operators, methods, names and slices. Each returns whether it was
made."""
import ast

from .rough_types import sort_of
from .syntax import walk
from .tree_nodes import docstrings, found, pick
from .values import LETTERS

METHOD_SWAPS = (
    "upper lower title capitalize swapcase casefold",
    "strip lstrip rstrip",
    "find index rfind rindex",
    "startswith endswith",
    "ljust rjust center",
    "isdigit isalpha isalnum isnumeric isdecimal",
    "isupper islower istitle",
    "split rsplit",
    "partition rpartition",
    "keys values",
    "removeprefix removesuffix",
    "union intersection difference symmetric_difference",
    "issubset issuperset isdisjoint",
    "isspace isprintable isascii isidentifier",
    "discard remove",
    "lower upper",
)
METHODS = {}
for _line in METHOD_SWAPS:
    for _name in _line.split():
        METHODS.setdefault(_name, []).extend(n for n in _line.split() if n != _name)
BUILTINS = {
    "max": "min", "min": "max", "any": "all", "all": "any", "sorted": "list", "sum": "max", "list": "sorted",
    "bin": "hex", "hex": "oct", "reversed": "sorted",
}  # fmt: skip
ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
COMPARISONS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)


def constant(tree, rng, other, kinds):
    skipped = (
        docstrings(tree)
        | {id(v) for n in found(tree, ast.JoinedStr) for v in n.values}
        | {id(n.format_spec) for n in found(tree, ast.FormattedValue)}
    )
    nodes = [
        n for n in found(tree, ast.Constant) if id(n) not in skipped and n.value.__class__ in (int, str, float, bool)
    ]
    if not nodes:
        return False
    node = pick(rng, nodes)
    value, draw = node.value, rng.random()
    if value.__class__ is bool:
        node.value = not value
    elif value.__class__ is int:
        node.value = (
            value + pick(rng, (1, -1, 1, 2))
            if draw < 0.6
            else pick(rng, (0, 1, 2, 3, 5, 10)) if draw < 0.9 else value * 2
        )
        if node.value < 0:
            node.value = abs(value) + 1
    elif value.__class__ is float:
        node.value = pick(rng, (value + 1, value / 2, 0.5, 1.0))
    elif not value:
        node.value = pick(rng, (" ", "-", ",", "a", "_", "0"))
    elif len(value) == 1:
        near = (
            LETTERS
            if value.islower()
            else LETTERS.upper() if value.isupper() else "0123456789" if value.isdigit() else ",.-_:;|/ !?*#+"
        )
        node.value = pick(rng, near)
    else:
        at = int(rng.random() * len(value))
        node.value = (
            value[:at] + value[at + 1:]
            if draw < 0.3
            else (
                value[:at] + pick(rng, LETTERS) + value[at + 1:]
                if draw < 0.6
                else (
                    value[::-1]
                    if draw < 0.7
                    else value.swapcase() if draw < 0.85 else value[:at] + value[at] + value[at:]
                )
            )
        )
    return node.value != value


def operator(tree, rng, other, kinds):
    nodes = [n for n in found(tree, (ast.BinOp, ast.AugAssign)) if isinstance(n.op, ARITHMETIC)]
    if not nodes:
        return False
    node = pick(rng, nodes)
    # On texts, lists and f-strings only + and * usually make sense.
    texts = any(
        isinstance(s, (ast.JoinedStr, ast.List)) or (isinstance(s, ast.Constant) and isinstance(s.value, str))
        for s in ast.iter_child_nodes(node)
    )
    if texts:
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            node.left, node.right = node.right, node.left
            return True
        return False
    if rng.random() < 0.3 and isinstance(node, ast.BinOp):
        node.left, node.right = node.right, node.left
        return True
    numeric = isinstance(node.op, (ast.Sub, ast.FloorDiv)) or any(
        isinstance(s, ast.Constant) or sort_of(s) == "int" for s in ast.iter_child_nodes(node)
    )
    if not numeric and rng.random() < 0.7:
        return False
    node.op = pick(rng, [k for k in ARITHMETIC if not isinstance(node.op, k)])()
    return True


def comparison(tree, rng, other, kinds):
    nodes = [n for n in found(tree, ast.Compare)]
    if not nodes:
        return False
    node = pick(rng, nodes)
    at = int(rng.random() * len(node.ops))
    op = node.ops[at]
    if isinstance(op, COMPARISONS):
        node.ops[at] = pick(rng, [k for k in COMPARISONS if not isinstance(op, k)])()
    else:
        node.ops[at] = {ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}[type(op)]()
    return True


def swap_method(tree, rng, other, kinds):
    nodes = [n for n in found(tree, ast.Call) if isinstance(n.func, ast.Attribute) and n.func.attr in METHODS]
    if not nodes:
        return False
    node = pick(rng, nodes)
    node.func.attr = pick(rng, METHODS[node.func.attr])
    return True


def swap_builtin(tree, rng, other, kinds):
    nodes = [
        n
        for n in found(tree, ast.Call)
        if isinstance(n.func, ast.Name) and n.func.id in BUILTINS and len(n.args) == 1 and not n.keywords
    ]
    if not nodes:
        return False
    node = pick(rng, nodes)
    node.func.id = BUILTINS[node.func.id]
    return True


def change_slice(tree, rng, other, kinds):
    nodes = found(tree, ast.Slice)
    if nodes:
        node = pick(rng, nodes)
        side = pick(rng, ("lower", "upper", "step"))
        value = pick(rng, (None, 1, 2, -1, -2, 3) if side != "step" else (None, 2, -1, 1))
        setattr(
            node,
            side,
            (
                None
                if value is None
                else ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))
            ),
        )
        return True
    nodes = [
        n
        for n in found(tree, ast.Subscript)
        if isinstance(n.slice, (ast.Constant, ast.UnaryOp)) and isinstance(n.ctx, ast.Load)
    ]
    nodes = [n for n in nodes if not isinstance(n.slice, ast.Constant) or isinstance(n.slice.value, int)]
    if not nodes:
        return False
    node = pick(rng, nodes)
    value = pick(rng, (0, 1, -1, 2, -2))
    node.slice = ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))
    return True


def swap_variables(tree, rng, other, kinds):
    """Replaces one use of a name by another name of the same function."""
    functions = found(tree, ast.FunctionDef)
    if not functions:
        return False
    function = pick(rng, functions)
    uses = [n for n in walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)]
    names = [a.arg for a in function.args.args if a.arg in kinds]
    targets = [n for n in uses if n.id in names and any(kinds[m] == kinds[n.id] for m in names if m != n.id)]
    if not targets:
        return False
    node = pick(rng, targets)
    node.id = pick(rng, [n for n in names if n != node.id and kinds[n] == kinds[node.id]])
    return True


def swap_arguments(tree, rng, other, kinds):
    if rng.random() < 0.5:
        return False
    nodes = [
        n
        for n in found(tree, ast.Call)
        if len(n.args) > 1
        and sort_of(n.args[0])
        and sort_of(n.args[0]) == sort_of(n.args[1])
        and not any(isinstance(a, ast.Starred) for a in n.args)
    ]
    if not nodes:
        return False
    node = pick(rng, nodes)
    node.args[0], node.args[1] = node.args[1], node.args[0]
    return True


def chain_method(tree, rng, other, kinds):
    """Calls one more text method on the result of a text method."""
    nodes = [
        n
        for n in found(tree, ast.Call)
        if isinstance(n.func, ast.Attribute)
        and n.func.attr
        in (
            "strip", "lower", "upper", "replace", "join", "title", "lstrip", "rstrip", "capitalize", "zfill",
            "center", "ljust", "rjust", "swapcase",
        )  # fmt: skip
    ]
    if not nodes:
        return False
    node = pick(rng, nodes)
    node.func, node.args, node.keywords = (
        ast.Attribute(
            ast.Call(node.func, node.args, node.keywords),
            pick(rng, ("upper", "lower", "strip", "title", "swapcase", "capitalize")),
        ),
        [],
        [],
    )
    return True
