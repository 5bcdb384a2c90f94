"""Rewrites a program so that each part of an expression is sent through a function that notes its value (working.py).

A part is noted after the parts within it, as Python evaluates them. Its text is that of the source, with `$` for parts noted
before. What the state that follows shows anyway (the value of a name that is assigned, or returned) is left out, and so is
what lies within lambdas, comprehensions and f-strings; they are parts as a whole.

The program must not notice. So what the compiler works out by itself stays as it is, and so do the ways through an `and`, an `or`, an
`if … else` or a chain of comparisons: where Python only asks whether it is true, that is what is noted of it (to look at its
value would be to ask twice); where it is within another such, nothing is.
"""
import ast
import re

from .working import NAME

_PARTS = (
    ast.Call, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Subscript, ast.Attribute, ast.JoinedStr,
    ast.ListComp, ast.SetComp, ast.DictComp,
)  # fmt: skip
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_CLOSED = (ast.Lambda, ast.JoinedStr, ast.Constant, ast.Name)
# What the compiler works out by itself where it is made of constants.
_FOLDED = (
    ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Subscript, ast.JoinedStr, ast.Tuple, ast.Slice,
)  # fmt: skip
# Calls that look at whoever calls them.
_LOOKING = frozenset(("super", "locals", "globals", "vars", "dir", "eval", "exec"))
# What becomes of an expression: its value is used, it is only asked whether it is true, or it may be the value of another.
VALUE, TEST, WAY = range(3)


class Noting:
    """Rewrites the functions of a program, in place. `texts`: the text of each part, by its number."""

    def __init__(self, tree, source):
        self.lines = re.split("\r\n|\r|\n", source)
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
            self.field(node, "test", TEST)
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

    def field(self, node, name, use=VALUE, shown=False):
        value = getattr(node, name)
        if value is None or value.lineno != value.end_lineno:
            return
        line = self.lines[value.lineno - 1]
        # Offsets count bytes.
        self.line = line if line.isascii() else line.encode()
        self.spans = []
        if not shown:
            setattr(node, name, self.visit(value, use))
        elif isinstance(value, ast.Tuple):
            for element in value.elts:
                self.inside(element)
        elif isinstance(value, (ast.Yield, ast.Await)):
            if value.value is not None:
                self.inside(value.value)
        else:
            self.inside(value)

    def visit(self, node, use=VALUE):
        """The expression with its parts noted, itself among them if it is one."""
        outer, self.spans = self.spans, []
        self.inside(node, use)
        within, self.spans = self.spans, outer
        branches = use != VALUE and is_branched(node)
        if not self.is_part(node) or (branches and use == WAY):
            outer += within
            return node
        number = len(self.texts)
        self.texts.append(self.text(node, within))
        outer.append((node.col_offset, node.end_col_offset))
        if branches:
            yes, no = self.noted(number, ast.Constant(True), node), self.noted(number, ast.Constant(False), node)
            return ast.copy_location(ast.IfExp(node, yes, no), node)
        return self.noted(number, node, node)

    @staticmethod
    def noted(number, value, node):
        return ast.copy_location(ast.Call(ast.Name(NAME, ast.Load()), [ast.Constant(number), value], []), node)

    def inside(self, node, use=VALUE):
        if isinstance(node, _CLOSED):
            return
        if isinstance(node, _COMPREHENSIONS):
            # The rest runs in a scope of its own, once for each item.
            first = node.generators[0]
            first.iter = self.visit(first.iter)
        elif isinstance(node, ast.BoolOp):
            last = len(node.values) - 1
            for at, each in enumerate(node.values):
                node.values[at] = self.visit(each, WAY if use == VALUE and at < last else use)
        elif isinstance(node, ast.IfExp):
            node.test = self.visit(node.test, TEST)
            node.body, node.orelse = self.visit(node.body, use or WAY), self.visit(node.orelse, use)
        elif isinstance(node, ast.UnaryOp):
            node.operand = self.visit(node.operand, TEST if use == TEST and isinstance(node.op, ast.Not) else VALUE)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            node.func.value = self.visit(node.func.value)
            self.fields(node, ("args", "keywords"))
        else:
            self.fields(node, node._fields)

    def fields(self, node, names):
        for name in names:
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
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return node.func.id not in _LOOKING
        is_read = isinstance(getattr(node, "ctx", None) or ast.Load(), ast.Load)
        return isinstance(node, _PARTS) and is_read and not is_constant(node)

    def text(self, node, within):
        line = self.line
        dollar = "$" if isinstance(line, str) else b"$"
        pieces, at = [], node.col_offset
        for first, end in sorted(within):
            pieces += [line[at:first], dollar]
            at = end
        pieces.append(line[at:node.end_col_offset])
        return "".join(pieces) if isinstance(line, str) else b"".join(pieces).decode()


def is_branched(node):
    return isinstance(node, (ast.BoolOp, ast.IfExp)) or (isinstance(node, ast.Compare) and len(node.ops) > 1)


def is_constant(node):
    if isinstance(node, ast.Name):
        return node.id == "__debug__"
    if isinstance(node, ast.Constant):
        return True
    return isinstance(node, _FOLDED) and all(is_constant(one) for one in ast.iter_child_nodes(node) if isinstance(one, ast.expr))
