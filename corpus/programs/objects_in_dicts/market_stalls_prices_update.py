class Stall:
    def __init__(self, owner, **prices):
        self.owner = owner
        self.prices = prices
        self.sold = {}

    def sell(self, what, n):
        cost = self.prices[what] * n
        self.sold[what] = self.sold.get(what, 0) + n
        return cost

    def copy_prices(self, other, factor=1.0):
        for what in self.prices:
            if what in other.prices:
                self.prices[what] = round(other.prices[what] * factor)


market = {
    "A": Stall("Mia", apple=30, pear=40),
    "B": Stall("Leo", apple=25, plum=10),
    "C": Stall("Zoe", pear=50, plum=15),
}


def cheapest(what):
    offers = {place: s for place, s in market.items() if what in s.prices}
    return min(offers, key=lambda place: offers[place].prices[what])


for what, n in (("apple", 4), ("pear", 2), ("plum", 10)):
    place = cheapest(what)
    print(what, place, market[place].owner, market[place].sell(what, n))
market["A"].copy_prices(market["B"], 0.9)
market["C"].copy_prices(market["A"])
print({p: s.prices for p, s in market.items()}, cheapest("apple"), cheapest("pear"))
market["C"].prices = market["B"].prices
market["B"].prices["plum"] = 99
print(market["C"].prices["plum"], [s.sold for s in market.values()])
print(cheapest("melon"))
