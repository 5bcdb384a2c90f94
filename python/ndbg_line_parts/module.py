"""Reads a program to work single lines out (line.py): the statements on a line, and what it may name."""
import ast
import builtins
import importlib
from collections import Counter

from .values import ABSENT, is_constant
from .instrument import names_given
from .notes import NAME as NOTE, note

# Modules without side effects whose results are always the same.
MODULES = frozenset((
    "bisect", "cmath", "collections", "copy", "decimal", "fractions", "functools", "heapq", "itertools", "json",
    "math", "operator",
    "re", "statistics", "string", "typing",
))  # fmt: skip
# Names with varying results, with side effects, or that inspect their caller.
_WITHHELD = frozenset((
    "__import__", "breakpoint", "compile", "delattr", "dir", "eval", "exec", "exit", "globals", "hash", "help",
    "id", "input",
    "locals", "memoryview", "object", "open", "quit", "setattr", "super", "vars",
))  # fmt: skip
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SIMPLE = (
    ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Return, ast.Assert, ast.Raise, ast.Delete, ast.Pass,
    ast.Break, ast.Continue,
)  # fmt: skip
# Lines with these run other code in between, or bind names in unexpected places.
APART = (ast.Yield, ast.YieldFrom, ast.Await, ast.NamedExpr)
_SUMS = (ast.BinOp, ast.UnaryOp, ast.Constant, ast.operator, ast.unaryop)


class Module:
    """Reads a program once. `names`: those whose value never changes; `taken`: all that it binds."""

    def __init__(self, source):
        self.source = source
        tree = ast.parse(source)
        given = Counter(names_given(tree))
        given.update(
            name for node in ast.walk(tree) if isinstance(node, (ast.Global, ast.Nonlocal)) for name in node.names
        )
        self.taken = frozenset(given)
        self.names = {name: value for name, value in usable_names(tree) if given[name] == 1}
        nodes = list(ast.walk(tree))
        self.rebound = {name for node in nodes if isinstance(node, (ast.Global, ast.Nonlocal)) for name in node.names}
        self.functions = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
        # A generator is resumed several times, and a decorator may return without calling.
        self.calls_plainly = not any(
            isinstance(node, (ast.Yield, ast.YieldFrom, ast.Await)) or getattr(node, "decorator_list", ())
            for node in nodes
        )
        self.lines = {}
        self.enter(tree, False)
        # Whether the block behind these runs is decided on their line.
        for node in ast.walk(tree):
            if isinstance(node, (ast.ExceptHandler, ast.match_case)):
                self.lines.pop(getattr(node, "lineno", 0) or node.pattern.lineno, None)

    def is_own(self, name, variables):
        """Whether a call of this name, or of a method of it, may be a function of the program."""
        text = variables.get(name)
        if text is None:
            return name in self.functions
        return text.startswith(("<function ", "<bound method ")) or (text.startswith("<") and text.endswith(" object>"))

    def enter(self, node, inside):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                self.lines.setdefault(child.lineno, []).append((child, inside))
            self.enter(child, inside or isinstance(child, _FUNCTIONS))

    def line(self, number):
        """The statements of a function that stand alone on a line and run with it; for a condition, its test."""
        found = self.lines.get(number, ())
        if not found or not found[0][1]:
            return None
        first = found[0][0]
        if isinstance(first, (ast.If, ast.While)) and first.end_lineno != number:
            is_alone = first.test.end_lineno == number and first.body[0].lineno != number
            statements = [ast.copy_location(ast.If(first.test, [ast.copy_location(ast.Pass(), first)], []), first)]
        else:
            inner = {each for one, _ in found for each in ast.walk(one) if each is not one}
            statements = [each for each, _ in found if each not in inner]
            is_alone = all(is_plain(each, number) for each in statements)
        return statements if is_alone and not any(isinstance(each, APART) for each in within(statements)) else None


def is_plain(statement, number):
    """Whether a statement is alone on its line and runs only once."""
    if isinstance(statement, ast.If):
        return statement.end_lineno == number and all(
            is_plain(each, number) for each in statement.body + statement.orelse
        )
    return isinstance(statement, SIMPLE) and statement.end_lineno == number


def within(statements):
    return (each for statement in statements for each in ast.walk(statement))


def usable_names(tree):
    """Names of the module that lines may use: its imports and constants."""
    for statement in tree.body:
        if isinstance(statement, ast.Import):
            for alias in statement.names:
                if alias.name in MODULES:
                    yield alias.asname or alias.name, importlib.import_module(alias.name)
        elif isinstance(statement, ast.ImportFrom) and statement.module in MODULES and not statement.level:
            module = importlib.import_module(statement.module)
            for alias in statement.names:
                if hasattr(module, alias.name):
                    yield alias.asname or alias.name, getattr(module, alias.name)
        elif (
            isinstance(statement, ast.Assign)
            and len(statement.targets) == 1
            and isinstance(statement.targets[0], ast.Name)
        ):
            value = constant(statement.value)
            if value is not ABSENT:
                yield statement.targets[0].id, value


def constant(node):
    """The value of an expression of constants, if nothing can change it."""
    try:
        if all(isinstance(each, _SUMS) for each in ast.walk(node)):
            value = eval(compile(ast.Expression(node), "constant", "eval"), {"__builtins__": {}})
        else:
            value = ast.literal_eval(node)
    except Exception:
        return ABSENT
    return value if is_constant(value) else ABSENT


def opens(statements):
    return any(isinstance(each, (ast.Lambda, ast.GeneratorExp)) for each in within(statements))


def is_called(name, nodes):
    """Whether a line uses a name only to call it or a method of it."""
    called = set()
    for node in nodes:
        if isinstance(node, ast.Call):
            called.add(node.func.value if isinstance(node.func, ast.Attribute) else node.func)
    return all(node in called for node in nodes if isinstance(node, ast.Name) and node.id == name)


def is_looked_up(name, nodes):
    """Whether a line only reads single items. The repr of a Counter has the highest first, so its insertion order is
    unknown."""
    asked = set()
    for node in nodes:
        if isinstance(node, ast.Subscript):
            asked.add(node.value)
        elif isinstance(node, ast.Attribute) and node.attr == "get":
            asked.add(node.value)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len":
            asked.update(node.args)
        elif isinstance(node, ast.Compare) and all(isinstance(each, (ast.In, ast.NotIn)) for each in node.ops):
            asked.update(node.comparators)
    return all(node in asked for node in nodes if isinstance(node, ast.Name) and node.id == name)


def scope_of(module, variables, more):
    """What a line can name besides its variables, with `more`. Builtins that the program rebinds are left out."""
    allowed = {
        name: value for name, value in vars(builtins).items() if name not in _WITHHELD and name not in module.taken
    }
    names = {name: value for name, value in module.names.items() if name not in variables}
    return {**names, "__builtins__": {**allowed, NOTE: note, **more}, "__name__": "line"}
