"""Cuts one function or method out of a project with what it needs, from all its files, in their order."""
import ast
import builtins
import os
import sys
from pathlib import Path

# What reaches out of the program, or waits: cut functions run again on the machine that cuts them.
OUTSIDE = """os subprocess socket threading time random signal multiprocessing asyncio ctypes tempfile shutil select
    pathlib glob shelve dbm sqlite3 urllib http ftplib smtplib webbrowser pty tty curses tkinter concurrent importlib gc
    resource platform getpass uuid secrets fileinput code pdb logging pickle runpy ssl socketserver mmap fcntl atexit
    faulthandler imaplib poplib antigravity this"""
# Names that a module's imports may bring along: library code is one step of the recording.
ALLOWED = (frozenset(getattr(sys, "stdlib_module_names", ())) - frozenset(OUTSIDE.split())) | {"sys", "urllib.parse"}
HARMLESS = ("fspath", "sep", "PathLike", "pathsep", "linesep", "fsencode", "fsdecode")
REACHING = frozenset(("open", "input", "exec", "eval", "__import__", "exit", "quit", "breakpoint"))
# Methods that a class keeps for others than its own code.
UNSEEN = frozenset(
    "__getstate__ __setstate__ __reduce__ __reduce_ex__ __copy__ __deepcopy__ __sizeof__ __dir__".split()
)
# A bound for what runs away: programs are held to a number of lines afterwards.
MOST_NEEDED = 60
FUTURE = "from __future__ import annotations"


class Module:
    """A module's source with its top-level definitions by name."""

    def __init__(self, source, file=""):
        # Not splitlines: a form feed does not end a line of Python.
        self.lines, self.file = source.split("\n"), file
        self.tree = ast.parse(source)
        self.defined = {}
        for node in self.tree.body:
            for name in names_of(node):
                self.defined.setdefault(name, []).append(node)


class Project:
    """The modules of a project's folders, read when they are asked for."""

    def __init__(self, roots):
        self.roots, self.modules = roots, {}

    def module(self, file):
        if file not in self.modules:
            self.modules[file] = Module(Path(file).read_text(encoding="utf-8"), file)
        return self.modules[file]

    def imported(self, module, node):
        """The project's own module that `from … import …` names; None where it is another's."""
        parts = (node.module or "").split(".") if node.module else []
        bases = [module.file and str(Path(module.file).parents[node.level - 1])] if node.level else self.roots
        for base in filter(None, bases):
            for path in (os.path.join(base, *parts) + ".py", os.path.join(base, *parts, "__init__.py")):
                if os.path.isfile(path) and path != module.file:
                    return self.module(path)
        return None


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
    if isinstance(node, (ast.If, ast.Try)):
        inner = [*node.body, *node.orelse, *(s for h in getattr(node, "handlers", ()) for s in h.body)]
        return list(dict.fromkeys(name for statement in inner for name in names_of(statement)))
    return []


def cut(project, file, qualified, line):
    """(source, entry). ValueError says why a function can't stand alone."""
    if "<" in qualified or qualified.count(".") > 1:
        raise ValueError("a nested function")
    module = project.module(file)
    name, _, method = qualified.partition(".")
    kind = ast.ClassDef if method else ast.FunctionDef
    found = [n for n in module.defined.get(name, []) if isinstance(n, kind)]
    node = next((n for n in found if first_line(n) <= line <= n.end_lineno), None)
    if node is None:
        raise ValueError("not defined at the top level")
    cutter = Cutter(project)
    cutter.need(module, node)
    if method:
        cutter.want(method)
    cutter.finish()
    source = cutter.source()
    compile(source, "<cut>", "exec")
    return source, method or name


