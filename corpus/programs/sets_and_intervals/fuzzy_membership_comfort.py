class Fuzzy:
    """A set with soft edges: rises from a to b, falls from c to d."""

    def __init__(self, name, a, b, c, d):
        self.name = name
        self.points = a, b, c, d

    def __call__(self, x):
        a, b, c, d = self.points
        if x <= a or x >= d:
            return 0.0
        if x < b:
            return (x - a) / (b - a)
        if x > c:
            return (d - x) / (d - c)
        return 1.0

    def __and__(self, other):
        return lambda x, y: min(self(x), other(y))

    def __or__(self, other):
        return lambda x, y: max(self(x), other(y))

    def __invert__(self):
        return lambda x: 1 - self(x)


warm = Fuzzy("warm", 15, 20, 26, 32)
dry = Fuzzy("dry", 20, 30, 50, 65)
pleasant = warm & dry
bearable = warm | dry

weather = {"Mon": (18, 40), "Tue": (29, 58), "Wed": (12, 45), "Thu": (22, 20)}
for day, (t, h) in weather.items():
    print(f"{day} warm {warm(t):.2f} dry {dry(h):.2f} pleasant {pleasant(t, h):.2f} bearable {bearable(t, h):.2f}")
best = max(weather, key=lambda d: pleasant(*weather[d]))
print("picnic on", best)
print((~warm)(29), warm(15), warm(32))
box = Fuzzy("exact", 5, 5, 5, 5)
print(box(5))
