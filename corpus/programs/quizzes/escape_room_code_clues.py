from itertools import permutations

clues = {
    "the sum is 15": lambda c: sum(c) == 15,
    "it begins with an even digit": lambda c: c[0] % 2 == 0,
    "the last is larger than the first": lambda c: c[-1] > c[0],
    "no neighbours differ by one": lambda c: all(abs(a - b) != 1 for a, b in zip(c, c[1:])),
}


def main():
    codes = list(permutations((1, 4, 2, 8)))
    print(len(codes), "codes")
    for text, rule in clues.items():
        before = len(codes)
        codes = [c for c in codes if rule(c)]
        print(f"{text}: {before} -> {len(codes)}")
    for c in codes:
        print("try", *c)
    tried = {(4, 2, 1, 8): "two right", (4, 1, 2, 8): "click"}
    opened = [c for c in codes if tried.get(c) == "click"]
    print("open with", "".join(map(str, opened[0])) if opened else "nothing yet")
    useless = [t for t, rule in clues.items() if all(map(rule, permutations((1, 4, 2, 8))))]
    print("useless clues:", useless)


main()
