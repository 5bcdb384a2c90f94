class Column:
    def __init__(self, values):
        self.values = list(values)

    def _each(self, other, f):
        if isinstance(other, Column):
            return Column(f(a, b) for a, b in zip(self.values, other.values))
        return Column(f(a, other) for a in self.values)

    def __gt__(self, o): return self._each(o, lambda a, b: a > b)
    def __eq__(self, o): return self._each(o, lambda a, b: a == b)
    def __and__(self, o): return self._each(o, lambda a, b: a and b)
    def __mul__(self, o): return self._each(o, lambda a, b: a * b)
    def __sub__(self, o): return self._each(o, lambda a, b: a - b)

    def __getitem__(self, mask):
        return Column(v for v, keep in zip(self.values, mask.values) if keep)

    def mean(self):
        return sum(self.values) / len(self.values)

    def __repr__(self):
        return f"Column({self.values})"


height = Column([172, 160, 181, 195])
sex = Column(list("fmfm"))
weight = Column([70, 58, 64, 101])

tall = height > 170
print(tall)
print(height[tall & (sex == "f")], weight[sex == "m"].mean())
print(weight - weight.mean())
print((height * 0.01)[height > weight * 2.6])
print(height > 250 and "somebody", len(height[height > 250].values))
print([height == weight] == [Column([])], (height == height).values)
