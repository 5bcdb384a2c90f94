from itertools import product

FORMULAS = {
    "a and b": lambda a, b: a and b,
    "a -> b": lambda a, b: not a or b,
    "a xor b": lambda a, b: a != b,
    "not (a or b)": lambda a, b: not (a or b),
}


def truth_table(formulas):
    print("a b | " + " | ".join(formulas))
    for a, b in product((True, False), repeat=2):
        cells = []
        for name, f in formulas.items():
            cells.append(("T" if f(a, b) else "F").center(len(name)))
        print("TF"[not a], "TF"[not b], "| " + " | ".join(cells))


def same(f, g):
    return all(f(a, b) == g(a, b) for a, b in product((0, 1), repeat=2))


truth_table(FORMULAS)
de_morgan = lambda a, b: (not a) and (not b)
print("de Morgan:", same(FORMULAS["not (a or b)"], de_morgan))
ones = {name: sum(bool(f(a, b)) for a, b in product((0, 1), (0, 1))) for name, f in FORMULAS.items()}
print(ones)
print([n for n, f in FORMULAS.items() if same(f, lambda a, b: f(b, a))])
print(same(lambda a, b: a & b, FORMULAS["a and b"]), same(lambda a, b: a ^ b, FORMULAS["a xor b"]))
