class VendingError(Exception):
    """Base of everything that can go wrong."""


class SoldOut(VendingError):
    def __init__(self, item):
        super().__init__(f"{item} is sold out")
        self.item = item


class TooLittle(VendingError):
    def __init__(self, price, paid):
        self.missing = price - paid
        super().__init__(f"{self.missing} cents missing")


STOCK = {"chips": [150, 1], "water": [90, 5]}


def buy(item, paid):
    price, left = STOCK[item]
    if not left:
        raise SoldOut(item)
    if paid < price:
        raise TooLittle(price, paid)
    STOCK[item][1] -= 1
    return paid - price


for item, paid in [("chips", 200), ("chips", 200), ("water", 50), ("gum", 10)]:
    try:
        change = buy(item, paid)
    except TooLittle as e:
        print(e, e.args, e.missing)
    except VendingError as e:
        print(type(e).__name__, e)
    except KeyError as e:
        print("no such thing:", e)
    else:
        print("change", change)
