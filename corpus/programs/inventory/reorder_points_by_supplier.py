from collections import defaultdict


class Item:
    def __init__(self, name, stock, minimum, supplier, pack=1):
        self.name, self.stock, self.minimum = name, stock, minimum
        self.supplier, self.pack = supplier, pack
        self.ordered = 0

    @property
    def missing(self):
        need = self.minimum - self.stock - self.ordered
        return 0 if need <= 0 else -(-need // self.pack) * self.pack


items = [
    Item("bolt", 40, 100, "Steel & Co", 25),
    Item("nut", 120, 100, "Steel & Co", 25),
    Item("glue", 1, 4, "Chem"),
    Item("tape", 0, 3, "Chem", 5),
]


def orders(items):
    by_supplier = defaultdict(dict)
    for item in items:
        if n := item.missing:
            by_supplier[item.supplier][item.name] = n
            item.ordered += n
    return dict(by_supplier)


print(orders(items))
print(orders(items))
items[1].stock -= 60
items[2].stock, items[2].ordered = items[2].stock + items[2].ordered, 0
items[2].stock -= 2
print(orders(items), [i.ordered for i in items])
