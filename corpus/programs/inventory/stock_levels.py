class Item:
    def __init__(self, sku, name, qty, price):
        self.sku = sku
        self.name = name
        self.qty = qty
        self.price = price

    def value(self):
        return self.qty * self.price


class Inventory:
    def __init__(self):
        self.items = {}

    def add(self, item):
        if item.sku in self.items:
            self.items[item.sku].qty += item.qty
        else:
            self.items[item.sku] = item

    def remove(self, sku, qty):
        item = self.items[sku]
        if qty > item.qty:
            print("only", item.qty, "of", item.name)
            qty = item.qty
        item.qty -= qty
        return qty

    def total(self):
        result = 0
        for item in self.items.values():
            result += item.value()
        return result


def main():
    inv = Inventory()
    inv.add(Item("P1", "pen", 40, 1.5))
    inv.add(Item("N2", "notebook", 12, 4.0))
    inv.add(Item("P1", "pen", 10, 1.5))
    print("total", inv.total())
    a = inv.remove("P1", 15)
    b = inv.remove("N2", 20)
    print(a, b)
    left = {sku: item.qty for sku, item in inv.items.items()}
    print(left)
    print("total", inv.total())


main()
