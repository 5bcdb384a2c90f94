class Machine:
    coins = (2, 1, 0.5)

    def __init__(self, **prices):
        self.prices = prices
        self.inserted = 0
        self.till = 0

    def insert(self, *coins):
        for c in coins:
            if c in self.coins:
                self.inserted += c
            else:
                print("  rejected", c)
        return self

    def buy(self, what):
        price = self.price(what)
        if price > self.inserted:
            return f"{price - self.inserted:g} missing"
        change, self.inserted = self.inserted - price, 0
        self.till += price
        return f"{what}, {change:g} back"

    def price(self, what):
        return self.prices[what]


class TicketMachine(Machine):
    def __init__(self, zone_price, **prices):
        super().__init__(**prices)
        self.zone_price = zone_price

    def price(self, what):
        if what.startswith("zone"):
            return self.zone_price * int(what[4:])
        return super().price(what)


class Nostalgic(TicketMachine):
    coins = TicketMachine.coins + (5,)

    def buy(self, what):
        return super().buy(what).upper()


def main():
    snacks = Machine(chips=1.5, cola=2)
    print(snacks.insert(2, 0.2).buy("chips"), snacks.insert(1).buy("cola"))
    metro = TicketMachine(1.5, day=7)
    print(metro.insert(2, 2, 1).buy("zone3"), metro.insert(5).buy("day"))
    old = Nostalgic(2, day=5)
    print(old.insert(5).buy("day"), old.insert(5, 1).buy("zone2"))
    print(snacks.inserted, metro.inserted, sum(m.till for m in (snacks, metro, old)))


main()
