"""Walking syntax trees fast: mutation looks at every node of every mutant many times."""
import ast

# Fields that never hold a node.
PLAIN = frozenset(
    "ctx id attr arg level module asname kind conversion is_async rest kwd_attrs lineno type_comment simple tag"
    " type_ignores".split()
)
# Fields that hold a node in other classes.
TEXTS = {ast.Constant: ("value",), ast.MatchSingleton: ("value",), ast.Global: ("names",), ast.Nonlocal: ("names",)}


class Children(dict):
    """Class of node → names of the fields in which there may be nodes."""

    def __missing__(self, kind):
        # `name` is text everywhere but in `type X = …`.
        plain = PLAIN.union(TEXTS.get(kind, ()), () if kind.__name__ == "TypeAlias" else ("name",))
        self[kind] = found = tuple([field for field in kind._fields if field not in plain])
        return found


CHILDREN = Children()


def children(node):
    """The nodes of `ast.iter_child_nodes` but for Load, Store and Del."""
    found = []
    for field in CHILDREN[node.__class__]:
        value = getattr(node, field, None)
        if value is not None:
            if value.__class__ is list:
                found += [item for item in value if item is not None]
            else:
                found.append(value)
    return found


def walk(tree):
    """Every node but Load, Store and Del, parents before children, in a fifth of the time of `ast.walk`."""
    nodes = [tree]
    add, children = nodes.append, CHILDREN
    for node in nodes:
        for field in children[node.__class__]:
            value = getattr(node, field, None)
            if value is not None:
                if value.__class__ is list:
                    if value:
                        nodes += value if None not in value else [item for item in value if item is not None]
                else:
                    add(value)
    return nodes
