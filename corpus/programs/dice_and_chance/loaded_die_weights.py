import random


class Die:
    def __init__(self, faces, weights=None, rng=None):
        self.faces = list(faces)
        self.weights = weights or [1] * len(self.faces)
        self.rng = rng or random.Random(0)

    def roll(self, n=1):
        return self.rng.choices(self.faces, self.weights, k=n)

    def __add__(self, other):
        sums = {}
        for a, wa in zip(self.faces, self.weights):
            for b, wb in zip(other.faces, other.weights):
                sums[a + b] = sums.get(a + b, 0) + wa * wb
        return Die(sums, list(sums.values()), self.rng)

    def chance(self, test):
        good = sum(w for f, w in zip(self.faces, self.weights) if test(f))
        return good / sum(self.weights)


fair = Die([1, 2, 3])
loaded = Die([1, 2, 3], [1, 1, 6])
both = fair + loaded
print(both.faces, both.weights)
print(loaded.chance(lambda f: f == 3), fair.chance(lambda f: f > 3), round(both.chance(lambda s: s >= 5), 3))
rolls = loaded.roll(6)
print(len(rolls), set(rolls) <= {1, 2, 3}, both.rng is fair.rng)
print(Die("ab", rng=random.Random(7)).roll(4) == Die("ab", rng=random.Random(7)).roll(4))
