from collections import namedtuple

Item = namedtuple("Item", "name price quantity")
TAX = 0.25


class Cart:
    def __init__(self, owner):
        self.owner = owner
        self.items = []
        self.total = 0

    def add(self, name, price, quantity=1):
        item = Item(name, price, quantity)
        self.items.append(item)
        self.total += price * quantity
        return item

    def remove(self, name):
        for i, item in enumerate(self.items):
            if item.name == name:
                self.total -= item.price * item.quantity
                del self.items[i]
                return True
        return False

    def with_tax(self):
        return round(self.total * (1 + TAX), 2)

    def __len__(self):
        return len(self.items)

    def __contains__(self, name):
        return any(item.name == name for item in self.items)


def main():
    cart = Cart("eve")
    cart.add("pen", 2)
    cart.add("pad", 5, 3)
    cart.add(name="ink", price=9, quantity=1)
    removed = cart.remove("pen")
    again = cart.remove("pen")
    print(removed, again, len(cart), "ink" in cart)
    print(cart.with_tax())


main()
