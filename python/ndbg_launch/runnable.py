"""Finds why a program cannot run here, by reading it: a syntax error, missing modules, undefined names."""

import ast
import builtins
import importlib.util

ALWAYS = ("__file__", "__name__", "__class__", "__path__", "__annotations__")


def answer(given, scope):
    try:
        tree = ast.parse(given["source"])
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None)
        place = "line " + str(line) + ": " if line else ""
        return [place + getattr(error, "msg", str(error))]
    names = Names(given["siblings"])
    for node in ast.walk(tree):
        names.look(node)
    found = ["the module " + name + " is not here" for name in names.missing]
    if not names.star:
        unknown = [(name, line) for name, line in names.used.items() if name not in names.made]
        found.extend(name + " (line " + str(line) + ") is defined nowhere" for name, line in unknown)
    return found


class Names:
    def __init__(self, siblings):
        self.siblings = siblings
        self.missing = []
        self.made = {*dir(builtins), *ALWAYS}
        self.used = {}
        self.star = False

    def look(self, node):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            self.imported(node)
        elif isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load):
                self.used.setdefault(node.id, node.lineno)
            else:
                self.made.add(node.id)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            self.made.add(node.name)
        elif isinstance(node, ast.arg):
            self.made.add(node.arg)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            self.made.add(node.name)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            self.made.update(node.names)
        else:
            named = (getattr(node, field, None) for field in ("name", "rest"))
            self.made.update(name for name in named if isinstance(name, str))

    def imported(self, node):
        if isinstance(node, ast.Import):
            modules = [name.name for name in node.names]
        else:
            modules = [node.module] if node.module and not node.level else []
        for module in modules:
            top = module.split(".")[0]
            if top not in self.siblings and top not in self.missing and not is_here(top):
                self.missing.append(top)
        for name in node.names:
            self.star = self.star or name.name == "*"
            self.made.add((name.asname or name.name).split(".")[0])


def is_here(module):
    try:
        return importlib.util.find_spec(module) is not None
    except Exception:
        return True
