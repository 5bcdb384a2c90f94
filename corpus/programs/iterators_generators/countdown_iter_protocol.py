class Stairs:
    """An iterable that gives a new iterator each time."""

    def __init__(self, steps):
        self.steps = steps

    def __iter__(self):
        return Climber(self)


class Climber:
    def __init__(self, stairs):
        self.stairs = stairs
        self.at = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.at >= self.stairs.steps:
            raise StopIteration
        self.at += 1
        return self.at


house = Stairs(4)
print([(a, b) for a in house for b in house if a + b == 5])
one = iter(house)
print(next(one), next(one))
house.steps = 3
print(list(one), list(one), next(one, "top"))
print(sum(house), 3 in house, 4 in house)
