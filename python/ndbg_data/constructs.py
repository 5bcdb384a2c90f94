"""Which constructs of the language a program holds, for the shares that are reported.

constructs.json is the table of all that are counted. Names there are names here: `syntax/with`, `operators/<=`,
`methods/str.upper`, `calls/sorted by key`, `exceptions/KeyError`; those of the syntax go without their heading.

    python3 -m ndbg_data.constructs < programs.jsonl    {"source": …} a line; JSON: how many programs hold each
"""
import ast
import json
import sys
from collections import Counter
from pathlib import Path

from .construct_types import METHODS_OF, receiver_type, types_of_names
from .syntax import walk

TABLE = json.loads(Path(__file__).with_name("constructs.json").read_text(encoding="utf-8"))
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
LOOPS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
DEFINITIONS = (*FUNCTIONS, ast.ClassDef)
DEFINING = (*DEFINITIONS, ast.Import, ast.ImportFrom)
LOOP_STATEMENTS = (ast.For, ast.While)
# Most statements: they hold no others.
PLAIN_STATEMENTS = frozenset((ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Return, ast.Raise, ast.Pass))
# Fields with statements, or with what holds some.
BLOCKS = ("body", "orelse", "handlers", "finalbody", "cases")
# What a node says by its kind alone; `_ALSO`: a second name.
_BY_KIND = {
    ast.Raise: "raise", ast.Yield: "yield", ast.YieldFrom: "yield", ast.With: "with", ast.Lambda: "lambda",
    ast.JoinedStr: "f-string",
    ast.Global: "global", ast.Nonlocal: "nonlocal", ast.Assert: "assert", ast.While: "while", ast.NamedExpr: "walrus",
    ast.AsyncFunctionDef: "async", ast.Delete: "del", ast.IfExp: "conditional expression", ast.Break: "break",
    ast.Continue: "continue", ast.Set: "set display", ast.Import: "import", ast.ImportFrom: "import",
    ast.Slice: "slice",
    **dict.fromkeys(LOOPS, "comprehension"),
}  # fmt: skip
_ALSO = {
    ast.GeneratorExp: "generator expression", ast.SetComp: "comprehension, set", ast.DictComp: "comprehension, dict",
    ast.YieldFrom: "yield from",
}  # fmt: skip
OPERATORS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**",
    ast.LShift: "<<", ast.RShift: ">>", ast.BitOr: "|", ast.BitXor: "^", ast.BitAnd: "&",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<",
    ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in",
    ast.And: "and", ast.Or: "or", ast.Not: "not", ast.USub: "unary -", ast.Invert: "~",
}  # fmt: skip
NAMED_DUNDERS = frozenset(name for name in TABLE["syntax"] if name.startswith("__"))
CALLS = frozenset(TABLE["calls"])
LAST_NAMES = {name.split(".")[-1]: f"calls/{name}" for name in TABLE["calls"] if " " not in name}
EXCEPTIONS = frozenset(TABLE["exceptions"])
BY_KEY = frozenset("max min sorted sort".split())
if hasattr(ast, "Match"):
    _BY_KIND[ast.Match] = "match"
BY_KIND = {kind: {name, _ALSO.get(kind, name)} for kind, name in _BY_KIND.items()}
ENUMS = frozenset("Enum IntEnum Flag IntFlag StrEnum".split())


def last_name(node):
    """`dataclass` of `@dataclasses.dataclass(frozen=True)`."""
    if isinstance(node, ast.Call):
        node = node.func
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def constructs(source, tree=None):
    """The names of the constructs, sorted. `tree`: the program's, where it is known."""
    tree = tree or ast.parse(source)
    nodes = walk(tree)
    found = set()
    types = types_of_names(nodes)
    for kind in {node.__class__ for node in nodes}:
        found.update(BY_KIND.get(kind, ()))
    called, definitions = set(), []
    for node in nodes:
        kind = node.__class__
        if kind is ast.Call:
            of_call(node, found)
            if node.func.__class__ is ast.Name:
                called.add(node.func.id)
        elif kind is ast.Attribute:
            of_attribute(node, found, types)
        else:
            looked = LOOKED_AT.get(kind)
            if looked is not None:
                looked(node, found)
                if kind in DEFINITIONS:
                    definitions.append(node)
    for node in tree.body:
        at_top(node, found)
    of_nesting(tree.body, False, False, False, found)
    if any(calls_itself(node) for node in definitions if node.name in called):
        found.add("recursion")
    return sorted(found)


