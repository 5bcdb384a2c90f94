class Squares:
    def __init__(self, start, stop):
        self.start, self.stop = start, stop
        self.computed = []

    def __len__(self):
        return max(0, self.stop - self.start)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        if i < 0:
            i += len(self)
        if not 0 <= i < len(self):
            raise IndexError(f"no item {i}")
        n = self.start + i
        self.computed.append(n)
        return n * n


s = Squares(2, 6)
print(s[0], s[-1], s[1:3], s[::-2])
print(s.computed, len(s), bool(Squares(5, 2)))
s.computed.clear()
print(9 in s, s.computed)               # goes through the items from the start
print(list(s), [x for x in reversed(s)][:2], max(s))
for a, b in zip(s, s[1:]):
    print(b - a, end=" ")
print(sorted(s, key=lambda x: x % 7))
s[9]
