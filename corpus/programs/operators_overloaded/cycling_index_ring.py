class Ring:
    def __init__(self, *items):
        self.items = items

    def __getitem__(self, i):
        if isinstance(i, slice):
            start = i.start or 0
            stop = i.stop if i.stop is not None else start + len(self)
            return [self[k] for k in range(start, stop, i.step or 1)]
        return self.items[i % len(self.items)]

    def __len__(self):
        return len(self.items)

    def __lshift__(self, n):
        return Ring(*self[n:])

    def __rshift__(self, n):
        return self << -n

    def __eq__(self, other):
        return len(self) == len(other) and any((self << k).items == other.items for k in range(len(self)))

    def __repr__(self):
        return "(" + " ".join(map(str, self.items)) + ")"


days = Ring("mo", "tu", "we", "th", "fr", "sa", "su")
print(days[0], days[8], days[-1], days[100])
print(days[5:9], days[0:14:5])
print(days << 2, days >> 1)
print((days << 3) == days, Ring(1, 2, 3) == Ring(3, 1, 2), Ring(1, 2, 3) == Ring(3, 2, 1))
shifts = Ring("early", "late", "off")
plan = {d: shifts[i] for i, d in enumerate(days[0:5])}
print(plan)
