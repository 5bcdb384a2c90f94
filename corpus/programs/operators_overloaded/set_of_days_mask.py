class Days:
    NAMES = ("mo", "tu", "we", "th", "fr", "sa", "su")

    def __init__(self, *names):
        self.bits = 0
        for n in names:
            self.bits |= 1 << self.NAMES.index(n)

    @classmethod
    def _of(cls, bits):
        days = cls()
        days.bits = bits & 127
        return days

    def __or__(self, o): return self._of(self.bits | o.bits)
    def __and__(self, o): return self._of(self.bits & o.bits)
    def __sub__(self, o): return self._of(self.bits & ~o.bits)
    def __invert__(self): return self._of(~self.bits)
    def __len__(self): return bin(self.bits).count("1")
    def __contains__(self, name): return bool(self.bits >> self.NAMES.index(name) & 1)
    def __iter__(self): return (n for n in self.NAMES if n in self)
    def __le__(self, o): return self.bits & o.bits == self.bits
    def __repr__(self): return f"<{' '.join(self)}>"


work = Days("mo", "tu", "fr")
free = ~work
print(work, free, len(free), work & free, bool(work & free))
print(work | Days("su"), work - Days("tu", "we"), Days("mo") <= work, free <= work)
both = Days("mo")
both |= Days("sa")
print(both, "sa" in both, list(work)[-1])
