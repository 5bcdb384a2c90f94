def discounted(price, discounts):
    """Apply the discounts one after the other: 10 is percent, -5 is a fixed amount."""
    if not discounts:
        return round(price, 2)
    first, rest = discounts[0], discounts[1:]
    if first < 0:
        return discounted(price + first, rest)
    return discounted(price * (1 - first / 100), rest)


def best_order(price, discounts):
    """The cheapest order of the discounts."""
    if len(discounts) <= 1:
        return list(discounts)
    options = []
    for i, d in enumerate(discounts):
        rest = discounts[:i] + discounts[i + 1:]
        options.append([d] + best_order(discounted(price, [d]), rest))
    return min(options, key=lambda o: discounted(price, o))


def main():
    customers = {"Ruiz": [10, -5], "Shah": [-5, 10], "Toft": [], "Ueno": [20, 5, -12]}
    for name, discounts in customers.items():
        pay = discounted(80, discounts)
        best = best_order(80, discounts)
        note = "" if discounted(80, best) == pay else f" (better {best}: {discounted(80, best)})"
        print(f"{name:<5}{pay:>7}{note}")
    total = sum(discounted(80, d) for d in customers.values())
    print("sum", round(total, 2), "of", 80 * len(customers))
    print(discounted(4, [-5]), discounted(19.99, [100]))


main()
