"""Cuts one function out of a module with what it needs: functions, classes, constants and imports, in file order."""
import ast
import builtins
import sys

# Names that a module's imports may bring along: library code is one step of the recording.
ALLOWED = frozenset(getattr(sys, "stdlib_module_names", ())) - {"os", "sys", "subprocess", "socket", "threading", "time", "random", "signal", "multiprocessing", "asyncio", "ctypes", "tempfile", "shutil", "select"}

HARMLESS = ("fspath", "sep", "PathLike", "pathsep", "linesep", "fsencode", "fsdecode")


class Module:
    """A module's source with its top-level definitions by name."""

    def __init__(self, source):
        # Not splitlines: a form feed does not end a line of Python.
        self.lines = source.split("\n")
        self.tree = ast.parse(source)
        self.defined = {}
        for node in self.tree.body:
            for name in names_of(node):
                self.defined.setdefault(name, []).append(node)

    def text(self, node):
        first = min([node.lineno] + [d.lineno for d in getattr(node, "decorator_list", [])])
        return "\n".join(self.lines[first - 1:node.end_lineno])


def names_of(node):
    """What a top-level statement defines."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [n.id for t in node.targets for n in ast.walk(t) if isinstance(n, ast.Name)]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return [(a.asname or a.name).split(".")[0] for a in node.names]
    return []


def cut(module, qualified, line):
    """(source, entry). ValueError says why a function can't stand alone."""
    if "." in qualified or "<" in qualified:
        raise ValueError("a method or a nested function")
    node = next((n for n in module.defined.get(qualified, []) if isinstance(n, ast.FunctionDef) and n.lineno <= line + len(n.decorator_list) + 1 <= n.end_lineno + 2), None)
    if node is None:
        raise ValueError("not defined at the top level")
    needed, pending, extra = {id(node): node}, [node], []
    while pending:
        for name in used(pending.pop()):
            if name in module.defined:
                for other in module.defined[name]:
                    if id(other) not in needed:
                        check(other)
                        needed[id(other)] = other
                        pending.append(other)
            elif not hasattr(builtins, name):
                extra.append(name)
        if len(needed) > 12:
            raise ValueError("needs too much else")
    for other in needed.values():
        for part in ast.walk(other):
            if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "os" and part.attr not in HARMLESS:
                raise ValueError("reaches the system")
    parts = []
    for top in module.tree.body:
        if id(top) in needed:
            parts.append(without_docstring(module, top))
    source = "\n".join(parts) + "\n"
    compile(source, "<cut>", "exec")
    return source, qualified


def check(node):
    if isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").split(".")[0] not in ALLOWED):
        raise ValueError("imports something out of reach")
    if isinstance(node, ast.Import) and any(a.name.split(".")[0] not in ALLOWED and a.name != "os" for a in node.names):
        raise ValueError("imports something out of reach")


def used(node):
    """Names that a definition refers to and does not bind itself, in order."""
    bound = {a.arg for n in ast.walk(node) for a in ([n] if isinstance(n, ast.arg) else [])}
    stored = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    declared = {name for n in ast.walk(node) if isinstance(n, ast.Global) for name in n.names}
    inside = bound | (stored - declared if isinstance(node, ast.FunctionDef) else set())
    return list(dict.fromkeys([n.id for n in ast.walk(node) if isinstance(n, ast.Name) and n.id not in inside] + sorted(declared)))


def without_docstring(module, node):
    """A definition's text, long docstrings left out: they cost context and say nothing of execution."""
    text = module.text(node)
    body = getattr(node, "body", None)
    if not isinstance(node, (ast.FunctionDef, ast.ClassDef)) or not isinstance(body[0], ast.Expr) or not isinstance(getattr(body[0].value, "value", None), str):
        return text
    first = min([node.lineno] + [d.lineno for d in node.decorator_list])
    lines = text.split("\n")
    if len(body) == 1 or body[0].end_lineno == body[0].lineno:
        return text
    kept = lines[:body[0].lineno - first] + lines[body[0].end_lineno - first + 1:]
    while len(kept) > 1 and not kept[body[0].lineno - first].strip():
        del kept[body[0].lineno - first]
    return "\n".join(kept)
