"""Small changes to a syntax tree, so that the mutant reads like a person's code. Each returns whether it was made."""
import ast

from .inputs import seen
from .syntax import walk
from .tree_nodes import found, nodes_of, replace
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


def pick(rng, options):
    return options[int(rng.random() * len(options))]


def docstrings(tree):
    """Constants that stand alone as a statement: changing them changes nothing."""
    return {id(n.value) for n in found(tree, ast.Expr)}


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


def bodies(tree):
    """Lists of statements with at least two in them."""
    lists = []
    for node in nodes_of(tree):
        if isinstance(node, (ast.Module, ast.ClassDef)):
            continue
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                lists.append(block)
    return lists


def swap_statements(tree, rng, other, kinds):
    blocks = [b for b in bodies(tree) if len(b) > 2]
    if not blocks:
        return False
    block = pick(rng, blocks)
    at = int(rng.random() * (len(block) - 2))
    if isinstance(block[at], (ast.Return, ast.Raise, ast.FunctionDef, ast.Global, ast.Nonlocal)) or isinstance(
        block[at + 1], (ast.Return, ast.Raise, ast.FunctionDef)
    ):
        return False
    # A statement that uses a name which the one before it sets cannot come first.
    stored = {n.id for n in walk(block[at]) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    if rng.random() < 0.95 and any(
        isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load) and n.id in stored for n in walk(block[at + 1])
    ):
        return False
    block[at], block[at + 1] = block[at + 1], block[at]
    return True


def drop_statement(tree, rng, other, kinds):
    blocks = [b for b in bodies(tree) if len(b) > 1]
    if not blocks:
        return False
    block = pick(rng, blocks)
    droppable = [
        n
        for n, s in enumerate(block)
        if isinstance(s, (ast.Expr, ast.AugAssign, ast.If)) or (isinstance(s, ast.Assign) and n and rng.random() < 0.08)
    ]
    if not droppable:
        return False
    del block[pick(rng, droppable)]
    return True


def repeat_statement(tree, rng, other, kinds):
    blocks = bodies(tree)
    simple = [
        (b, n)
        for b in blocks
        for n, s in enumerate(b)
        if isinstance(s, (ast.AugAssign, ast.Assign)) or (isinstance(s, ast.Expr) and isinstance(s.value, ast.Call))
    ]
    if not simple:
        return False
    block, at = pick(rng, simple)
    block.insert(at, block[at])
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


def negate(tree, rng, other, kinds):
    nodes = found(tree, (ast.If, ast.IfExp, ast.While))
    nodes = [n for n in nodes if not isinstance(n, ast.While) or rng.random() < 0.1]
    if not nodes:
        return False
    node = pick(rng, nodes)
    node.test = (
        node.test.operand
        if isinstance(node.test, ast.UnaryOp) and isinstance(node.test.op, ast.Not)
        else ast.UnaryOp(ast.Not(), node.test)
    )
    return True


def wrap_condition(tree, rng, other, kinds):
    """Puts a statement under a condition, or joins a condition with another of the same function."""
    functions = [f for f in found(tree, ast.FunctionDef) if not found(f, (ast.comprehension, ast.Lambda))]
    if not functions:
        return False
    function = pick(rng, functions)
    tests = [n.test for n in found(function, (ast.If, ast.IfExp))] + [n for n in found(function, ast.Compare)]
    nodes = found(function, ast.If)
    if len(tests) < 2 or not nodes:
        return False
    node, extra = pick(rng, nodes), pick(rng, tests)
    if extra is node.test:
        return False
    node.test = ast.BoolOp(pick(rng, (ast.And, ast.Or))(), [node.test, extra])
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


def drop_else(tree, rng, other, kinds):
    nodes = [
        n
        for n in found(tree, (ast.If, ast.For, ast.Try))
        if n.orelse and not any(isinstance(s, ast.Assign) for s in n.orelse)
    ]
    if not nodes:
        return False
    pick(rng, nodes).orelse = []
    return True


def swap_branches(tree, rng, other, kinds):
    nodes = [
        n for n in found(tree, ast.If) if n.orelse and not (len(n.orelse) == 1 and isinstance(n.orelse[0], ast.If))
    ]
    if not nodes:
        return False
    node = pick(rng, nodes)
    node.body, node.orelse = node.orelse, node.body
    return True


def sort_of(node):
    """A rough type of an expression if it is certain, else None."""
    if isinstance(node, ast.Constant):
        return type(node.value).__name__
    if isinstance(node, ast.JoinedStr):
        return "str"
    if isinstance(node, (ast.List, ast.ListComp)):
        return "list"
    if isinstance(node, (ast.Dict, ast.DictComp)):
        return "dict"
    if isinstance(node, (ast.Compare, ast.BoolOp)) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
        return "bool"
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            return {
                "len": "int", "sum": "int", "int": "int", "ord": "int", "str": "str", "sorted": "list",
                "list": "list", "chr": "str", "dict": "dict", "abs": "int", "repr": "str",
            }.get(node.func.id)
        if isinstance(node.func, ast.Attribute):
            return RESULTS.get(node.func.attr)
    return None


# Classes of which `sort_of` may know the type.
SORTED = (
    ast.Constant, ast.JoinedStr, ast.List, ast.ListComp, ast.Dict, ast.DictComp, ast.Compare, ast.BoolOp, ast.UnaryOp,
    ast.Call,
)  # fmt: skip
RESULTS = {
    name: "str"
    for name in (
        "upper lower strip lstrip rstrip replace join title capitalize swapcase center ljust rjust zfill format "
        "casefold removeprefix removesuffix expandtabs translate"
    ).split()
}
RESULTS |= {
    "split": "list", "rsplit": "list", "splitlines": "list", "count": "int", "find": "int", "rfind": "int",
    "index": "int",
}  # fmt: skip
RESULTS |= {
    name: "bool"
    for name in "startswith endswith isdigit isalpha isupper islower isalnum isspace istitle isnumeric".split()
}


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
    told = {}
    for node in walk(gift):
        name, kind = seen(node)
        if name and kind:
            told.setdefault(
                name,
                {"s": "str", "c": "str", "i": "int", "li": "list", "dsi": "dict", "Si": "set", "f": "float"}.get(kind),
            )
        if isinstance(node, ast.comprehension) and isinstance(node.iter, ast.Name):
            told.setdefault(node.iter.id, "list")
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "len"
            and isinstance(node.args[0], ast.Name)
        ):
            told.setdefault(node.args[0].id, "str")
    return told


KNOWN = frozenset(dir(__builtins__) if not isinstance(__builtins__, dict) else __builtins__)


CHANGES = (
    constant, constant, constant, constant, operator, operator, comparison, comparison, swap_statements,
    drop_statement, repeat_statement, swap_method, swap_method, swap_builtin, negate, wrap_condition, change_slice,
    change_slice, swap_variables, swap_arguments, chain_method, drop_else, swap_branches, splice, splice, splice,
)  # fmt: skip
