"""The nodes of a syntax tree that is changed again and again, by class. Walking it costs more than most changes do."""
import ast

from .syntax import walk


class _Seen:
    """The nodes of the tree that was walked last: changes that do not apply leave it as it was."""

    tree, nodes, places = None, (), {}


def changed():
    """Call this after each change, and before another tree is used."""
    _Seen.tree = None


def nodes_of(tree):
    if _Seen.tree is not tree:
        if not isinstance(tree, ast.Module):
            return walk(tree)
        _Seen.tree, _Seen.nodes = tree, walk(tree)
        _Seen.places = places = {}
        for at, node in enumerate(_Seen.nodes):
            kind = node.__class__
            if kind in places:
                places[kind].append(at)
            else:
                places[kind] = [at]
    return _Seen.nodes


def found(tree, kinds):
    """The nodes of a class, or of several, in the order of the walk."""
    nodes = nodes_of(tree)
    if nodes is not _Seen.nodes:
        return [n for n in nodes if isinstance(n, kinds)]
    places = _Seen.places
    if kinds.__class__ is not tuple:
        return [nodes[at] for at in places.get(kinds, ())]
    together = [places[kind] for kind in kinds if kind in places]
    return [nodes[at] for at in (together[0] if len(together) == 1 else sorted(sum(together, [])))]


def replace(tree, old, new):
    for parent in nodes_of(tree):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
                return True
            if isinstance(value, list):
                for at, item in enumerate(value):
                    if item is old:
                        value[at] = new
                        return True
    return False


def pick(rng, options):
    return options[int(rng.random() * len(options))]


def docstrings(tree):
    """Constants that stand alone as a statement: changing them changes nothing."""
    return {id(n.value) for n in found(tree, ast.Expr)}
