def choose(items, n):
    if n == 0:
        return [[]]
    if not items:
        return []
    first, *rest = items
    with_first = [[first] + c for c in choose(rest, n - 1)]
    return with_first + choose(rest, n)


def price(toppings, base=7.0):
    costs = {"ham": 1.5, "olives": 0.8, "rocket": 1.2, "truffle": 4.0}
    return base + sum(costs[t] for t in toppings)


def main():
    toppings = ["ham", "olives", "rocket", "truffle"]
    pairs = choose(toppings, 2)
    print(len(pairs), "pairs")
    for pair in pairs:
        label = " & ".join(pair)
        print(f"  {label:<18}{price(pair):5.2f}")
    veggie = [p for p in choose(toppings, 3) if "ham" not in p]
    print(veggie, price(*veggie))
    print(choose(["one"], 0), choose(["one"], 2))


main()
