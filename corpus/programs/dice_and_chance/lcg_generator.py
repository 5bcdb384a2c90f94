class Lcg:
    """A small linear congruential generator, for classes only."""

    def __init__(self, seed, a=5, c=3, m=16):
        self.state = seed
        self.a, self.c, self.m = a, c, m

    def __iter__(self):
        return self

    def __next__(self):
        self.state = (self.a * self.state + self.c) % self.m
        return self.state

    def randint(self, low, high):
        return low + next(self) % (high - low + 1)


def period(gen):
    seen = {}
    for i, x in enumerate(gen):
        if x in seen:
            return i - seen[x]
        seen[x] = i


good = Lcg(7)
print([next(good) for _ in range(8)])
print("dice", [good.randint(1, 6) for _ in range(6)])
print("period", period(Lcg(7)), period(Lcg(7, a=4)), period(Lcg(0, a=3, c=0)))
low_bits = [x & 1 for x, _ in zip(Lcg(1), range(10))]
print("lowest bits", low_bits)
