"""Cuts one function or method out of a project with what it needs, from all its files, in their order."""
import ast
import builtins
import re
from itertools import count
from pathlib import Path

from .ordering import Order
from .project_modules import Module, Project, allowed, bound_by, imports_of, is_import, names_of
from .reading import (
    annotations,
    attributes,
    bound_in,
    defining,
    docstring,
    documented,
    first_line,
    imports_in,
    loads,
    parts_of,
    reaches,
    used,
)

# Methods that a class keeps because code outside of it uses them.
UNSEEN = frozenset(
    "__getstate__ __setstate__ __reduce__ __reduce_ex__ __copy__ __deepcopy__ __sizeof__ __dir__".split()
)
# A bound for runaway growth; the number of lines is limited afterwards.
MOST_NEEDED, MOST_LINES = 240, 1600
FUTURE = "from __future__ import annotations"


class OutOfReach(ValueError):
    """A definition that a program may not contain. Code that only names it stays, and fails if it runs."""


def cut(project, file, qualified, line, needs=(), methods=()):
    """(source, entry, names left out). ValueError says why a function can't stand alone. `needs`: what else its calls
    name, as [file or module of Python, name] ("" for the module itself). `methods`: names of methods that stay."""
    module = project.module(file)
    name, _, method = qualified.partition(".")
    kind = ast.ClassDef if method else ast.FunctionDef
    found = [n for n in module.defined.get(name, []) if isinstance(n, kind)]
    node = next((n for n in found if first_line(n) <= line <= n.end_lineno), None)
    if node is None or "." in method:
        raise ValueError("not defined at the top level")
    cutter = Cutter(project)
    cutter.need(module, node)
    for name_of_method in (*filter(None, [method]), *sorted(methods)):
        cutter.want(name_of_method)
    for place, wanted in sorted(map(tuple, needs)):
        cutter.name(place, wanted)
    cutter.finish()
    source = cutter.source()
    compile(source, "<cut>", "exec")
    if method in cutter.left_out:
        raise OutOfReach("reaches the system, or imports something out of reach")
    return source, method or name, frozenset(cutter.left_out)


