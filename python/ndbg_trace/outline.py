"""What the tracer must know about a file and cannot see in code objects: where definitions begin and end, where
comprehensions stand, and in which order names appear. One pass over the syntax tree."""

import ast

from .intact import BUILTINS as __builtins__

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp)
TRIES = (ast.Try, getattr(ast, "TryStar", ast.Try))
WITHS = (ast.With, ast.AsyncWith)
# Fields that hold neither a name, nor a scope, nor anything that does.
_PLAIN = frozenset(
    "ctx op ops id attr arg level module asname kind conversion is_async rest kwd_attrs lineno type_comment simple tag "
    "type_ignores".split()
)


class _Fields(dict):
    """Class of node -> names of the fields to look into; none for what stands in a tree without being a node."""

    def __missing__(self, kind):
        self[kind] = found = tuple([field for field in getattr(kind, "_fields", ()) if field not in _PLAIN])
        return found


_FIELDS = _Fields()


def children(node):
    """What the fields hold, in their order: nodes, and now and then a text or None, in which nothing is found."""
    found = []
    for field in _FIELDS[type(node)]:
        value = getattr(node, field, None)
        if type(value) is list:
            found += value
        elif value is not None:
            found.append(value)
    return found


class Scope:
    """A function, lambda, generator expression or module of the source."""

    __slots__ = (
        "name",
        "qualname",
        "first",
        "line",
        "last",
        "parameters",
        "comprehensions",
        "headers",
        "places",
        "loops",
        "guarded",
    )

    def __init__(self, name, qualname, first, line, last, parameters):
        self.name = name
        self.qualname = qualname
        self.first = first  # co_firstlineno: with decorators
        self.line = line  # the line of a call state: below them
        self.last = last
        self.parameters = parameters
        self.comprehensions = []  # outermost ones: (first line, last line, first column, last column, targets)
        self.headers = []  # of decorated definitions: (first decorator's line, line of the def or class)
        self.places = {}  # name -> rank of its first appearance
        self.loops = set()  # lines that are the whole header of a `for`
        self.guarded = []  # (first line, last line) in which an exception meets a `try` or a `with`


def signature(arguments):
    names = [a.arg for a in arguments.posonlyargs + arguments.args]
    if arguments.vararg:
        names.append(arguments.vararg.arg)
    names += [a.arg for a in arguments.kwonlyargs]
    if arguments.kwarg:
        names.append(arguments.kwarg.arg)
    return names


def needs_no_argument(node):
    a = node.args
    required = len(a.posonlyargs) + len(a.args) - len(a.defaults)
    return required == 0 and all(default is not None for default in a.kw_defaults)


def calls_main(statements):
    """Whether a module's own lines call `main` when the module is imported: not below `if __name__ == …`."""
    for node in statements:
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            continue
        if isinstance(node, ast.If) and any(getattr(each, "id", "") == "__name__" for each in ast.walk(node.test)):
            if calls_main(node.orelse):
                return True
        elif any(isinstance(each, ast.Call) and getattr(each.func, "id", "") == "main" for each in ast.walk(node)):
            return True
    return False


def guarded_lines(node, kind):
    blocks = [node.body]
    if kind in TRIES:
        blocks += [handler.body for handler in node.handlers]
        if node.orelse and node.finalbody:
            blocks.append(node.orelse)
    return [(block[0].lineno, block[-1].end_lineno) for block in blocks]


