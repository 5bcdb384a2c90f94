"""How the parts of a line come out: each part of an expression is sent through a function that notes its value.

A part is noted after the parts within it, as Python evaluates them. Its text is that of the source, with `$` for parts noted
before. What the state that follows shows anyway (the value of a name that is assigned, or returned) is left out, and so is
what lies within lambdas, comprehensions and f-strings; they are parts as a whole.
"""
import ast

from ndbg_trace import codes
from ndbg_trace.values import ATOMS, is_plain

NAME = "__working__"
# Values of more characters than this are not told.
LONGEST = 240
# Of one run, so many parts at most.
MOST = 4000

_PARTS = (
    ast.Call, ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Subscript, ast.Attribute, ast.JoinedStr, ast.ListComp,
    ast.SetComp, ast.DictComp,
)  # fmt: skip
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_CLOSED = (ast.Lambda, ast.JoinedStr, ast.Constant, ast.Name)
# Calls that look at whoever calls them.
_LOOKING = frozenset(("super", "locals", "globals", "vars", "dir", "eval", "exec"))
_SETS = frozenset((set, frozenset))
_VIEWS = frozenset((type({}.keys()), type({}.values()), type({}.items())))


class Notes:
    """What one run worked out: event, part and value in turn. `events` gives how many states were told so far."""

    current = None

    def __init__(self, events):
        self.events = events
        self.found = []
        self.until = None  # the event from which on nothing was noted

    def __enter__(self):
        Notes.current = self
        return self

    def __exit__(self, *problem):
        Notes.current = None


def note(part, value):
    """Stands around a part of an expression in the program. Runs no code of the program's."""
    notes = Notes.current
    if notes is not None:
        event = notes.events()
        if event and notes.until is None:
            found = notes.found
            found.append(event)
            found.append(part)
            found.append(_text(value))
            if len(found) >= 3 * MOST:
                notes.until = event
    return value


def _text(value):
    kind = type(value)
    try:
        if kind in ATOMS:
            if kind is str and len(value) > LONGEST:
                return ""
            text = repr(value)
        elif kind is list or kind is dict or kind is tuple:
            text = repr(value) if is_plain(value, 100) >= 0 else ""
        elif kind in _SETS or kind in _VIEWS:
            text = repr(value) if len(value) <= 100 and is_plain(list(value), 100) >= 0 else ""
        else:
            return ""
    except (ValueError, RecursionError):
        return ""
    return text if len(text) <= LONGEST else ""


# To the tracer it is as harmless as `len`.
codes._CALLABLE = codes._CALLABLE | {NAME}
codes.TRUE_BUILTINS[NAME] = note


class Noting:
    """Rewrites the functions of a program, in place. `texts`: the text of each part, by its number."""

    def __init__(self, tree, source):
        self.lines = source.split("\n")
        self.texts = []
        self.spans = []
        self.block(tree.body, False)
        ast.fix_missing_locations(tree)

    def block(self, statements, inside):
        """`inside` a function: only its lines are recorded."""
        for statement in statements:
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.block(statement.body, True)
            elif inside and not isinstance(statement, ast.ClassDef):
                self.statement(statement)
                for name in ("body", "orelse", "finalbody"):
                    self.block(getattr(statement, name, ()), True)
                for branch in getattr(statement, "handlers", None) or getattr(statement, "cases", ()):
                    self.block(branch.body, True)
            else:
                for name in ("body", "orelse", "finalbody"):
                    self.block(getattr(statement, name, ()), inside and not isinstance(statement, ast.ClassDef))

    def statement(self, node):
        if isinstance(node, (ast.If, ast.While, ast.Assert)):
            self.field(node, "test")
        elif isinstance(node, ast.For):
            self.field(node, "iter")
        elif isinstance(node, (ast.Return, ast.Expr)):
            self.field(node, "value", shown=True)
        elif isinstance(node, ast.AugAssign):
            self.target(node.target)
            self.field(node, "value")
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            self.field(node, "value", shown=self.are_shown(targets, node.value))
            for target in targets:
                self.target(target)

    @staticmethod
    def are_shown(targets, value):
        """Whether the next state tells the value as it is: it is given to a name, or its parts to several."""
        for target in targets:
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                target = target.elts[0] if target.elts else target
            if not isinstance(target, ast.Name):
                return False
        return True

    def target(self, node):
        """What a target works out itself: a container and an index."""
        if isinstance(node, ast.Subscript):
            self.field(node, "value")
            self.field(node, "slice")
        elif isinstance(node, ast.Attribute):
            self.field(node, "value")

    def field(self, node, name, shown=False):
        value = getattr(node, name)
        if value is None or value.lineno != value.end_lineno:
            return
        line = self.lines[value.lineno - 1]
        # Offsets count bytes.
        self.line = line if line.isascii() else line.encode()
        self.spans = []
        if not shown:
            setattr(node, name, self.visit(value))
        elif isinstance(value, ast.Tuple):
            for element in value.elts:
                self.inside(element)
        elif isinstance(value, (ast.Yield, ast.Await)):
            if value.value is not None:
                self.inside(value.value)
        else:
            self.inside(value)

    def visit(self, node):
        """The expression with its parts noted, itself among them if it is one."""
        outer, self.spans = self.spans, []
        self.inside(node)
        within, self.spans = self.spans, outer
        if not self.is_part(node):
            outer += within
            return node
        number = len(self.texts)
        self.texts.append(self.text(node, within))
        outer.append((node.col_offset, node.end_col_offset))
        wrapped = ast.Call(ast.Name(NAME, ast.Load()), [ast.Constant(number), node], [])
        return ast.copy_location(wrapped, node)

    def inside(self, node):
        if isinstance(node, _CLOSED):
            return
        if isinstance(node, _COMPREHENSIONS):
            # The rest runs in a scope of its own, once for each item.
            first = node.generators[0]
            first.iter = self.visit(first.iter)
            return
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            node.func.value = self.visit(node.func.value)
            fields = ("args", "keywords")
        else:
            fields = node._fields
        for name in fields:
            value = getattr(node, name, None)
            if isinstance(value, list):
                for at, each in enumerate(value):
                    if isinstance(each, ast.expr):
                        value[at] = self.visit(each)
                    elif isinstance(each, ast.keyword):
                        each.value = self.visit(each.value)
            elif isinstance(value, ast.expr):
                setattr(node, name, self.visit(value))

    @staticmethod
    def is_part(node):
        if isinstance(node, ast.UnaryOp):
            return not isinstance(node.operand, ast.Constant)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return node.func.id not in _LOOKING
        return isinstance(node, _PARTS) and isinstance(getattr(node, "ctx", None) or ast.Load(), ast.Load)

    def text(self, node, within):
        line = self.line
        dollar = "$" if isinstance(line, str) else b"$"
        pieces, at = [], node.col_offset
        for first, end in sorted(within):
            pieces += [line[at:first], dollar]
            at = end
        pieces.append(line[at:node.end_col_offset])
        return "".join(pieces) if isinstance(line, str) else b"".join(pieces).decode()
