class Item:
    def __init__(self, name, price):
        self.name, self.price = name, price

    def total(self):
        return self.price

    def lines(self, depth=0):
        yield f"{'  ' * depth}{self.name} {self.total():.2f}"


class Bundle(Item):
    def __init__(self, name, *items, off=0):
        super().__init__(name, None)
        self.items = list(items)
        self.off = off

    def total(self):
        return sum(i.total() for i in self.items) * (1 - self.off)

    def lines(self, depth=0):
        yield from super().lines(depth)
        for i in self.items:
            yield from i.lines(depth + 1)

    def __contains__(self, name):
        return any(i.name == name or isinstance(i, Bundle) and name in i for i in self.items)


def main():
    cola, fries = Item("cola", 2.5), Item("fries", 3)
    kids = Bundle("kids box", Item("toy", 1), fries, off=0.25)
    party = Bundle("party", kids, kids, cola, off=0.1)
    for line in party.lines():
        print(line)
    print("toy" in party, "cake" in party, "cola" in kids)
    fries.price = 4
    print(round(party.total(), 2))
    kids.items.pop()
    print(round(party.total(), 2), len(list(party.lines())))


if __name__ == "__main__":
    main()
