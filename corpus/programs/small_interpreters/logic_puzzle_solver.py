from itertools import product

STATEMENTS = {
    "Ann": "not Bob",
    "Bob": "Ann == Cid",
    "Cid": "Bob and not Ann",
}


def term(words, world):
    negate = False
    while words and words[0] == "not":
        negate = not negate
        words = words[1:]
    (name,) = words
    return world[name] != negate


def meaning(text, world):
    if "==" in text:
        left, right = text.split("==")
        return term(left.split(), world) == term(right.split(), world)
    return all(term(part.split(), world) for part in text.split(" and "))


def worlds(names):
    for values in product([True, False], repeat=len(names)):
        yield dict(zip(names, values))


def solve(statements):
    """Knights tell the truth, liars do not."""
    return [w for w in worlds(list(statements)) if all(meaning(s, w) == w[n] for n, s in statements.items())]


def main():
    for world in solve(STATEMENTS):
        for name, knight in world.items():
            print(name, "is a", "knight" if knight else "liar")
    print(len(solve({"X": "not X"})), "solutions for the liar")
    print(len(solve({"X": "X"})), "for the boaster")
    two = {"P": "P == Q", "Q": "not P"}
    print(solve(two))


if __name__ == "__main__":
    main()
