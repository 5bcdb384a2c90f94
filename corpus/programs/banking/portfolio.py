class Position(object):
    def __init__(self, symbol, shares, price):
        self.symbol = symbol
        self.lots = [(shares, price)]

    def buy(self, shares, price):
        self.lots.append((shares, price))

    def sell(self, shares, price):
        """Sell the oldest lots first and return the profit."""
        profit = 0.0
        while shares:
            have, cost = self.lots[0]
            n = min(have, shares)
            profit += n * (price - cost)
            shares -= n
            if n == have:
                del self.lots[0]
            else:
                self.lots[0] = (have - n, cost)
        return profit

    def shares(self):
        return sum(n for n, _ in self.lots)


p = Position("OAK", 10, 20.0)
p.buy(5, 24.0)
p.buy(20, 18.5)
print("%s: %d shares" % (p.symbol, p.shares()))
print("profit %.2f" % p.sell(12, 26.0))
print(p.lots)
print("profit %.2f" % p.sell(20, 17.0))
print(p.lots, p.shares())
print("profit %.2f" % p.sell(5, 30.0))
