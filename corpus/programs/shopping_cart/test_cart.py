from fractions import Fraction


class Cart:
    def __init__(self, tax=Fraction(1, 5)):
        self._prices = {}
        self.tax = tax

    def __setitem__(self, name, price):
        self._prices[name] = Fraction(price)

    def __delitem__(self, name):
        del self._prices[name]

    def __len__(self):
        return len(self._prices)

    def __bool__(self):
        return True

    @property
    def net(self):
        return sum(self._prices.values(), Fraction(0))

    @property
    def gross(self):
        return self.net * (1 + self.tax)


def test_empty():
    cart = Cart()
    assert cart and len(cart) == 0
    assert cart.gross == 0


def test_exact():
    cart = Cart()
    for name, price in [("a", "0.1"), ("b", "0.2"), ("c", Fraction(1, 3))]:
        cart[name] = price
    assert cart.net == Fraction(19, 30), cart.net
    assert cart.gross == Fraction(19, 25)


def test_replace_and_delete():
    cart = Cart(tax=0)
    cart["a"] = 3
    cart["a"] = 4
    assert cart.gross == 4
    del cart["a"]
    try:
        del cart["a"]
    except KeyError:
        return "deleted twice"


if __name__ == "__main__":
    tests = [test_empty, test_exact, test_replace_and_delete]
    for t in tests:
        print(t.__name__, "->", t() or "ok")
