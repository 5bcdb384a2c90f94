class Leaf:
    def __init__(self, name, price):
        self.name, self._price = name, price

    @property
    def price(self):
        return self._price

    def walk(self, depth=0):
        yield depth, self


class Menu:
    discount = 0

    def __init__(self, name, *parts, discount=0):
        self.name, self.parts = name, list(parts)
        if discount:
            self.discount = discount

    @property
    def price(self):
        return sum(p.price for p in self.parts) - self.discount

    def walk(self, depth=0):
        yield depth, self
        for p in self.parts:
            yield from p.walk(depth + 1)


fries = Leaf("fries", 300)
kids = Menu("kids", Leaf("nuggets", 450), fries, discount=100)
family = Menu("family", kids, kids, Leaf("pizza", 900), fries)
for depth, part in family.walk():
    print("  " * depth + f"{part.name} {part.price}")
fries._price += 50
kids.parts.append(Leaf("juice", 200))
print(kids.price, family.price, family.discount, sum(1 for _ in family.walk()))
