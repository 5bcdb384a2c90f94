from contextlib import ContextDecorator


class swapped(ContextDecorator):
    def __init__(self, owner, **replacements):
        self.owner = owner
        self.new = replacements

    def __enter__(self):
        self.old = {k: getattr(self.owner, k) for k in self.new}
        for k, v in self.new.items():
            setattr(self.owner, k, v)
        return self.old

    def __exit__(self, *exc):
        for k, v in self.old.items():
            setattr(self.owner, k, v)
        return False


class Shop:
    vat = 19

    @staticmethod
    def rate(currency):
        return {"EUR": 1, "USD": 1.1}[currency]

    def price(self, net, currency="EUR"):
        return round(net * (100 + self.vat) / 100 * self.rate(currency), 2)


shop = Shop()


@swapped(Shop, vat=0)
def tourist_price(net):
    return shop.price(net)


def main():
    print(shop.price(100), tourist_price(100), shop.price(100))
    with swapped(Shop, rate=staticmethod(lambda c: 2), vat=10) as old:
        print(shop.price(50, "XXX"), old["vat"])
        print(tourist_price(50))
    print(shop.price(50, "USD"), Shop.vat)
    with swapped(shop, vat=5):
        print(shop.price(20), Shop().price(20))
    print(shop.__dict__)


main()
