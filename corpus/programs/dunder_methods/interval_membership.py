class Span:
    def __init__(self, lo, hi):
        if lo > hi:
            lo, hi = hi, lo
        self.lo, self.hi = lo, hi

    def __contains__(self, x):
        if isinstance(x, Span):
            return x.lo in self and x.hi in self
        return self.lo <= x <= self.hi

    def __and__(self, other):
        lo, hi = max(self.lo, other.lo), min(self.hi, other.hi)
        return Span(lo, hi) if lo <= hi else None

    def __or__(self, other):
        return Span(min(self.lo, other.lo), max(self.hi, other.hi))

    def __len__(self):
        return self.hi - self.lo

    def __repr__(self):
        return f"[{self.lo}..{self.hi}]"


a, b, c = Span(1, 6), Span(9, 4), Span(5, 6)
print(a & b, a | b, b & Span(0, 3))
print(6 in a, 7 in a, c in a, a in c)
print(len(a), bool(Span(3, 3)), [s for s in (a, b, c) if 5.5 in s])
union = a
for other in (b, Span(20, 20)):
    union |= other
print(union, a)
