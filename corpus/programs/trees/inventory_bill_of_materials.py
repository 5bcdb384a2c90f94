from fractions import Fraction as F

BOM = {
    "bike": {"wheel": 2, "frame": 1, "bell": F(1)},
    "wheel": {"spoke": 4, "rim": 1},
    "frame": {"tube": 3, "paint": F(1, 2)},
    "bell": {"paint": F(1, 8)},
}
PRICES = {"spoke": F("0.3"), "rim": 11, "tube": F("7.5"), "paint": 6}


def parts(product, amount=1, into=None):
    into = {} if into is None else into
    if product not in BOM:
        into[product] = into.get(product, 0) + amount
        return into
    for part, n in BOM[product].items():
        parts(part, n * amount, into)
    return into


def price(product):
    return sum(n * PRICES[p] for p, n in parts(product).items())


def main():
    needed = parts("bike", 2)
    for part, n in needed.items():
        print(f"{str(n):>5} x {part}")
    print("a bike costs", float(price("bike")))
    shares = {p: n * PRICES[p] / price("bike") for p, n in parts("bike").items()}
    assert sum(shares.values()) == 1
    top = sorted(shares, key=shares.get)[-1]
    print(f"{top}: {float(shares[top]):.0%}")
    print(price("bell"), price("tube"))


main()
