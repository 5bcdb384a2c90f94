"""Rewrites a program so that each part of an expression is sent through a function that notes its value (notes.py).

A part is noted after the parts within it, as Python evaluates them. Its text is that of the source, with `$` for parts
noted before. What the state that follows shows anyway (the value of a name that is assigned, or returned, or yielded)
is left out, and so is what lies within f-strings; they are parts as a whole. Lambdas and generator expressions are
activations of their own: what lies within them is noted while they run, and stands as it is in the texts of the parts
around them. So does what lies within comprehensions, though it belongs to their line: there, each item is noted too,
where something is worked out of it. Operations that may be too much for one glance are noted with their operands, also
where their value is left out: what is told of them then are their small steps (small_steps.py). What an attribute comes
to that is changed in place is noted behind it: no state shows it. Of an expression that spans lines, the parts that
stand on one line are noted.

The program must not notice. So what the compiler works out by itself stays as it is, and so do the ways through an
`and`, an `or`, an `if … else` or a chain of comparisons: where Python only asks whether it is true, that is what is
noted of it (to look at its value would be to ask twice); where it is within another such, nothing is.
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
# What the compiler works out by itself where it is made of constants.
_FOLDED = frozenset((
    ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Subscript, ast.JoinedStr, ast.Tuple, ast.Slice,
))  # fmt: skip
_PLACES = frozenset((ast.Subscript, ast.Attribute))
_BLOCKS = ("body", "handlers", "cases", "orelse", "finalbody")
_PLACE = ("lineno", "col_offset", "end_lineno", "end_col_offset")
_LOAD = ast.Load()
# Calls that look at whoever calls them.
_LOOKING = frozenset(("super", "locals", "globals", "vars", "dir", "eval", "exec"))
# What becomes of an expression: its value is used, it is only asked whether it is true, or it may be the value of
# another.
VALUE, TEST, WAY = range(3)
# What is surely not written in Python, unless the program gives the name to something else.
_METHODS = frozenset(name for kind in (str, list, dict, set, tuple, int, float) for name in dir(kind))
_BUILTINS = frozenset(dir(builtins))
# To Python 3.10 two that look alike on one line are one; numbers in them would make them two.
_TWINS = sys.version_info[:2] <= (3, 10)
# Python 3.12 tells a line once more when a call that ends an `and` or `or` returns, but not where something else
# follows that call.
_TOLD_AGAIN = sys.version_info[:2] == (3, 12)
# Where a test does not lie on the line of its statement, or expression, Python up to 3.11 goes back there for some
# tests and not for others.
_GOES_BACK = sys.version_info[:2] <= (3, 11)


class Instrumenter:
    """Rewrites the functions of a program, in place. `texts`: the text of each part, by its number. `operations`: by
    the same number, what may have to be told in small steps (small_steps.py): its kind, where its operands are to be
    found (operands.py), and whether the part is told itself."""

    def __init__(self, tree, source, module=False):
        """`module`: its own lines are recorded, too."""
        self.lines = re.split("\r\n|\r|\n", source)
        self.texts = [STEPS]
        self.operations = {}
        self.operands = Operands(tree, source)
        self.own = set(names_given(tree)) if _TOLD_AGAIN else ()
        self.spans = []
        self.kept = set()
        self.block(tree.body, module)

    def block(self, statements, inside):
        """`inside` a function: only its lines are recorded."""
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
        """Behind `x.total += n` or `x.counts[k] += n`, which no state shows: a look at what it has come to, on the same
        line."""
        number = len(self.texts)
        self.texts.append(self.text(target, ()))
        self.operations[number] = (HELD, places, True)
        place = place_of(target)
        keys = [name for where, name in places if where == "name"]
        return ast.Expr(self.noted(number, ast.Name(owner, _LOAD, **place), place, keys), **place)

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
        """An expression whose value the next state shows: only its small steps are told, where it has any."""
        self.inside(node)
        found = None if is_constant(node) or spans_lines(node) else self.operands.of(node)
        return node if found is None else self.in_steps(node, found)

    def augmented(self, node):
        value = node.value
        found = self.operands.of_augmented(node, type(value) is ast.Name or is_constant(value))
        if found is not None and not spans_lines(value):
            node.value = self.in_steps(value, found)

    def in_steps(self, node, found):
        """An expression of which only the small steps are told."""
        number = len(self.texts)
        self.texts.append(STEPS)
        return self.noted_operation(number, node, found, False)

    def noted_operation(self, number, node, found, is_told):
        kind, places = found
        self.operations[number] = (kind, places, is_told)
        names = [kind] if kind[0].isalpha() else []
        for where, what in places:
            if where == "series":
                first = node.args[0].generators[0]
                first.iter = self.noted(-what, first.iter, place_of(first.iter))
            elif where == "name" or where == "own":
                names.append(what)
        return self.noted(number, node, place_of(node), names)

    def visit(self, node, use=VALUE):
        """The expression with its parts noted, itself among them if it is one."""
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
            return self.noted(number, node, place) if found is None else self.noted_operation(number, node, found, True)
        yes, no = (self.noted(number, ast.Constant(truth, **place), place) for truth in (True, False))
        return ast.IfExp(node, yes, no, **place)

    @staticmethod
    def noted(number, value, place, names=()):
        given = [ast.Name(name, _LOAD, **place) for name in names]
        return ast.Call(ast.Name(NAME, _LOAD, **place), [ast.Constant(number, **place), value, *given], [], **place)

    def inside(self, node, use=VALUE):
        kind = type(node)
        if kind in _CLOSED or (_GOES_BACK and spans_lines(node) and is_branched(node)):
            return
        if kind in _COMPREHENSIONS:
            # The rest runs in a scope of its own, once for each item.
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
        """Whether what is called may be written in Python."""
        if type(node) is not ast.Call:
            return False
        called = node.func
        name = called.attr if type(called) is ast.Attribute else called.id if type(called) is ast.Name else None
        known = _METHODS if type(called) is ast.Attribute else _BUILTINS
        return name not in known or name in self.own

    def apart(self, note):
        """Notes what runs in a scope of its own: nothing of it is a part of what stands around."""
        outer, self.spans = self.spans, []
        note()
        self.spans = outer

    def items(self, node):
        """What is worked out for each item."""
        for nth, generator in enumerate(node.generators):
            if nth:
                generator.iter = self.visit(generator.iter)
            for at, test in enumerate(generator.ifs):
                generator.ifs[at] = self.visit(test, TEST)
        for name in ("elt",) if type(node) is not ast.DictComp else ("key", "value"):
            setattr(node, name, self.visit(getattr(node, name)))
        # Only what is worked out here counts, not what lies in a scope further in.
        if self.spans:
            for generator in node.generators:
                self.item(generator, generator.target)

    def item(self, generator, target):
        """Notes an item before anything is asked of it, by a condition that holds: a list of one."""
        read = self.read(target)
        if read is None or generator.is_async:
            return
        place = place_of(target)
        self.texts.append(self.text(target, ()))
        generator.ifs.insert(0, ast.List([self.noted(len(self.texts) - 1, read, place)], _LOAD, **place))

    def read(self, target):
        """The value of a target of names, or None for any other."""
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
            line = line.encode()  # offsets count bytes
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
    """The names that a program gives to anything."""
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
    """Of such an expression only the parts are noted that stand on one line each."""
    return node.lineno != node.end_lineno


def is_part(node):
    kind = type(node)
    if kind is ast.Call:
        return type(node.func) is not ast.Name or node.func.id not in _LOOKING
    if kind not in _PARTS or (kind in _FOLDED and is_constant(node)):
        return False
    return kind not in _PLACES or type(node.ctx) is ast.Load


def ending(node):
    """What is evaluated last of all, on the way that goes straight on."""
    while type(node) is ast.IfExp:
        node = node.orelse
    return node


def is_branched(node):
    kind = type(node)
    return kind is ast.BoolOp or kind is ast.IfExp or (kind is ast.Compare and len(node.ops) > 1)


def is_decided(node):
    """Whether a way through it leads to a constant: the compiler leaves out what can only come to one thing."""
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
