"""Rewrites a program so that each part of an expression passes through a function that records its value (notes.py).

A part is recorded after the parts inside it, in Python's evaluation order. Its text is the source, with `$` for parts
recorded before. Left out are values that the next state shows anyway (of a name that is assigned, returned or
yielded), and what lies inside f-strings, which are single parts.

Lambdas and generator expressions are activations of their own: their parts are recorded while they run, and the texts
of the parts around them contain them unchanged. Comprehensions are also unchanged in those texts, although they
belong to their line: each item is recorded if something is computed from it.

Operations that may need small steps (small_steps.py) are recorded with their operands, even if their value is left
out. An attribute that is changed in place is recorded afterwards, because no state shows it. Of an expression that
spans lines, only parts that stand on one line are recorded.

The program must not notice. So constants that the compiler folds stay as they are, and so do the branches of `and`,
`or`, `if … else` and chained comparisons. Where Python only tests a branch for truth, the truth value is recorded,
because reading the value again would test it twice. Inside another such expression nothing is recorded.
"""
import ast
import builtins
import re
import sys

from .operands import Operands
from .notes import HELD, NAME, STEPS

_PARTS = frozenset((
    ast.Call, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Subscript, ast.Attribute, ast.JoinedStr,
    ast.ListComp, ast.SetComp, ast.DictComp,
))  # fmt: skip
_COMPREHENSIONS = frozenset((ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp))
_CLOSED = frozenset((ast.JoinedStr, ast.Constant, ast.Name))
# What the compiler folds if it is made of constants.
_FOLDED = frozenset((
    ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Subscript, ast.JoinedStr, ast.Tuple, ast.Slice,
))  # fmt: skip
_PLACES = frozenset((ast.Subscript, ast.Attribute))
_BLOCKS = ("body", "handlers", "cases", "orelse", "finalbody")
_PLACE = ("lineno", "col_offset", "end_lineno", "end_col_offset")
_LOAD = ast.Load()
# Calls that inspect their caller.
_LOOKING = frozenset(("super", "locals", "globals", "vars", "dir", "eval", "exec"))
# How an expression is used: for its value, only for its truth, or perhaps as the value of the expression around it.
VALUE, TEST, WAY = range(3)
# Names of builtins and their methods, which are not written in Python unless the program rebinds the name.
_METHODS = frozenset(name for kind in (str, list, dict, set, tuple, int, float) for name in dir(kind))
_BUILTINS = frozenset(dir(builtins))
# Python 3.10 merges two that look alike on one line; numbers in them would keep them apart.
_TWINS = sys.version_info[:2] <= (3, 10)
# Python 3.12 reports a line again when a call that ends an `and` or `or` returns, but not if something else follows
# that call.
_TOLD_AGAIN = sys.version_info[:2] == (3, 12)
# If a test is not on the line of its statement, Python up to 3.11 reports that line again after some tests.
_GOES_BACK = sys.version_info[:2] <= (3, 11)


