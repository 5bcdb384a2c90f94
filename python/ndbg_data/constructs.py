"""Which constructs of the language a program holds, for the shares that are reported."""
import ast

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
LOOPS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
DEFINING = (*FUNCTIONS, ast.ClassDef, ast.Import, ast.ImportFrom)
# What a node says by its kind alone.
BY_KIND = {
    ast.Raise: "raise", ast.Yield: "yield", ast.YieldFrom: "yield", ast.With: "with", ast.Lambda: "lambda", ast.JoinedStr: "f-string",
    ast.Global: "global", ast.Nonlocal: "nonlocal", ast.Assert: "assert", ast.While: "while", ast.NamedExpr: "walrus",
    ast.AsyncFunctionDef: "async", ast.Delete: "del", ast.Starred: "star", **dict.fromkeys(LOOPS, "comprehension"),
}  # fmt: skip
if hasattr(ast, "Match"):
    BY_KIND[ast.Match] = "match"
ENUMS = frozenset("Enum IntEnum Flag IntFlag StrEnum".split())


def last_name(node):
    """`dataclass` of `@dataclasses.dataclass(frozen=True)`."""
    if isinstance(node, ast.Call):
        node = node.func
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def constructs(source):
    """The names of the constructs, sorted."""
    tree = ast.parse(source)
    found = set()
    todo = [(node, True, False) for node in tree.body]
    for node in tree.body:
        at_top(node, found)
    while todo:
        node, top, inside = todo.pop()
        kind = node.__class__
        name = BY_KIND.get(kind)
        if name:
            found.add(name)
        elif kind in FUNCTIONS:
            of_function(node, top, inside, found)
        elif kind is ast.ClassDef:
            of_class(node, found)
        elif kind is ast.Try:
            found.add("try")
            if node.finalbody:
                found.add("finally")
        elif kind is ast.Call:
            called = last_name(node)
            if called == "print" or called == "super":
                found.add(called)
            elif called == "namedtuple":
                found.add("namedtuple")
        elif kind is ast.For and isinstance(node.target, ast.Tuple):
            found.add("unpacking loop")
        within = inside or kind in FUNCTIONS
        todo += [(child, False, within) for child in ast.iter_child_nodes(node)]
    return sorted(found)


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


def of_function(node, top, inside, found):
    if node.name.startswith("__") and node.name.endswith("__"):
        found.add(f"{node.name}" if node.name in ("__init__", "__repr__", "__str__", "__eq__", "__len__", "__iter__") else "dunder method")
    if inside:
        found.add("nested function")
    if node.args.vararg or node.args.kwarg:
        found.add("*args")
    if node.args.defaults or node.args.kw_defaults:
        found.add("default")
    if node.returns or any(a.annotation for a in node.args.args):
        found.add("type hint")
    if isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant):
        found.add("docstring")
    for decorator in node.decorator_list:
        name = last_name(decorator)
        found.add(name if name in ("property", "staticmethod", "classmethod", "contextmanager") else "decorator")


def of_class(node, found):
    found.add("class Solution" if node.name == "Solution" else "class")
    for decorator in node.decorator_list:
        found.add("dataclass" if last_name(decorator) == "dataclass" else "decorator")
    for base in node.bases:
        name = last_name(base)
        found.add("enum" if name in ENUMS else "namedtuple" if name == "NamedTuple" else "base class" if name != "object" else "class")
        if name.endswith(("Error", "Exception")):
            found.add("exception class")
