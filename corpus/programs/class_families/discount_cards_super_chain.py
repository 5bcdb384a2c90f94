class Card:
    def price(self, cents):
        return cents

    def __repr__(self):
        return type(self).__name__


class Percent(Card):
    percent = 10

    def price(self, cents):
        return super().price(cents) * (100 - self.percent) // 100


class Minus(Card):
    def __init__(self, off):
        self.off = off

    def price(self, cents):
        return max(0, super().price(cents) - self.off)


class Both(Percent, Minus):
    pass


class Reverse(Minus, Percent):
    percent = 50


class Limited(Both):
    def __init__(self, off, uses):
        super().__init__(off)
        self.uses = uses

    def price(self, cents):
        if self.uses <= 0:
            return Card.price(self, cents)
        self.uses -= 1
        return super().price(cents)


cards = [Card(), Percent(), Minus(150), Both(200), Reverse(200), Limited(200, 1)]
for cents in (1000, 100):
    print({c: c.price(cents) for c in cards})
Percent.percent = 20
print([c.price(1000) for c in cards], cards[-1].uses)
print([k.__name__ for k in Reverse.__mro__[:-1]])
Limited(1).price(5)
