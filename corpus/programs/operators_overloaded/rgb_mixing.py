class Colour:
    def __init__(self, r, g, b):
        self.rgb = tuple(max(0, min(255, int(v))) for v in (r, g, b))

    def __iter__(self):
        return iter(self.rgb)

    def __add__(self, other):
        return Colour(*(a + b for a, b in zip(self, other)))

    def __mul__(self, k):
        return Colour(*(v * k for v in self))

    def __xor__(self, other):
        return Colour(*(a ^ b for a, b in zip(self, other)))

    def __invert__(self):
        return Colour(*(255 - v for v in self))

    def __eq__(self, other):
        return self.rgb == tuple(other)

    def __str__(self):
        return "#" + "".join(f"{v:02x}" for v in self)


def blend(a, b, t=0.5):
    return a * (1 - t) + b * t


red, blue, grey = Colour(255, 0, 0), Colour(0, 0, 255), Colour(90, 90, 90)
print(red + blue, red + grey, ~red, blue ^ grey)
print([str(blend(red, blue, t / 4)) for t in range(5)])
print(red == (255, 0, 0), ~~grey == grey, red * 3 == red)
r, g, b = blend(grey, ~grey)
print(r, g, b)
shades = {name: str(c * 0.5) for name, c in [("red", red), ("grey", grey)]}
print(shades, max([red, grey, blue], key=sum))
