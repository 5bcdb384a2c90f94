def simplify(e):
    match e:
        case ("+", a, b):
            match simplify(a), simplify(b):
                case 0, x: return x
                case x, 0: return x
                case int(x), int(y): return x + y
                case x, y: return ("+", x, y)
        case ("*", a, b):
            match simplify(a), simplify(b):
                case (0, _) | (_, 0): return 0
                case (1, x) | (x, 1): return x
                case int(x), int(y): return x * y
                case x, y: return ("*", x, y)
        case _:
            return e


def show(e):
    if isinstance(e, tuple):
        op, a, b = e
        return f"({show(a)} {op} {show(b)})"
    return str(e)


def size(e):
    return 1 + size(e[1]) + size(e[2]) if isinstance(e, tuple) else 1


def main():
    examples = [
        ("+", "x", ("*", 0, "y")),
        ("*", ("+", 2, 3), ("+", "n", 0)),
        ("+", ("*", 1, "a"), ("*", "b", 1)),
        ("*", ("+", 1, -1), ("+", "big", "sum")),
    ]
    for e in examples:
        s = simplify(e)
        print(show(e), "=>", show(s), f"[{size(e)} -> {size(s)}]")
    print(simplify(7), simplify("q"))


main()
