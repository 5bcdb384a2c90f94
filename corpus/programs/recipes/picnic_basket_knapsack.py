items = [("melon", 2500, 9), ("quiche", 900, 8), ("water", 1500, 7), ("cake", 700, 7)]
LIMIT = 4000


def greedy(items, limit):
    chosen, left = [], limit
    for item in sorted(items, key=lambda i: i[2] / i[1], reverse=True):
        if item[1] <= left:
            chosen.append(item)
            left -= item[1]
    return chosen


def best(items, limit):
    if not items:
        return []
    first, *rest = items
    without = best(rest, limit)
    if first[1] > limit:
        return without
    with_first = [first] + best(rest, limit - first[1])
    return with_first if fun(with_first) > fun(without) else without


def fun(chosen):
    return sum(f for *_, f in chosen)


def main():
    for pack in (greedy, best):
        chosen = pack(items, LIMIT)
        names = ", ".join(n for n, *_ in chosen)
        print(f"{pack.__name__}: {fun(chosen)} fun, {sum(g for _, g, _ in chosen)} g ({names})")
    small = [fun(best(items, limit)) for limit in (900, 1300)]
    print(small)
    left = [n for n, *_ in items if n not in {c[0] for c in best(items, LIMIT)}]
    print("stays at home:", left)


if __name__ == "__main__":
    main()
