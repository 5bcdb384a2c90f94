import random
from bisect import bisect
from itertools import accumulate


class WeightedChoice:
    def __init__(self, weights, rng=None):
        self._items = list(weights)
        self._sums = list(accumulate(weights.values()))
        self._rng = rng or random.Random(0)

    def __call__(self):
        x = self._rng.random() * self._sums[-1]
        return self._items[bisect(self._sums, x)]

    def many(self, n):
        return [self() for _ in range(n)]

    def chance(self, item):
        i = self._items.index(item)
        before = self._sums[i - 1] if i else 0
        return (self._sums[i] - before) / self._sums[-1]

    def __repr__(self):
        return f"{type(self).__name__}({dict(zip(self._items, self._sums))})"


def main():
    loot = WeightedChoice({"coin": 70, "gem": 25, "crown": 5}, random.Random(55))
    print(loot)
    found = loot.many(10)
    print(found)
    for item in ("coin", "gem", "crown"):
        print(f"{item:6}{found.count(item):>3} expected {10 * loot.chance(item):.1f}")
    sure = WeightedChoice({"always": 1})
    print(sure(), sure.chance("always"))
    zero = WeightedChoice({"never": 0, "ever": 2})
    print(zero.many(3), zero.chance("never"))
    try:
        loot.chance("sword")
    except ValueError as e:
        print("ValueError:", e)


main()
