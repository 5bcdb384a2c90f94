def make_tax(*brackets, allowance=0):
    """brackets: (upper limit, rate); the last limit may be None."""
    def tax(income):
        left = max(0, income - allowance)
        total, lower = 0, 0
        for upper, rate in brackets:
            top = left if upper is None else min(left, upper)
            if top > lower:
                total += (top - lower) * rate
            lower = upper
        return round(total, 2)
    return tax


atlantis = make_tax((10_000, 0.1), (30_000, 0.2), (None, 0.4))
utopia = make_tax((None, 0.25), allowance=12_000)

for income in (8_000, 25_000, 64_000):
    a, u = atlantis(income), utopia(income)
    cheaper = "Atlantis" if a < u else "Utopia"
    print(f"{income:>7,} {a:>9,.2f} {u:>9,.2f} {cheaper}")

equal = next((i for i in range(12_000, 80_000, 10_000) if atlantis(i) < utopia(i)), None)
print("Atlantis is cheaper from", equal)
print(make_tax()(5000))
