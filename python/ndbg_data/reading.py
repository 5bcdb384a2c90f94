"""What a piece of a module's code names, binds and reaches. Answers are kept: code is asked again and again."""
import ast
from functools import cache

from .project_modules import is_import

HARMLESS = ("fspath", "sep", "PathLike", "pathsep", "linesep", "fsencode", "fsdecode")
HARMLESS_PATHS = frozenset("join basename dirname split splitext normpath isabs commonprefix sep".split())
REACHING = frozenset(("open", "input", "exec", "eval", "__import__", "exit", "quit", "breakpoint"))


def defining(node):
    """Names that a function's definition needs as it is read; None: all that a statement names."""
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return None
    parts = [*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)]
    return {n.id for part in parts for n in ast.walk(part) if isinstance(n, ast.Name)}


@cache
def parts_of(node):
    """All nodes below a node, cached because they are read again and again."""
    return list(ast.walk(node))


@cache
def loads(node):
    """Where each name is read below a node."""
    found = {}
    for part in parts_of(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
            found.setdefault(part.id, []).append(part)
    return found


@cache
def imports_in(node):
    return [part for part in parts_of(node) if is_import(part)]


@cache
def attributes(node):
    return list(dict.fromkeys(part.attr for part in parts_of(node) if isinstance(part, ast.Attribute)))


def first_line(node):
    return min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])


@cache
def documented(node):
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return [part for part in parts_of(node) if isinstance(part, kinds)]


def docstring(node):
    """The lines of a long docstring: they cost context and say nothing about execution."""
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) or len(node.body) < 2:
        return ()
    first = node.body[0]
    is_text = isinstance(first, ast.Expr) and isinstance(getattr(first.value, "value", None), str)
    return range(first.lineno, first.end_lineno + 1) if is_text and first.end_lineno > first.lineno else ()


@cache
def reaches(node):
    """Whether code reaches the system it runs on."""
    parts = parts_of(node)
    harmless = {id(part.value) for part in parts if isinstance(part, ast.Attribute) and part.attr in HARMLESS_PATHS}
    for part in parts:
        if isinstance(part, ast.Attribute) and getattr(part.value, "id", "") == "os":
            if part.attr not in HARMLESS and not (part.attr == "path" and id(part) in harmless):
                return True
        if isinstance(part, ast.Name) and part.id in REACHING:
            return True
    return False


def annotations(node):
    for part in ast.walk(node):
        if isinstance(part, (ast.arg, ast.AnnAssign)) and part.annotation is not None:
            yield part.annotation
        elif isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)) and part.returns is not None:
            yield part.returns


@cache
def bound_in(node):
    """Names that a definition gives a meaning of its own."""
    named = {part.arg for part in parts_of(node) if isinstance(part, ast.arg)}
    return named | stored_in(node)


@cache
def stored_in(node):
    return {p.id for p in parts_of(node) if isinstance(p, ast.Name) and isinstance(p.ctx, ast.Store)}


@cache
def used(node):
    """Names that a definition refers to and does not bind itself, in order; not those of annotations alone."""
    parts = parts_of(node)
    said = {id(n) for a in annotations(node) for n in ast.walk(a)}
    bound = {part.arg for part in parts if isinstance(part, ast.arg)}
    declared = {name for part in parts if isinstance(part, ast.Global) for name in part.names}
    inside = bound | (stored_in(node) - declared if isinstance(node, ast.FunctionDef) else set())
    named = [p.id for p in parts if isinstance(p, ast.Name) and p.id not in inside and id(p) not in said]
    # A default may have its parameter's own name.
    return list(dict.fromkeys([*sorted(defining(node) or ()), *named, *sorted(declared)]))
