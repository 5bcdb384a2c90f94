"""The modules of a project: what their names stand for, across files, packages and other names."""
import ast
import os
import sys
import tokenize
from pathlib import Path

from .conditions import certain

# Modules that reach out of the program, or wait: cut functions run again on the machine that cuts them.
OUTSIDE = """os subprocess socket threading time random signal multiprocessing asyncio ctypes tempfile shutil select
    pathlib glob shelve dbm sqlite3 urllib http ftplib smtplib webbrowser pty tty curses tkinter concurrent importlib gc
    resource platform getpass uuid secrets fileinput code pdb pickle runpy ssl socketserver mmap fcntl atexit
    faulthandler imaplib poplib antigravity this"""
# Names that a module's imports may bring along: library code is one step of the recording.
ALLOWED = (frozenset(getattr(sys, "stdlib_module_names", ())) - frozenset(OUTSIDE.split())) | {"sys", "urllib.parse"}
MOST_STEPS = 8


class Module:
    """A module's source with its top-level definitions by name."""

    def __init__(self, source, file="", constants=None, is_there=None):
        # Not splitlines: a form feed does not end a line of Python.
        self.lines, self.file = source.split("\n"), file
        self.tree = ast.parse(source)
        if is_there:
            self.tree.body = list(certain(self.tree.body, constants or {}, lambda node: is_there(self, node)))
        self.defined, self.stars = {}, []
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.names[0].name == "*":
                self.stars.append(node)
                continue
            for name in [] if is_guard(node) else names_of(node):
                self.defined.setdefault(name, []).append(node)

    @property
    def is_package(self):
        return os.path.basename(self.file) == "__init__.py"


class Project:
    """The modules of a project's folders, read when they are asked for."""

    def __init__(self, roots, constants=None):
        # The plain values of each file's names while tests ran, for those that a program cannot compute again.
        self.roots, self.modules, self.constants = roots, {}, constants or {}

    def module(self, file):
        if file not in self.modules:
            with tokenize.open(file) as source:
                self.modules[file] = Module(source.read(), file, self.constants.get(file), self.is_there)
        return self.modules[file]

    def below(self, base, parts):
        """The module of a dotted name below a folder, if there is one."""
        package = os.path.join(base, *parts, "__init__.py")
        for path in [os.path.join(base, *parts) + ".py", package] if parts else [package]:
            if os.path.isfile(path):
                return self.module(path)
        return None

    def named(self, name):
        """The project's own module of an absolute name. What Python has is Python's."""
        if allowed(name):
            return None
        return next(filter(None, (self.below(root, name.split(".")) for root in self.roots)), None)

    def imported(self, module, node):
        """The project's own module that `from … import …` names; None where it is another's."""
        if not node.level:
            return self.named(node.module)
        base = str(Path(module.file).parents[node.level - 1])
        return self.below(base, (node.module or "").split(".") if node.module else [])

    def is_there(self, module, node):
        """Whether a program can have what a module imports."""
        if isinstance(node, ast.ImportFrom):
            return self.imported(module, node) is not None or not node.level and allowed(node.module)
        return all(allowed(alias.name) or self.named(alias.name) for alias in node.names)

    def part(self, module, name):
        """A package's own module of this name."""
        return self.below(os.path.dirname(module.file), [name]) if module.is_package else None

    def find(self, module, name, left=MOST_STEPS):
        """What a module's name stands for: a Module, or (module, its definitions, its name there); None if nothing."""
        nodes = module.defined.get(name)
        if nodes is None:
            return self.starred(module, name, left) or self.part(module, name)
        imports = [node for node in nodes if is_import(node)] or imports_of(nodes[-1], name)
        for node in imports[-1:] if is_import(nodes[-1]) else imports:
            found = self.through_import(module, node, name, left)
            if found:
                return found
        return module, nodes, name

    def through_import(self, module, node, name, left):
        """What an import stands for, as `find`; None where it is out of reach."""
        alias = next(a for a in node.names if bound_by(a) == name)
        if isinstance(node, ast.ImportFrom):
            other = self.imported(module, node) if left else None
            if other is not None and (other is not module or alias.name != name):
                return self.find(other, alias.name, left - 1)
            if other is not None:
                return self.part(module, name)
            within_reach = not node.level and allowed(node.module)
        else:
            own = self.named(alias.name if alias.asname else name)
            if own is not None:
                return own
            within_reach = allowed(alias.name) or alias.name == "os"
        return (module, [node], name) if within_reach else None

    def starred(self, module, name, left):
        for node in module.stars if left and not name.startswith("_") else ():
            other = self.imported(module, node)
            found = other and other is not module and self.find(other, name, left - 1)
            if found:
                return found
        return None


def is_import(node):
    return isinstance(node, (ast.Import, ast.ImportFrom))


def bound_by(alias):
    return alias.asname or alias.name.split(".")[0]


def imports_of(node, name):
    """Imports of a name within a statement that tries one, or another."""
    if not isinstance(node, (ast.If, ast.Try)):
        return []
    return [part for part in ast.walk(node) if is_import(part) and any(bound_by(a) == name for a in part.names)]


def is_guard(node):
    """`if __name__ == "__main__":` is no part of what others may use."""
    return isinstance(node, ast.If) and any(getattr(n, "id", "") == "__name__" for n in ast.walk(node.test))


def names_of(node):
    """What a top-level statement defines."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [name for target in node.targets for name in changed_by(target)]
    if isinstance(node, (ast.AnnAssign, ast.AugAssign)):
        return changed_by(node.target)
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return [bound_by(a) for a in node.names]
    if isinstance(node, (ast.If, ast.Try)):
        inner = [*node.body, *node.orelse, *(s for h in getattr(node, "handlers", ()) for s in h.body)]
        return list(dict.fromkeys(name for statement in inner for name in names_of(statement)))
    return []


def changed_by(target):
    """The names that an assignment to a target changes: `x`, and also `x` in `x[key]` and `x.part`."""
    if isinstance(target, (ast.Tuple, ast.List)):
        return [name for part in target.elts for name in changed_by(part)]
    if isinstance(target, (ast.Subscript, ast.Attribute, ast.Starred)):
        return changed_by(target.value)
    return [target.id] if isinstance(target, ast.Name) else []


def allowed(name):
    return name in ALLOWED or name.split(".")[0] in ALLOWED
