class Coverage:
    """A set of whole numbers kept as sorted, separate ranges."""

    def __init__(self):
        self.parts = []

    def add(self, lo, hi):
        keep = []
        for a, b in self.parts:
            if b + 1 < lo or hi + 1 < a:
                keep.append((a, b))
            else:
                lo, hi = min(lo, a), max(hi, b)
        keep.append((lo, hi))
        self.parts = sorted(keep)
        return self

    def __contains__(self, x):
        return any(a <= x <= b for a, b in self.parts)

    def __len__(self):
        return sum(b - a + 1 for a, b in self.parts)

    def gaps(self):
        return [(b + 1, a - 1) for (_, b), (a, _) in zip(self.parts, self.parts[1:])]


c = Coverage().add(5, 7).add(1, 2)
print(c.parts, c.gaps(), len(c))
c.add(3, 3)
print(c.parts, 4 in c, 3 in c)
c.add(9, 12).add(4, 4)
print(c.parts, len(c), c.gaps())
print(c.add(0, 100).parts, bool(Coverage()))