class Instrumenter:
    """Rewrites the functions of a program in place. `texts`: the text of each part, by its number. `operations`: by
    the same number, what may need small steps (small_steps.py): its kind, where its operands are found
    (operands.py), and whether the part itself is recorded."""

    def __init__(self, tree, source, module=False):
        """`module`: whether the module's own lines are recorded too."""
        self.lines = re.split("\r\n|\r|\n", source)
        self.texts = [STEPS]
        self.operations = {}
        self.operands = Operands(tree, source)
        self.own = set(names_given(tree)) if _TOLD_AGAIN else ()
        self.spans = []
        self.kept = set()
        self.block(tree.body, module)

    def block(self, statements, inside):
        """`inside`: whether the block is in a function; only these lines are recorded."""
        behind = []
        for nth, statement in enumerate(statements):
            kind = type(statement)
            if kind is ast.FunctionDef or kind is ast.AsyncFunctionDef:
                self.block(statement.body, True)
                continue
            here = inside and kind is not ast.ClassDef
            if here:
                found = self.operands.of_held(statement) if kind is ast.AugAssign else None
                self.statement(statement)
                if found is not None:
                    behind.append((nth + 1, self.held(statement.target, *found)))
            for name in _BLOCKS:
                inner = getattr(statement, name, None) or ()
                for block in (
                    (inner,) if inner and isinstance(inner[0], ast.stmt) else (branch.body for branch in inner)
                ):
                    self.block(block, here)
        for nth, held in reversed(behind):
            statements.insert(nth, held)

    def held(self, target, owner, places):
        """After `x.total += n` or `x.counts[k] += n`, which no state shows, adds a read of the new value on the same
        line."""
        number = len(self.texts)
        self.texts.append(self.text(target, ()))
        self.operations[number] = (HELD, places, True)
        place = place_of(target)
        keys = [name for where, name in places if where == "name"]
        return ast.Expr(self.note_call(number, ast.Name(owner, _LOAD, **place), place, keys), **place)

    def statement(self, node):
        if isinstance(node, (ast.If, ast.While, ast.Assert)):
            if node.test.lineno == node.lineno and not (_GOES_BACK and spans_lines(node.test)):
                self.field(node, "test", TEST)
        elif isinstance(node, ast.For):
            self.field(node, "iter")
        elif isinstance(node, (ast.Return, ast.Expr)):
            self.field(node, "value", shown=True)
        elif isinstance(node, ast.AugAssign):
            self.target(node.target)
            self.field(node, "value")
            self.augmented(node)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            self.field(node, "value", shown=self.are_shown(targets, node.value))
            for target in targets:
                self.target(target)

    @staticmethod
    def are_shown(targets, value):
        """Whether the next state shows the value as it is: it is assigned to a name, or its items to several names."""
        for target in targets:
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                target = target.elts[0] if target.elts else target
            if not isinstance(target, ast.Name):
                return False
        return True

    def target(self, node):
        """Records the parts of a target: a container and an index."""
        if isinstance(node, ast.Subscript):
            self.field(node, "value")
            self.field(node, "slice")
        elif isinstance(node, ast.Attribute):
            self.field(node, "value")

    def field(self, node, name, use=VALUE, shown=False):
        value = getattr(node, name)
        if value is None:
            return
        self.spans = []
        self.twins = twins(value) if _TWINS else ()
        if not shown:
            setattr(node, name, self.visit(value, use))
        elif isinstance(value, ast.Tuple):
            for at, element in enumerate(value.elts):
                value.elts[at] = self.shown(element)
        elif isinstance(value, (ast.Yield, ast.Await)):
            if value.value is not None:
                self.inside(value.value)
        else:
            setattr(node, name, self.shown(value))

    def shown(self, node):
        """An expression whose value the next state shows: only its small steps are recorded, if any."""
        self.inside(node)
        found = None if is_constant(node) or spans_lines(node) else self.operands.of(node)
        return node if found is None else self.in_steps(node, found)

    def augmented(self, node):
        value = node.value
        found = self.operands.of_augmented(node, type(value) is ast.Name or is_constant(value))
        if found is not None and not spans_lines(value):
            node.value = self.in_steps(value, found)

    def in_steps(self, node, found):
        """An expression of which only the small steps are recorded."""
        number = len(self.texts)
        self.texts.append(STEPS)
        return self.operation_note(number, node, found, False)

    def operation_note(self, number, node, found, is_recorded):
        kind, places = found
        self.operations[number] = (kind, places, is_recorded)
        names = [kind] if kind[0].isalpha() else []
        for where, what in places:
            if where == "series":
                first = node.args[0].generators[0]
                first.iter = self.note_call(-what, first.iter, place_of(first.iter))
            elif where == "name" or where == "own":
                names.append(what)
        return self.note_call(number, node, place_of(node), names)

    def visit(self, node, use=VALUE):
        """Returns the expression with its parts recorded, including itself if it is a part."""
        outer, self.spans = self.spans, []
        self.inside(node, use)
        within, self.spans = self.spans, outer
        branches = use != VALUE and is_branched(node)
        if (
            not is_part(node)
            or spans_lines(node)
            or (branches and (use == WAY or is_decided(node)))
            or (node in self.kept and type(node) is ast.Call)
        ):
            outer += within
            return node
        number = len(self.texts)
        self.texts.append(self.text(node, within))
        outer.append((node.col_offset, node.end_col_offset))
        place = place_of(node)
        if not branches:
            found = self.operands.of(node)
            if found is None:
                return self.note_call(number, node, place)
            return self.operation_note(number, node, found, True)
        yes, no = (self.note_call(number, ast.Constant(truth, **place), place) for truth in (True, False))
        return ast.IfExp(node, yes, no, **place)

    @staticmethod
    def note_call(number, value, place, names=()):
        given = [ast.Name(name, _LOAD, **place) for name in names]
        return ast.Call(ast.Name(NAME, _LOAD, **place), [ast.Constant(number, **place), value, *given], [], **place)

    def inside(self, node, use=VALUE):
        kind = type(node)
        if kind in _CLOSED or (_GOES_BACK and spans_lines(node) and is_branched(node)):
            return
        if kind in _COMPREHENSIONS:
            # The rest runs in a scope of its own, once per item.
            first = node.generators[0]
            first.iter = self.visit(first.iter)
            if node not in self.twins and not spans_lines(node):
                self.apart(lambda: self.items(node))
        elif kind is ast.Lambda:
            if node not in self.twins:
                self.apart(lambda: setattr(node, "body", self.visit(node.body)))
        elif kind is ast.BoolOp:
            last = len(node.values) - 1
            if _TOLD_AGAIN and use != TEST:
                self.kept.add(ending(node.values[last]))
            for at, each in enumerate(node.values):
                node.values[at] = self.visit(each, WAY if use == VALUE and at < last else use)
        elif kind is ast.IfExp:
            if _TOLD_AGAIN:
                self.kept.update(arm for arm in (ending(node.body), ending(node.orelse)) if self.may_be_python(arm))
            node.test = self.visit(node.test, TEST)
            node.body, node.orelse = self.visit(node.body, use or WAY), self.visit(node.orelse, use)
        elif kind is ast.UnaryOp:
            node.operand = self.visit(node.operand, TEST if use == TEST and type(node.op) is ast.Not else VALUE)
        elif kind is ast.Call and type(node.func) is ast.Attribute:
            node.func.value = self.visit(node.func.value)
            self.fields(node, ("args", "keywords"))
        else:
            self.fields(node, node._fields)

    def may_be_python(self, node):
        """Whether the called function may be written in Python."""
        if type(node) is not ast.Call:
            return False
        called = node.func
        name = called.attr if type(called) is ast.Attribute else called.id if type(called) is ast.Name else None
        known = _METHODS if type(called) is ast.Attribute else _BUILTINS
        return name not in known or name in self.own

    def apart(self, note):
        """Records code with a scope of its own: nothing in it is a part of the surrounding expression."""
        outer, self.spans = self.spans, []
        note()
        self.spans = outer

    def items(self, node):
        """Records what is computed for each item."""
        for nth, generator in enumerate(node.generators):
            if nth:
                generator.iter = self.visit(generator.iter)
            for at, test in enumerate(generator.ifs):
                generator.ifs[at] = self.visit(test, TEST)
        for name in ("elt",) if type(node) is not ast.DictComp else ("key", "value"):
            setattr(node, name, self.visit(getattr(node, name)))
        # Only parts in this scope count, not those in a scope further inside.
        if self.spans:
            for generator in node.generators:
                self.item(generator, generator.target)

    def item(self, generator, target):
        """Records an item before its conditions are tested, by a condition that is true: a list of one."""
        read = self.read(target)
        if read is None or generator.is_async:
            return
        place = place_of(target)
        self.texts.append(self.text(target, ()))
        generator.ifs.insert(0, ast.List([self.note_call(len(self.texts) - 1, read, place)], _LOAD, **place))

    def read(self, target):
        """Reads back a target made of names; None for any other target."""
        place = place_of(target)
        if isinstance(target, ast.Name):
            return ast.Name(target.id, _LOAD, **place)
        if isinstance(target, (ast.Tuple, ast.List)):
            parts = [self.read(each) for each in target.elts]
            return None if None in parts else ast.Tuple(parts, _LOAD, **place)
        return None

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

    def text(self, node, within):
        line = self.lines[node.lineno - 1]
        if not line.isascii():
            line = line.encode()  # column offsets count bytes
        dollar = "$" if isinstance(line, str) else b"$"
        pieces, at = [], node.col_offset
        for first, end in sorted(within):
            pieces += [line[at:first], dollar]
            at = end
        pieces.append(line[at:node.end_col_offset])
        return "".join(pieces) if isinstance(line, str) else b"".join(pieces).decode()