def of_nesting(statements, in_function, in_class, in_loop, found):
    """What stands in another of its kind. `in_loop`: of loops and definitions around the statements, the innermost is a
    loop."""
    for node in statements:
        kind = node.__class__
        if kind in PLAIN_STATEMENTS:
            continue
        around = (in_function, in_class, in_loop)
        if kind in FUNCTIONS:
            if in_function:
                found.add("nested function")
            around = (True, in_class, False)
        elif kind is ast.ClassDef:
            if in_class:
                found.add("nested class")
            around = (in_function, True, False)
        elif kind in LOOP_STATEMENTS:
            if in_loop:
                found.add("nested loop")
            around = (in_function, in_class, True)
        for field in BLOCKS:
            block = getattr(node, field, None)
            if block:
                of_nesting(block, *around, found)


def calls_itself(definition):
    name = definition.name
    return any(
        node.__class__ is ast.Call and node.func.__class__ is ast.Name and node.func.id == name
        for node in walk(definition)
    )


def table():
    """All names that the table has, as `constructs` gives them."""
    names = list(TABLE["syntax"])
    for heading in ("operators", "calls", "exceptions"):
        names += [f"{heading}/{name}" for name in TABLE[heading]]
    return names + [f"methods/{kind}.{name}" for kind, all in TABLE["methods"].items() for name in all]


def of_call(node, found):
    called = last_name(node)
    if called in ("print", "super", "namedtuple"):
        found.add(called)
    if called in LAST_NAMES:
        found.add(LAST_NAMES[called])
    for keyword in node.keywords:
        found.add("keyword argument" if keyword.arg else "star-star argument")
        if keyword.arg == "key" and called in BY_KEY:
            found.add(f"calls/{called} by key")
    if any(isinstance(arg, ast.Starred) for arg in node.args):
        found.add("star argument")


def of_attribute(node, found, types):
    kinds = METHODS_OF.get(node.attr)
    if kinds is None:
        return
    if len(kinds) == 1:
        found.add(f"methods/{kinds[0]}.{node.attr}")
        return
    kind = receiver_type(node.value, types)
    if kind in kinds:
        found.add(f"methods/{kind}.{node.attr}")


def of_try(node, found):
    found.add("try")
    if node.finalbody:
        found.add("finally")
    if node.orelse:
        found.add("try else")
    for handler in node.handlers:
        if handler.name:
            found.add("except as")
        kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
        if len(kinds) > 1:
            found.add("except of several")
        found.update(f"exceptions/{one.id}" for one in kinds if isinstance(one, ast.Name) and one.id in EXCEPTIONS)


def of_raise(node, found):
    if node.exc is None:
        found.add("raise again")
    elif node.cause is not None:
        found.add("raise from")
    if node.exc is not None and last_name(node.exc) in EXCEPTIONS:
        found.add(f"exceptions/{last_name(node.exc)}")


def of_loop(node, found):
    if node.orelse:
        found.add("for else" if isinstance(node, ast.For) else "while else")
    if isinstance(node, ast.While):
        found.update(("while", "while True") if getattr(node.test, "value", None) is True else ("while",))
    elif isinstance(node.target, ast.Tuple):
        found.add("unpacking loop")


def of_assignment(node, found):
    for target in node.targets:
        if isinstance(target, ast.Tuple):
            found.add("tuple target")
            if any(isinstance(one, ast.Starred) for one in target.elts):
                found.add("star target")
            if isinstance(node.value, ast.Tuple) and names_in(target) == names_in(node.value):
                found.add("swap")
        elif isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice):
            found.add("slice assignment")


def names_in(node):
    return sorted(map(ast.unparse, node.elts))


def of_augmented(node, found):
    found.add(f"operators/{OPERATORS[node.op.__class__]}")
    if isinstance(node.target, ast.Attribute):
        found.add("augmented attribute")
    elif isinstance(node.target, ast.Subscript):
        found.add("augmented item")


