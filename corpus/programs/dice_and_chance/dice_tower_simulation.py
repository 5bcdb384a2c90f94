import random


class Die:
    def __init__(self, sides=6, rng=None):
        self.sides = sides
        self.rng = rng or random.Random(sides)
        self.history = []

    def roll(self):
        self.history.append(self.rng.randint(1, self.sides))
        return self.history[-1]

    def __lt__(self, other):
        return self.history[-1] < other.history[-1]

    def __str__(self):
        return f"d{self.sides}:{self.history[-1]}"


class LoadedDie(Die):
    def __init__(self, favourite, **kwargs):
        super().__init__(**kwargs)
        self.favourite = favourite

    def roll(self):
        eyes = super().roll()
        if eyes == 1:
            eyes = self.history[-1] = self.favourite
        return eyes


class Tower:
    def __init__(self, *dice):
        self.dice = dice

    def drop(self):
        return sum(d.roll() for d in self.dice)


if __name__ == "__main__":
    tower = Tower(Die(), Die(10), LoadedDie(6, sides=8), Die(4))
    totals = []
    for _ in range(4):
        totals.append(tower.drop())
        print(" ".join(map(str, sorted(tower.dice))), "=", totals[-1])
    print("best", max(totals), "last winner", max(tower.dice))
    print({f"d{d.sides}": d.history for d in tower.dice})