def twins(node):
    """Lambdas and comprehensions that look alike."""
    found = {}
    for each in ast.walk(node):
        if type(each) is ast.Lambda or type(each) in _COMPREHENSIONS:
            same = each.elt if type(each) in (ast.ListComp, ast.SetComp, ast.GeneratorExp) else each
            found.setdefault((type(each), ast.dump(same)), []).append(each)
    return {each for alike in found.values() if len(alike) > 1 for each in alike}


def names_given(tree):
    """All names that a program binds."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Name) and type(node.ctx) is ast.Store:
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.alias):
            yield node.asname or node.name


def place_of(node):
    return {name: getattr(node, name) for name in _PLACE}


def spans_lines(node):
    """Whether an expression spans lines: only its parts on one line are recorded."""
    return node.lineno != node.end_lineno


def is_part(node):
    kind = type(node)
    if kind is ast.Call:
        return type(node.func) is not ast.Name or node.func.id not in _LOOKING
    if kind not in _PARTS or (kind in _FOLDED and is_constant(node)):
        return False
    return kind not in _PLACES or type(node.ctx) is ast.Load


def ending(node):
    """The expression that is evaluated last on the path without jumps."""
    while type(node) is ast.IfExp:
        node = node.orelse
    return node


def is_branched(node):
    kind = type(node)
    return kind is ast.BoolOp or kind is ast.IfExp or (kind is ast.Compare and len(node.ops) > 1)


def is_decided(node):
    """Whether a branch of it is a constant: the compiler removes branches with only one possible result."""
    return type(node) is ast.BoolOp and any(map(is_constant, node.values))


def is_constant(node):
    kind = type(node)
    if kind is ast.Name:
        return node.id == "__debug__"
    if kind is ast.Constant:
        return True
    if kind is ast.BinOp:
        return is_constant(node.left) and is_constant(node.right)
    return kind in _FOLDED and all(is_constant(one) for one in ast.iter_child_nodes(node) if isinstance(one, ast.expr))