class Cutter:
    """What one entry needs, across the project's files, until nothing more is needed."""

    def __init__(self, project):
        self.project, self.pending, self.wanted, self.lines = project, [], set(), 0
        self.needed, self.owner, self.kept, self.methods = {}, {}, set(), []
        self.left_out, self.imports, self.constants, self.order = set(), [], [], Order()
        # (file, line) → {first byte: (byte behind, text)}: names of other modules as they stand in one program.
        self.edits, self.gone = {}, set()
        # (file, name) → the name in the program, where the file's own was taken.
        self.renamed = {}

    def name(self, place, wanted):
        """The names in a call besides the function itself."""
        if not place.endswith(".py"):
            if not allowed(place):
                raise OutOfReach("imports something out of reach")
            self.own(wanted or place, f":{place}" if not wanted else f"{place}:{wanted}")
            self.imports.append(f"from {place} import {wanted}" if wanted else f"import {place}")
            return
        module = self.project.module(place)
        if wanted not in module.defined:
            raise ValueError("not defined at the top level")
        for node in module.defined[wanted]:
            self.need(module, node)
        if (module.file, wanted) in self.renamed:
            raise ValueError("a name of two files")

    def own(self, name, origin):
        """Refuses a name that two files use for different things: one file cannot hold both."""
        if self.owner.setdefault(name, origin) != origin:
            raise ValueError("a name of two files")

    def claim(self, module, node, name):
        """Gives a definition its name in the program: another than in its file, where that is taken."""
        origin = origin_of(node, name, module)
        if self.owner.setdefault(name, origin) == origin:
            return
        key = (module.file, name)
        if key not in self.renamed:
            stem = re.sub(r"\W|^(?=\d)", "_", Path(module.file).stem.strip("_"))
            taken = {*self.owner, *module.defined}
            self.renamed[key] = next(n for n in numbered(f"{name}_{stem}") if n not in taken)
            self.owner[self.renamed[key]] = origin
        self.define_as(module, node, name, self.renamed[key])

    def define_as(self, module, node, name, final):
        if any(isinstance(part, ast.Global) and name in part.names for part in parts_of(module.tree)):
            raise ValueError("a name of two files")
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            at = re.compile(rf"\b(?:def|class)\s+({name})\b".encode()).search(module.lines[node.lineno - 1].encode())
            spots = [(node.lineno, *at.span(1), final)] if at else []
        elif isinstance(node, ast.ImportFrom) or isinstance(node, ast.Import) and "." not in node.names[0].name:
            alias = next(a for a in node.names if bound_by(a) == name)
            spots = [(alias.lineno, alias.col_offset, alias.end_col_offset, f"{alias.name} as {final}")]
        else:
            targets = getattr(node, "targets", [getattr(node, "target", None)])
            spots = [(t.lineno, t.col_offset, t.end_col_offset, final) for t in targets if getattr(t, "id", "") == name]
        if len(spots) != 1:
            raise ValueError("a name of two files")
        line, first, behind, text = spots[0]
        self.edits.setdefault((module.file, line), {})[first] = (behind, text)

    def own_import(self, node, name):
        """One name of an import that stands under a condition: the condition holds."""
        alias = next(a for a in node.names if bound_by(a) == name)
        self.own(name, origin_of(node, name, None))
        only = type(node)(**{**vars(node), "names": [alias]})
        self.imports.append(ast.unparse(only))

    def need(self, module, node, name=None):
        if id(node) in self.needed:
            return
        is_class = isinstance(node, ast.ClassDef)
        if not is_class:
            self.check(module, node)
        if is_import(node) and node not in module.tree.body:
            self.own_import(node, name)
            return
        for name in names_of(node):
            # A conditional import is moved to where it is used.
            if is_import(node) or not imports_of(node, name):
                self.claim(module, node, name)
        self.count(node if not is_class else None)
        self.needed[id(node)] = (module, node)
        self.order.define(module.file, node, names_of(node))
        if len(self.needed) > MOST_NEEDED:
            raise ValueError("needs too much else")
        if not is_class:
            self.pending.append((module, node, node))
            return
        for part in [*node.bases, *(k.value for k in node.keywords), *node.decorator_list, *node.body]:
            if not isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.check(module, part)
                self.pending.append((module, part, node))
            elif is_special(part.name) or part.name in self.wanted:
                self.keep(module, part, node)
            else:
                self.methods.append((module, part, node))

    def count(self, node):
        """Gives up on code that can no longer be shortened to a program's length."""
        if node is not None:
            self.lines += node.end_lineno - node.lineno + 1 - len(docstring(node))
        if self.lines > MOST_LINES:
            raise ValueError("too long")

    def keep(self, module, part, owner):
        try:
            self.check(module, part)
        except OutOfReach:
            self.left_out.add(part.name)
            return
        self.count(part)
        self.kept.add(id(part))
        self.pending.append((module, part, owner))

    def want(self, name):
        """Methods of this name are kept in all classes that are needed."""
        if name in self.wanted:
            return
        self.wanted.add(name)
        for method in [m for m in self.methods if m[1].name == name]:
            self.methods.remove(method)
            self.keep(*method)

    def check(self, module, node):
        """OutOfReach where a definition reaches the system or imports what a program may not have."""
        if reaches(node):
            raise OutOfReach("reaches the system")
        inside = not is_import(node)
        for part in imports_in(node):
            if isinstance(part, ast.ImportFrom) and inside and self.project.imported(module, part):
                continue
            if isinstance(part, ast.ImportFrom) and (part.level or not allowed(part.module or "")):
                raise OutOfReach("imports something out of reach")
            if isinstance(part, ast.Import) and not all(allowed(a.name) or a.name == "os" for a in part.names):
                raise OutOfReach("imports something out of reach")

    def finish(self):
        while self.pending:
            module, node, top = self.pending.pop()
            at_once = defining(node)
            for name in attributes(node):
                self.want(name)
            for part in imports_in(node):
                if isinstance(part, ast.ImportFrom) and part is not top:
                    self.imported_inside(module, part, top)
            for name in used(node):
                if isinstance(top, ast.ClassDef) and (at_once is None or name in at_once):
                    self.want(name)
                found = self.project.find(module, name)
                if isinstance(found, Module):
                    self.through(module, node, top, name, found)
                elif found:
                    home, definitions, real = found
                    self.order.use(top, real, at_once is None or name in at_once)
                    final = self.bring(home, definitions, real)
                    if final != name:
                        self.rename(module, node, loads(node).get(name, []), final)

    def imported_inside(self, module, node, top):
        """Removes a function's imports from the project itself, whose code is in the program anyway."""
        other = self.project.imported(module, node)
        if other is None:
            return
        for alias in node.names:
            found = self.project.find(other, alias.name)
            if isinstance(found, tuple):
                self.order.use(top, found[2], False)
            if not isinstance(found, tuple) or self.bring(*found) != (alias.asname or alias.name):
                self.left_out.add(alias.asname or alias.name)
        self.gone.update((module.file, line) for line in range(node.lineno, node.end_lineno + 1))

    def bring(self, module, nodes, name):
        """The definitions and the name that they have in the program."""
        for node in nodes:
            try:
                self.need(module, node, name)
            except OutOfReach:
                value = self.project.constants.get(module.file, {}).get(name)
                if value is None:
                    self.left_out.add(name)
                else:
                    self.own(name, module.file)
                    self.constants.append(f"{name} = {value}")
        return self.renamed.get((module.file, name), name)

    def through(self, module, node, top, name, found):
        """`module.name`, where the module is one of the project's: the name alone."""
        inside = {id(p.value): p for p in parts_of(node) if isinstance(p, ast.Attribute)}
        for part in loads(node).get(name, []):
            home, whole = found, part
            while isinstance(home, Module):
                whole = inside.get(id(whole))
                if whole is None:
                    raise ValueError("uses a module of its own as a value")
                home = self.project.find(home, whole.attr)
            if home is None:
                self.left_out.add(name)
                continue
            self.order.use(top, home[2], True)
            self.rename(module, node, [whole], self.bring(*home))

    def rename(self, module, node, parts, name):
        if name in bound_in(node):
            raise ValueError("a name of two files")
        for part in parts:
            # Below 3.12, what stands in an f-string is not where it says.
            line = module.lines[part.lineno - 1].encode()
            stands = line[part.col_offset:part.end_col_offset].decode(errors="replace")
            if part.lineno != part.end_lineno or stands != ast.unparse(part):
                raise ValueError("a name of another module in an f-string, or over several lines")
            edits = self.edits.setdefault((module.file, part.lineno), {})
            edits[part.col_offset] = (part.end_col_offset, name)

    def source(self):
        home = {id(node): module for module, node in self.needed.values()}
        modules = list(dict.fromkeys(module for module, _ in reversed(self.needed.values())))
        tops = [top for module in modules for top in module.tree.body if id(top) in self.needed]
        made = [(is_import(top), self.text(home[id(top)], top)) for top in self.order.sorted(tops)]
        imports = [*self.imports, *(text for first, text in made if first)]
        others = [text for first, text in made if not first]
        first = ["\n".join(dict.fromkeys(lines)) for lines in (imports, self.constants) if lines]
        blocks = [*first, *dict.fromkeys(others)]
        text = blocks[0]
        for before, block in zip(blocks, blocks[1:]):
            # Constants stand together, definitions apart.
            text += ("\n" if "\n" not in before + block and before not in first else "\n\n") + block
        text += "\n"
        return f"{FUTURE}\n{text}" if self.loose(text, modules) else text

    def text(self, module, top):
        """A definition's text, without methods that nothing needs and without docstrings over several lines."""
        gone, end = set(), []
        for node in documented(top):
            if node is top and isinstance(node, ast.ClassDef):
                methods = [s for s in node.body if isinstance(s, (ast.FunctionDef, ast.AsyncFunctionDef))]
                spare = [s for s in methods if id(s) not in self.kept]
                gone.update(n for s in spare for n in range(first_line(s), s.end_lineno + 1))
                if len(spare) == len(node.body):
                    end = [" " * node.body[0].col_offset + "pass"]
                # A body that is only a docstring needs it.
                if len(spare) == len(node.body) - 1:
                    continue
            gone.update(docstring(node))
        lines, made = range(first_line(top), top.end_lineno + 1), []
        for number in lines:
            text = self.edited(module, number)
            # What stood under a condition that holds.
            text = text[top.col_offset:] if text[:top.col_offset].isspace() else text
            out = number in gone or (module.file, number) in self.gone
            if not out and (text.strip() or made and made[-1].strip()):
                made.append(text.rstrip())
        return "\n".join([*"\n".join(made).rstrip().split("\n"), *end])

    def edited(self, module, number):
        text = module.lines[number - 1]
        edits = self.edits.get((module.file, number))
        if not edits:
            return text
        data = text.encode()
        for first in sorted(edits, reverse=True):
            behind, name = edits[first]
            data = data[:first] + name.encode() + data[behind:]
        return data.decode()

    def loose(self, text, modules):
        """Whether an annotation names what was not brought along, or what its own file reads as text."""
        tree = ast.parse(text)
        if any(FUTURE in module.lines for module in modules) and any(annotations(tree)):
            return True
        known = {name for node in tree.body for name in names_of(node)}
        named = {n.id for a in annotations(tree) for n in ast.walk(a) if isinstance(n, ast.Name)}
        return any(name not in known and not hasattr(builtins, name) for name in named)


def numbered(name):
    yield name
    yield from (f"{name}_{number}" for number in count(2))


def is_special(name):
    return name.startswith("__") and name.endswith("__") and name not in UNSEEN


def origin_of(node, name, module):
    """What a name's definition is known by: two files that import the same, or name the same constant, agree."""
    if is_import(node):
        alias = next(a for a in node.names if bound_by(a) == name)
        whole = alias.asname or isinstance(node, ast.ImportFrom)
        return f"{getattr(node, 'module', '')}:{alias.name if whole else name}"
    is_constant = isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
    return ast.dump(node) if is_constant and len(module.defined[name]) == 1 else module.file
