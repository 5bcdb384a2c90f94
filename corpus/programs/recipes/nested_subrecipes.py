BOOK = {
    "lasagne": {"ragù": 1, "béchamel": 0.5, "pasta sheets": 12},
    "ragù": {"mince": 500, "tomato": 400, "soffritto": 1},
    "béchamel": {"milk": 500, "butter": 50, "flour": 50},
    "soffritto": {"carrot": 1, "onion": 1, "butter": 20},
}


def expand(name, times=1):
    total = {}
    for part, amount in BOOK[name].items():
        if part in BOOK:
            inner = expand(part, times * amount)
        else:
            inner = {part: amount * times}
        for k, v in inner.items():
            total[k] = total.get(k, 0) + v
    return total


def tree(name, indent=""):
    yield indent + name
    for part in BOOK.get(name, ()):
        yield from tree(part, indent + "  ")


def depth(name):
    if name not in BOOK:
        return 0
    return 1 + max(depth(p) for p in BOOK[name])


def main():
    print("\n".join(tree("lasagne")))
    shopping = expand("lasagne", times=2)
    for k in sorted(shopping):
        print(f"{k}: {shopping[k]:g}")
    print({n: depth(n) for n in BOOK})
    print(shopping["butter"], sum(len(v) for v in BOOK.values()))


main()