def of_operator(node, found):
    name = OPERATORS.get(node.op.__class__)
    if name:
        found.add(f"operators/{name}")
    if isinstance(node.op, ast.Mod) and isinstance(getattr(node.left, "value", None), str):
        found.add("percent format")


def of_comparison(node, found):
    found.update(f"operators/{OPERATORS[one.__class__]}" for one in node.ops)
    if len(node.ops) > 1:
        found.add("chained comparison")


def of_slice(node, found):
    if node.step is not None:
        found.add("slice with a step")


def of_constant(node, found):
    if isinstance(node.value, (bytes, complex)):
        found.add(type(node.value).__name__)


def of_return(node, found):
    if isinstance(node.value, ast.Tuple):
        found.add("return of several")


def of_text(node, found):
    if any(isinstance(part, ast.FormattedValue) and part.format_spec for part in node.values):
        found.add("f-string format")


def of_comprehension(node, found):
    if len(node.generators) > 1:
        found.add("nested comprehension")


def of_annotated(node, found):
    found.add("annotated variable")


def of_if(node, found):
    if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
        found.add("elif")


def of_case(node, found):
    if node.guard is not None:
        found.add("match guard")


def at_top(node, found):
    """What a statement of the module itself is."""
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if all(isinstance(target, ast.Name) and target.id.isupper() for target in targets):
            found.add("module constant")
            return
    if isinstance(node, DEFINING) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return
    if isinstance(node, ast.If) and getattr(getattr(node.test, "left", None), "id", "") == "__name__":
        found.add("main guard")
        return
    found.add("module statement")


DECORATORS = {
    "property": "property", "staticmethod": "staticmethod", "classmethod": "classmethod", "setter": "setter",
    "contextmanager": "contextmanager", "abstractmethod": "abstract method",
}  # fmt: skip


def of_function(node, found):
    if node.name.startswith("__") and node.name.endswith("__"):
        found.add(node.name if node.name in NAMED_DUNDERS else "dunder method")
    if node.args.vararg:
        found.add("*args")
    if node.args.kwarg:
        found.add("**kwargs")
    if node.args.kwonlyargs:
        found.add("keyword-only")
    if node.args.defaults or node.args.kw_defaults:
        found.add("default")
    if node.returns or any(a.annotation for a in node.args.args):
        found.add("type hint")
    if isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant):
        found.add("docstring")
    for decorator in node.decorator_list:
        name = last_name(decorator)
        found.add(DECORATORS.get(name, "decorator"))


def of_class(node, found):
    found.add("class Solution" if node.name == "Solution" else "class")
    for decorator in node.decorator_list:
        found.add("dataclass" if last_name(decorator) == "dataclass" else "decorator")
    for base in node.bases:
        name = last_name(base)
        if name != "object":
            found.add("enum" if name in ENUMS else "namedtuple" if name == "NamedTuple" else "base class")
        if name.endswith(("Error", "Exception")):
            found.add("exception class")
    if any(isinstance(one, ast.Assign) for one in node.body):
        found.add("class attribute")


LOOKED_AT = {
    ast.Try: of_try, ast.Raise: of_raise, ast.For: of_loop, ast.While: of_loop, ast.Assign: of_assignment,
    ast.AugAssign: of_augmented, ast.BinOp: of_operator, ast.BoolOp: of_operator, ast.UnaryOp: of_operator,
    ast.Compare: of_comparison, ast.Slice: of_slice, ast.Constant: of_constant, ast.Return: of_return,
    ast.If: of_if, ast.JoinedStr: of_text, ast.AnnAssign: of_annotated, **dict.fromkeys(LOOPS, of_comprehension),
    **dict.fromkeys(FUNCTIONS, of_function), ast.ClassDef: of_class,
}  # fmt: skip
if hasattr(ast, "match_case"):
    LOOKED_AT[ast.match_case] = of_case


def main():
    counts = Counter(dict.fromkeys(table(), 0))
    for line in sys.stdin:
        counts.update(constructs(json.loads(line)["source"]))
    json.dump(dict(counts), sys.stdout)


if __name__ == "__main__":
    main()
