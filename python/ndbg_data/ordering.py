"""The order of definitions that come from several files."""
import ast

DEFINITIONS = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


class Order:
    """The order of definitions from several files: what one needs when it is read comes before it."""

    def __init__(self):
        self.tops, self.files, self.at_once, self.later = {}, {}, {}, {}

    def define(self, file, top, names):
        self.files[id(top)] = file
        for name in names:
            self.tops.setdefault(name, []).append(top)

    def use(self, top, name, at_once):
        (self.at_once if at_once else self.later).setdefault(id(top), []).append(name)

    def sorted(self, tops):
        placed, seen = [], set()
        rank = {id(top): (not isinstance(top, DEFINITIONS), number) for number, top in enumerate(tops)}

        def place(top):
            if id(top) in seen:
                return
            seen.add(id(top))
            # Definitions first: a statement may call them as it runs.
            for other in sorted(self.reached(top), key=lambda other: rank[id(other)]):
                place(other)
            placed.append(top)

        for top in tops:
            place(top)
        return placed

    def reached(self, top):
        """What a statement needs as it runs: code that is called while the module loads needs all that it names."""
        found = {}
        pending = [other for name in self.at_once.get(id(top), []) for other in self.before(top, name)]
        while pending:
            other = pending.pop()
            if id(other) in found or other is top or self.is_below(other, top) or self.follows(other, top):
                continue
            found[id(other)] = other
            pending += [each for name in self.at_once.get(id(other), []) for each in self.before(other, name)]
            pending += [each for name in self.later.get(id(other), []) for each in self.tops.get(name, [])]
        return found.values()

    def is_below(self, top, other):
        return self.files[id(top)] == self.files[id(other)] and top.lineno > other.lineno

    def follows(self, top, first):
        """Whether a statement cannot run before the other one."""
        return any(first in self.before(top, name) for name in self.at_once.get(id(top), []))

    def before(self, top, name):
        """What gives a name its meaning where a statement runs: what changes it further down in the file does not."""
        others = self.tops.get(name, [])
        above = [other for other in others if self.is_below(top, other)]
        return above or [other for other in others if other is not top]
