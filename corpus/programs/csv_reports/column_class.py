class Column:
    def __init__(self, name, values):
        self.name = name
        self.values = list(values)

    def __len__(self):
        return len(self.values)

    def __getitem__(self, i):
        return self.values[i]

    def __add__(self, other):
        return Column(f"{self.name}+{other.name}", [a + b for a, b in zip(self, other)])

    def __mul__(self, factor):
        return Column(self.name, [v * factor for v in self])

    def __repr__(self):
        return f"Column({self.name!r}, {self.values})"

    def mean(self):
        return sum(self) / len(self)


net = Column("net", [100, 250, 75])
shipping = Column("shipping", [5, 0, 7.5])
gross = net * 1.2
total = gross + shipping
print(total)
print(round(total.mean(), 2), len(total))
print([v for v in total if v > total.mean()])
above = [i for i, v in enumerate(net) if v >= net.mean()]
print(above, net[above[0]], net[-1])
print(max(total), min(shipping), sum(net))
