from functools import reduce

BONUSES = {
    "double": lambda p: p * 2,
    "plus5": lambda p: p + 5,
    "half": lambda p: p // 2,
    "cap": lambda p: min(p, 30),
}


def apply(points, *names):
    return reduce(lambda p, name: BONUSES[name](p), names, points)


def best_order(points, names):
    if not names:
        return points, ()
    options = []
    for i, name in enumerate(names):
        rest = names[:i] + names[i + 1:]
        value, order = best_order(BONUSES[name](points), rest)
        options.append((value, (name, *order)))
    return max(options)


def main():
    print(apply(7, "double", "plus5"), apply(7, "plus5", "double"))
    for start, names in [(7, ("plus5", "double")), (20, ("cap", "double", "half")), (3, ("half", "plus5", "double"))]:
        value, order = best_order(start, names)
        print(start, "->", value, " > ".join(order))
    print(apply(100), apply(9, "half", "half", "half", "half"))
    BONUSES["reset"] = lambda p: 0
    print(best_order(4, ("reset", "plus5"))[0], len(BONUSES))


main()
