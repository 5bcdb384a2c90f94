"""Shortens a cut program that is too long: removes what its calls never run."""
import ast
from collections import Counter

from .cutting import defining, first_line
from .project_modules import names_of

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
    while left := unnamed(text, called):
        text = without(text, left)
    return text


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


def unnamed(source, called):
    """Lines of top-level definitions that neither another one nor a call names, and of attributes that nothing does."""
    tree = ast.parse(source)
    named = [names_in(node) for node in tree.body]
    gone = unread(tree)
    for at, node in enumerate(tree.body):
        names = set(names_of(node))
        if not names or getattr(node, "module", None) == "__future__" or names & called:
            continue
        if not any(names & others for other, others in enumerate(named) if other != at):
            gone.update(range(first_line(node), node.end_lineno + 1))
    return gone


def unread(tree):
    """Lines of a class's attributes that no part of the program reads by name."""
    read = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    read |= {node.id for node in ast.walk(tree) if is_load(node)}
    gone = set()
    for node in tree.body:
        body = node.body if isinstance(node, ast.ClassDef) else []
        spare = [part for part in body if isinstance(part, (ast.Assign, ast.AnnAssign)) and is_spare(part, read)]
        if len(spare) < len(body):
            gone.update(line for part in spare for line in range(part.lineno, part.end_lineno + 1))
    return gone


def is_spare(part, read):
    names = names_of(part)
    return bool(names) and not read & set(names) and not any(name.startswith("__") for name in names)


def is_load(node):
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)


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
