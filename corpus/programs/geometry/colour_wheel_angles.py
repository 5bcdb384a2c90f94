NAMES = {0: "red", 60: "yellow", 120: "green", 180: "cyan", 240: "blue", 300: "magenta"}


class Hue:
    def __init__(self, degrees):
        self.degrees = degrees % 360

    def __sub__(self, other):
        """Shortest way round, with its sign."""
        return (self.degrees - other.degrees + 180) % 360 - 180

    def turned(self, by):
        return type(self)(self.degrees + by)

    @property
    def name(self):
        nearest = min(NAMES, key=lambda d: abs(self - Hue(d)))
        return NAMES[nearest]

    def __str__(self):
        return f"{self.degrees}° ({self.name})"


def palette(base, kind):
    turns = {"complement": [180], "triad": [120, 240], "neighbours": [-30, 30]}
    return [base] + [base.turned(t) for t in turns[kind]]


for kind in ("complement", "triad", "neighbours"):
    print(kind, *palette(Hue(20), kind), sep=" | ")
print(Hue(350) - Hue(10), Hue(10) - Hue(350), Hue(0) - Hue(180))
average = sum(h.degrees for h in (Hue(350), Hue(10))) / 2
print(Hue(average))
warm = [d for d in range(0, 360, 45) if abs(Hue(d) - Hue(0)) <= 60]
print(warm)
