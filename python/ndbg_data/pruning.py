"""Shortens a cut program that is too long: removes what its calls never run."""
import ast
from collections import Counter

from .project_modules import names_of
from .reading import defining, first_line

# Methods that a class is known by: they stay, run or not.
STAYS = frozenset(("__init__", "__repr__", "__str__", "__eq__", "__hash__"))


def pruned(source, entered, calls):
    """The source without functions and methods whose first line no call entered, and what nothing names then."""
    tree = ast.parse(source)
    gone = set()
    for owner in [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))]:
        spare = spared(owner.body, owner is not tree, entered)
        if len(spare) < len(owner.body):
            gone.update(line for part in spare for line in range(first_line(part), part.end_lineno + 1))
    called = {name for call in calls for name in names_in(ast.parse(call))}
    text = without(source, gone)
    return without(text, unneeded(text, called))


def spared(body, is_class, entered):
    """Functions of a body that nothing entered, and that the lines around them do not name as they run."""
    # A name there is used as a value, called or not; so is a property that has a setter.
    named = [at_once(node) for node in body]
    times = Counter(name for names in named for name in names)
    found = []
    for node, own in zip(body, named):
        # A code's first line is its first decorator's.
        if not isinstance(node, ast.FunctionDef) or first_line(node) in entered:
            continue
        if not (is_class and node.name in STAYS) and times[node.name] == (node.name in own):
            found.append(node)
    return found


class Piece:
    """A statement of a program's top, or of a class there: the names in it, and what it reads, names and attributes."""

    def __init__(self, *nodes):
        self.node = nodes[-1] if nodes else None
        parts = [part for node in nodes for part in ast.walk(node)]
        names = [part for part in parts if isinstance(part, ast.Name)]
        self.names = {part.id for part in names}
        self.read = {part.id for part in names if isinstance(part.ctx, ast.Load)}
        self.read |= {part.attr for part in parts if isinstance(part, ast.Attribute)}

    def is_spare(self, read):
        """Whether it is an attribute of a class that nothing reads."""
        names = names_of(self.node) if isinstance(self.node, (ast.Assign, ast.AnnAssign)) else []
        return bool(names) and not read & set(names) and not any(name.startswith("__") for name in names)


class Top:
    """A statement of a program's top, in pieces: what is left of it after some are gone."""

    def __init__(self, node):
        self.node, self.defined = node, set(names_of(node))
        self.head, self.body = Piece(node), []
        if isinstance(node, ast.ClassDef):
            self.head = Piece(*node.decorator_list, *node.bases, *node.keywords)
            self.body = [Piece(part) for part in node.body]

    @property
    def pieces(self):
        return [self.head, *self.body]

    @property
    def names(self):
        return set().union(*(piece.names for piece in self.pieces))

    def drop_unread(self, read):
        """Drops attributes, but not all that the class has; gives their lines."""
        spare = [piece for piece in self.body if piece.is_spare(read)]
        if len(spare) == len(self.body):
            return []
        self.body = [piece for piece in self.body if piece not in spare]
        return [line for piece in spare for line in range(piece.node.lineno, piece.node.end_lineno + 1)]


def unneeded(source, called):
    """Lines of top-level definitions that neither another one nor a call names, and of attributes that nothing reads;
    and of what only these name."""
    tops, gone = [Top(node) for node in ast.parse(source).body], set()
    while True:
        before = len(gone)
        read = set().union(*(piece.read for top in tops for piece in top.pieces))
        gone.update(line for top in tops for line in top.drop_unread(read))
        times = Counter(name for top in tops for name in top.names)
        for top in list(tops):
            if not top.defined or getattr(top.node, "module", None) == "__future__" or top.defined & called:
                continue
            own = top.names
            if all(times[name] == (name in own) for name in top.defined):
                tops.remove(top)
                gone.update(range(first_line(top.node), top.node.end_lineno + 1))
        if len(gone) == before:
            return gone


def at_once(node):
    """Names that a statement needs as it is read."""
    found = defining(node)
    return names_in(node) if found is None else found


def names_in(tree):
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def without(source, gone):
    """The source without these lines, and without comments on lines of their own."""
    made = []
    for number, line in enumerate(source.split("\n"), 1):
        out = number in gone or line.lstrip().startswith("#")
        if not out and (line.strip() or made and made[-1].strip()):
            made.append(line)
    return "\n".join(made).rstrip() + "\n"
