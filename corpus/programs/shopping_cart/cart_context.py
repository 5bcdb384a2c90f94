from contextlib import contextmanager


class Shop:
    def __init__(self, **stock):
        self.stock = stock
        self.revenue = 0


@contextmanager
def order(shop):
    """Take goods inside the block; an error puts all of them back."""
    before = dict(shop.stock)
    taken = []
    try:
        yield taken
        for name, n, price in taken:
            shop.stock[name] -= n
            if shop.stock[name] < 0:
                raise ValueError(f"{name} sold out")
        shop.revenue += sum(n * price for _, n, price in taken)
    except (ValueError, KeyError) as err:
        shop.stock = before
        print("cancelled:", repr(err))
    finally:
        print("lines:", len(taken))


shop = Shop(tulip=10, rose=5)
with order(shop) as o:
    o.append(("tulip", 6, 2))
    o.append(("rose", 1, 4))
print(shop.stock, shop.revenue)

with order(shop) as o:
    o.append(("rose", 2, 4))
    o.append(("tulip", 6, 2))
print(shop.stock, shop.revenue)

with order(shop) as o:
    o.append(("daisy", 1, 1))
    o.append(("rose", 1, 4))
print(shop.stock, shop.revenue)
