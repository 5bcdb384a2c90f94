from fractions import Fraction as F


class Die:
    """A distribution over numbers; d + e rolls both."""

    def __init__(self, chances):
        self.chances = dict(sorted(chances.items()))

    @classmethod
    def fair(cls, sides):
        return cls({n: F(1, sides) for n in range(1, sides + 1)})

    def _join(self, other, f):
        out = {}
        for a, p in self.chances.items():
            for b, q in other.chances.items():
                out[f(a, b)] = out.get(f(a, b), 0) + p * q
        return Die(out)

    def __add__(self, other):
        if isinstance(other, int):
            return Die({n + other: p for n, p in self.chances.items()})
        return self._join(other, lambda a, b: a + b)

    def __or__(self, other):
        return self._join(other, max)

    def __ge__(self, n):
        return sum(p for k, p in self.chances.items() if k >= n)

    def __getitem__(self, n):
        return self.chances.get(n, F(0))

    def mean(self):
        return sum(k * p for k, p in self.chances.items())


def main():
    d4 = Die.fair(4)
    two = d4 + d4
    print(two[5], two >= 7, two.mean(), two[9])
    lucky = d4 | d4
    print(lucky.chances[4], lucky.mean(), float(lucky >= 3))
    print((d4 + 2).chances.keys() - d4.chances.keys())
    print(sum(two.chances.values()), (d4 + 1 >= 5) == d4[4])


if __name__ == "__main__":
    main()
