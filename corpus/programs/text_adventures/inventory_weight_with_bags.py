class Item:
    def __init__(self, name, weight):
        self.name, self.weight = name, weight

    def total(self):
        return self.weight


class Bag(Item):
    def __init__(self, name, weight, room):
        super().__init__(name, weight)
        self.room, self.items = room, []

    def total(self):
        return self.weight + sum(i.total() for i in self.items)

    def put(self, item):
        if item is self or isinstance(item, Bag) and self in item:
            raise ValueError(f"the {item.name} cannot go into itself")
        if len(self.items) == self.room:
            raise OverflowError(f"the {self.name} is full")
        self.items.append(item)
        return self

    def __contains__(self, thing):
        return any(i is thing or isinstance(i, Bag) and thing in i for i in self.items)

    def find(self, name):
        for i in self.items:
            if i.name == name:
                return [self.name, name]
            if isinstance(i, Bag) and (path := i.find(name)):
                return [self.name, *path]
        return None


sack, purse, chest = Bag("sack", 2, 2), Bag("purse", 1, 1), Bag("chest", 9, 3)
coin, rope = Item("coin", 1), Item("rope", 4)
chest.put(sack.put(purse.put(coin)).put(rope))
print(chest.total(), chest.find("coin"), coin in chest, chest.find("gem"), rope in purse)
for bag, item in ((purse, rope), (purse, chest), (sack, sack)):
    try:
        bag.put(item)
    except (ValueError, OverflowError) as e:
        print(type(e).__name__, "-", e)
purse.items[0] = Item("gem", 5)
print(chest.total(), coin in chest, chest.find("gem"))
chest.items.remove(sack)
print(chest.total(), sack.total(), bool(chest.find("gem")))