class Cutter:
    """What one entry needs, across the project's files, until nothing more is needed."""

    def __init__(self, project):
        self.project, self.pending, self.wanted = project, [], set()
        self.needed, self.owner, self.kept, self.methods = {}, {}, set(), []

    def need(self, module, node):
        if id(node) in self.needed:
            return
        for name in names_of(node):
            # Two files may use one name for two things; in one file they would be one.
            if self.owner.setdefault(name, module) is not module and not isinstance(node, (ast.Import, ast.ImportFrom)):
                raise ValueError("a name of two files")
        check(node)
        self.needed[id(node)] = (module, node)
        if len(self.needed) > MOST_NEEDED:
            raise ValueError("needs too much else")
        if not isinstance(node, ast.ClassDef):
            self.pending.append((module, node))
            return
        for part in [*node.bases, *(k.value for k in node.keywords), *node.decorator_list, *node.body]:
            if not isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.pending.append((module, part))
            elif is_special(part.name) or part.name in self.wanted:
                self.keep(module, part)
            else:
                self.methods.append((module, part))

    def keep(self, module, part):
        self.kept.add(id(part))
        self.pending.append((module, part))

    def want(self, name):
        """Methods of this name are kept in all classes that are needed."""
        if name in self.wanted:
            return
        self.wanted.add(name)
        for module, part in [m for m in self.methods if m[1].name == name]:
            self.methods.remove((module, part))
            self.keep(module, part)

    def finish(self):
        while self.pending:
            module, node = self.pending.pop()
            reaches(node)
            for part in ast.walk(node):
                if isinstance(part, ast.Attribute):
                    self.want(part.attr)
            for name in used(node):
                for other in module.defined.get(name, []):
                    self.bring(module, other, name)

    def bring(self, module, node, name):
        seen = 0
        while isinstance(node, ast.ImportFrom) and (found := self.project.imported(module, node)) and seen < 5:
            alias = next(a for a in node.names if (a.asname or a.name) == name)
            if alias.asname not in (None, alias.name) or alias.name not in found.defined:
                raise ValueError("imports a module of its own, or under another name")
            module, node, seen = found, found.defined[alias.name][-1], seen + 1
        self.need(module, node)

    def source(self):
        modules = list(dict.fromkeys(module for module, _ in reversed(self.needed.values())))
        parts = [self.text(module, top) for module in modules for top in module.tree.body if id(top) in self.needed]
        text = "\n".join(dict.fromkeys(parts)) + "\n"
        return f"{FUTURE}\n{text}" if self.loose(text) else text

    def text(self, module, top):
        """A definition's text, without methods that nothing needs and without docstrings over several lines."""
        gone = set()
        for node in ast.walk(top):
            if isinstance(node, ast.ClassDef) and node is top:
                methods = [s for s in node.body if isinstance(s, (ast.FunctionDef, ast.AsyncFunctionDef))]
                spare = [s for s in methods if id(s) not in self.kept]
                if len(spare) < len(node.body):
                    gone.update(n for s in spare for n in range(first_line(s), s.end_lineno + 1))
                # A body of nothing but a docstring needs it.
                if len(spare) == len(node.body) - 1:
                    continue
            gone.update(docstring(node))
        lines, made = range(first_line(top), top.end_lineno + 1), []
        for number in lines:
            text = module.lines[number - 1]
            if number not in gone and (text.strip() or made and made[-1].strip()):
                made.append(text.rstrip("\r"))
        return "\n".join(made).rstrip()

    def loose(self, text):
        """Whether an annotation names what was not brought along."""
        tree = ast.parse(text)
        known = {name for node in tree.body for name in names_of(node)}
        named = {n.id for a in annotations(tree) for n in ast.walk(a) if isinstance(n, ast.Name)}
        return any(name not in known and not hasattr(builtins, name) for name in named)


def is_special(name):
    return name.startswith("__") and name.endswith("__") and name not in UNSEEN


def first_line(node):
    return min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])


def docstring(node):
    """The lines of a docstring over several lines: they cost context and say nothing of execution."""
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) or len(node.body) < 2:
        return ()
    first = node.body[0]
    is_text = isinstance(first, ast.Expr) and isinstance(getattr(first.value, "value", None), str)
    return range(first.lineno, first.end_lineno + 1) if is_text and first.end_lineno > first.lineno else ()


def check(node):
    """ValueError where a statement imports what a program may not have."""
    for part in ast.walk(node):
        if isinstance(part, ast.ImportFrom) and (part.level or not allowed(part.module or "")):
            raise ValueError("imports something out of reach")
        if isinstance(part, ast.Import) and not all(allowed(a.name) or a.name == "os" for a in part.names):
            raise ValueError("imports something out of reach")


def allowed(name):
    return name in ALLOWED or name.split(".")[0] in ALLOWED


def reaches(node):
    """ValueError where code reaches the system it runs on."""
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and getattr(part.value, "id", "") == "os" and part.attr not in HARMLESS:
            raise ValueError("reaches the system")
        if isinstance(part, ast.Name) and part.id in REACHING:
            raise ValueError("reaches the system")


def annotations(node):
    for part in ast.walk(node):
        if isinstance(part, (ast.arg, ast.AnnAssign)) and part.annotation is not None:
            yield part.annotation
        elif isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)) and part.returns is not None:
            yield part.returns


def used(node):
    """Names that a definition refers to and does not bind itself, in order; not those of annotations alone."""
    said = {id(n) for a in annotations(node) for n in ast.walk(a)}
    bound = {a.arg for n in ast.walk(node) for a in ([n] if isinstance(n, ast.arg) else [])}
    stored = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    declared = {name for n in ast.walk(node) if isinstance(n, ast.Global) for name in n.names}
    inside = bound | (stored - declared if isinstance(node, ast.FunctionDef) else set())
    named = [n.id for n in ast.walk(node) if isinstance(n, ast.Name) and n.id not in inside and id(n) not in said]
    return list(dict.fromkeys(named + sorted(declared)))
