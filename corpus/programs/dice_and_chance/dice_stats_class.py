from math import sqrt


class RunningStats:
    def __init__(self):
        self.n = 0
        self.mean = 0.0
        self._m2 = 0.0

    def add(self, x):
        self.n += 1
        delta = x - self.mean
        self.mean += delta / self.n
        self._m2 += delta * (x - self.mean)
        return self

    def __iadd__(self, values):
        for v in values:
            self.add(v)
        return self

    @property
    def stdev(self):
        return sqrt(self._m2 / (self.n - 1))

    def __repr__(self):
        return f"RunningStats(n={self.n}, mean={self.mean:.3f})"


def main():
    s = RunningStats()
    s += [3, 6, 1, 1, 4]
    print(s, f"sd={s.stdev:.3f}")
    s.add(6).add(2)
    print(s, f"sd={s.stdev:.3f}")
    fresh = RunningStats().add(5)
    print(fresh)
    print(fresh.stdev)


main()
