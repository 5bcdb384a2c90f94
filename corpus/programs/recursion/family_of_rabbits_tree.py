class Rabbit:
    total = 0

    def __init__(self, born, generation=0):
        self.born = born
        self.generation = generation
        self.kids = []
        Rabbit.total += 1

    def live_until(self, month):
        """From two months of age, one kid a month."""
        for m in range(self.born + 2, month + 1):
            kid = Rabbit(m, self.generation + 1)
            self.kids.append(kid)
            kid.live_until(month)
        return self

    def size(self):
        return 1 + sum(k.size() for k in self.kids)

    def __str__(self):
        inner = " ".join(map(str, self.kids))
        return f"{self.born}({inner})" if inner else str(self.born)


if __name__ == "__main__":
    for months in range(1, 6):
        Rabbit.total = 0
        first = Rabbit(0).live_until(months)
        assert first.size() == Rabbit.total
        print(months, Rabbit.total, first)
    grandchildren = [g for k in first.kids for g in k.kids]
    print(len(first.kids), len(grandchildren), {g.generation for g in grandchildren})
