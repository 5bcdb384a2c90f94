class Item:
    def __init__(self, name, weight, value):
        self.name, self.weight, self.value = name, weight, value

    @property
    def density(self):
        return self.value / self.weight


class Bag:
    def __init__(self, limit, items=()):
        self.limit = limit
        self.items = tuple(items)

    @property
    def value(self):
        return sum(i.value for i in self.items)

    def fits(self, item):
        return sum(i.weight for i in self.items) + item.weight <= self.limit

    def with_(self, item):
        return Bag(self.limit, (*self.items, item))


def greedy(bag, items):
    for item in sorted(items, key=lambda i: i.density, reverse=True):
        if bag.fits(item):
            bag = bag.with_(item)
    return bag


def best(bag, items):
    if not items:
        return bag
    first, *rest = items
    without = best(bag, rest)
    if not bag.fits(first):
        return without
    return max(best(bag.with_(first), rest), without, key=lambda b: b.value)


things = [Item("gold", 6, 13), Item("silver", 5, 10), Item("vase", 5, 10)]
for method in (greedy, best):
    bag = method(Bag(10), things)
    print(method.__name__, bag.value, [i.name for i in bag.items])
