def simplify(tree):
    match tree:
        case ("+", 0, x) | ("+", x, 0) | ("*", 1, x) | ("*", x, 1):
            return simplify(x)
        case ("*", 0, _) | ("*", _, 0):
            return 0
        case (op, int(a), int(b)):
            return a + b if op == "+" else a * b
        case (op, a, b):
            new = (op, simplify(a), simplify(b))
            return new if new == tree else simplify(new)
        case _:
            return tree


def show(tree):
    if isinstance(tree, tuple):
        op, a, b = tree
        return f"({show(a)}{op}{show(b)})"
    return str(tree)


trees = [
    ("+", ("*", "x", 1), 0),
    ("*", ("+", 2, 3), ("+", "y", ("*", 0, "z"))),
    ("+", ("*", 2, 4), ("*", 1, ("+", 0, 5))),
    "x",
]
for t in trees:
    print(show(t), "=", show(simplify(t)))
