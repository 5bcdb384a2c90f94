from decimal import Decimal as D

BRACKETS = ((D(10000), D("0")), (D(30000), D("0.2")), (D(60000), D("0.35")), (None, D("0.45")))


def tax(income, brackets=BRACKETS, below=D(0)):
    (limit, rate), *rest = brackets
    if limit is None or income <= limit:
        return (income - below) * rate
    return (limit - below) * rate + tax(income, rest, limit)


def gross_for(net, low=D(0), high=D(200000), rounds=12):
    """Bisect for the income whose net is wanted."""
    middle = (low + high) / 2
    if rounds == 0:
        return middle.quantize(D(100))
    if middle - tax(middle) < net:
        return gross_for(net, middle, high, rounds - 1)
    return gross_for(net, low, middle, rounds - 1)


def main():
    for income in map(D, ("8000", "10000", "30500", "75000")):
        t = tax(income)
        print(f"{income:>6}: tax {t:>9.2f} ({t / income:.1%})")
    wanted = D(40000)
    print("to keep", wanted, "earn about", gross_for(wanted))


main()
