class Percent:
    def __init__(self, p):
        self.p = p

    def apply(self, cart):
        return cart.sum() * self.p // 100


class ThreeForTwo:
    def __init__(self, name):
        self.name = name

    def apply(self, cart):
        prices = sorted(c for n, c in cart.items if n == self.name)
        return sum(prices[: len(prices) // 3])


class Best:
    def __init__(self, *strategies):
        self.strategies = strategies

    def apply(self, cart):
        return max(s.apply(cart) for s in self.strategies)


class Cart:
    def __init__(self, discount=None):
        self.items = []
        self.discount = discount

    def sum(self):
        return sum(c for _, c in self.items)

    def pay(self):
        off = self.discount.apply(self) if self.discount else 0
        return self.sum() - off


cart = Cart()
for entry in "shirt 2000, sock 300, sock 350, sock 400".split(", "):
    name, cents = entry.split()
    cart.items.append((name, int(cents)))
print(cart.pay())
for d in (Percent(5), ThreeForTwo("sock"), Best(Percent(5), ThreeForTwo("sock"))):
    cart.discount = d
    print(type(d).__name__, cart.pay())
