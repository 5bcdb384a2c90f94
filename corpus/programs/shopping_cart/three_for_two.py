def three_for_two(prices):
    """The cheapest of every three is free."""
    ordered = sorted(prices, reverse=True)
    free = 0
    for i in range(2, len(ordered), 3):
        free += ordered[i]
    return free


def bundle(cart, deal, price):
    count = min(cart.get(name, 0) for name in deal)
    normal = sum(PRICES[name] for name in deal)
    return count * (normal - price)


PRICES = {"shirt": 20, "socks": 5, "tie": 15, "belt": 25}

carts = [
    {"shirt": 3},
    {"shirt": 2, "socks": 2, "tie": 1},
    {"belt": 1, "socks": 5},
    {},
]

for cart in carts:
    prices = []
    for name, n in cart.items():
        prices += [PRICES[name]] * n
    full = sum(prices)
    a = three_for_two(prices)
    b = bundle(cart, ("shirt", "tie"), 28)
    best = max(a, b)
    which = "three for two" if best == a else "bundle"
    print("%3d - %2d (%s) = %d" % (full, best, which, full - best))