class Outline:
    def __init__(self, tree, line_count):
        first = tree.body[0] if tree.body else None
        start = first.lineno if first else 1
        self.module = Scope("<module>", "<module>", 1, start, max(line_count, 1), [])
        self.scopes = {}
        self._visit_all(tree.body, self.module, "", None)

    def find(self, code):
        """The scope a code object was compiled from; None for what the compiler made up by itself."""
        name = code.co_name
        if name == "<module>":
            return self.module
        found = self.scopes.get((code.co_firstlineno, name))
        if found is None:
            return None
        if len(found) > 1:
            names = code.co_varnames
            for scope in found:
                if len(scope.parameters) <= len(names) and set(scope.parameters) == set(names[: len(scope.parameters)]):
                    return scope
        return found[0]

    def _add(self, scope):
        self.scopes.setdefault((scope.first, scope.name), []).append(scope)

    def _visit_all(self, nodes, scope, prefix, comprehension):
        places = scope.places
        for node in nodes:
            kind = type(node)
            if kind is ast.Name:
                if comprehension is None or node.id not in comprehension:
                    places.setdefault(node.id, len(places))
            elif kind in _PARTICULAR:
                self._visit(node, scope, prefix, comprehension)
            elif kind is not ast.Constant:
                self._visit_all(children(node), scope, prefix, comprehension)

    def _visit(self, node, scope, prefix, comprehension):
        """A node of `_PARTICULAR`."""
        kind = type(node)
        if kind is ast.For:
            if node.lineno == node.iter.end_lineno:
                scope.loops.add(node.lineno)
            self._visit_all(children(node), scope, prefix, comprehension)
        elif kind in FUNCTIONS:
            self._visit_all(node.decorator_list, scope, prefix, comprehension)
            scope.places.setdefault(node.name, len(scope.places))
            self._visit_defaults(node.args, scope, prefix, comprehension)
            first = self._header(node, scope)
            self._open(node.name, prefix, first, node, node.args, node.body)
        elif kind is ast.Lambda:
            self._visit_defaults(node.args, scope, prefix, comprehension)
            self._open("<lambda>", prefix, node.lineno, node, node.args, [node.body])
        elif kind is ast.GeneratorExp:
            self._visit_all([node.generators[0].iter], scope, prefix, comprehension)
            inner = Scope("<genexpr>", prefix + "<genexpr>", node.lineno, node.lineno, node.end_lineno, [])
            self._add(inner)
            below = inner.qualname + ".<locals>."
            for index, part in enumerate(node.generators):
                self._visit_all([part.target], inner, below, None)
                if index:
                    self._visit_all([part.iter], inner, below, None)
                self._visit_all(part.ifs, inner, below, None)
            self._visit_all([node.elt], inner, below, None)
        elif kind in COMPREHENSIONS:
            targets = set(comprehension or ())
            for part in node.generators:
                targets.update(n.id for n in ast.walk(part.target) if type(n) is ast.Name)
            if comprehension is None:
                ends = (node.lineno, node.end_lineno, node.col_offset, node.end_col_offset)
                scope.comprehensions.append((*ends, frozenset(targets)))
            self._visit_all(children(node), scope, prefix, targets)
        elif kind is ast.ClassDef:
            self._visit_all(node.decorator_list + node.bases, scope, prefix, comprehension)
            self._visit_all(node.keywords, scope, prefix, comprehension)
            scope.places.setdefault(node.name, len(scope.places))
            self._header(node, scope)
            # A class body is folded into its line, so it is no scope of ours; its methods are.
            body = Scope(node.name, prefix + node.name, node.lineno, node.lineno, node.end_lineno, [])
            self._visit_all(node.body, body, prefix + node.name + ".", None)
        elif kind is ast.ExceptHandler or kind is ast.alias:
            self._bind(node, kind, scope)
            self._visit_all(children(node), scope, prefix, comprehension)
        else:
            if kind in TRIES or kind in WITHS:
                scope.guarded += guarded_lines(node, kind)
            self._visit_all(children(node), scope, prefix, comprehension)
            self._bind(node, kind, scope)

    def _header(self, node, scope):
        """Where a definition begins, decorators included."""
        if not node.decorator_list:
            return node.lineno
        first = min(d.lineno for d in node.decorator_list)
        scope.headers.append((first, node.lineno))
        return first

    def _bind(self, node, kind, scope):
        """Names that are bound by something other than a Name node."""
        if kind is ast.alias:
            name = node.asname or node.name.split(".")[0]
        elif kind is ast.ExceptHandler or kind is ast.MatchAs or kind is ast.MatchStar:
            name = node.name
        elif kind is ast.MatchMapping:
            name = node.rest
        else:
            return
        if name:
            scope.places.setdefault(name, len(scope.places))

    def _visit_defaults(self, arguments, scope, prefix, comprehension):
        self._visit_all(arguments.defaults, scope, prefix, comprehension)
        self._visit_all([d for d in arguments.kw_defaults if d is not None], scope, prefix, comprehension)

    def _open(self, name, prefix, first, node, arguments, body):
        parameters = signature(arguments)
        inner = Scope(name, prefix + name, first, node.lineno, node.end_lineno, parameters)
        for parameter in parameters:
            inner.places[parameter] = len(inner.places)
        self._add(inner)
        self._visit_all(body, inner, inner.qualname + ".<locals>.", None)


# The nodes that `_visit` tells apart. All others are looked into and no more.
_PARTICULAR = frozenset(
    (ast.For, *FUNCTIONS, ast.Lambda, ast.GeneratorExp, *COMPREHENSIONS, ast.ClassDef, ast.ExceptHandler, ast.alias)
    + (*TRIES, *WITHS, ast.MatchAs, ast.MatchStar, ast.MatchMapping)
)
