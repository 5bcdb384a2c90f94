from functools import cmp_to_key

DUELS = {
    ("vanilla", "mango"): (6, 9),
    ("vanilla", "nut"): (8, 7),
    ("mango", "nut"): (5, 10),
    ("mint", "nut"): (2, 13),
    ("mint", "mango"): (4, 11),
    ("mint", "vanilla"): (7, 8),
}


def votes(a, b):
    if (a, b) in DUELS:
        return DUELS[a, b]
    y, x = DUELS[b, a]
    return x, y


def beats(a, b):
    x, y = votes(a, b)
    return x > y


def compare(a, b):
    return -1 if beats(a, b) else 1


def main():
    kinds = sorted({k for pair in DUELS for k in pair})
    wins = {k: sum(beats(k, o) for o in kinds if o != k) for k in kinds}
    print(wins)
    for k in sorted(kinds, key=lambda k: (-wins[k], k)):
        row = " ".join(f"{votes(k, o)[0]:>3}" if o != k else "  -" for o in kinds)
        print(f"{k:<8}{row}")
    cycles = [(a, b, c) for a in kinds for b in kinds for c in kinds
              if a < min(b, c) and b != c and beats(a, b) and beats(b, c) and beats(c, a)]
    print("cycles:", cycles)
    print(sorted(kinds, key=cmp_to_key(compare)))
    print(sorted(kinds[::-1], key=cmp_to_key(compare)))
    print(votes("nut", "mint"), votes("mint", "nut"))


main()
