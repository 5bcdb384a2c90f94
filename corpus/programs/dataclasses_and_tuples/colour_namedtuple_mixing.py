from collections import namedtuple


class Colour(namedtuple("Colour", "r g b")):
    __slots__ = ()

    def __new__(cls, r, g=None, b=None):
        if isinstance(r, str):
            r, g, b = (int(r[i:i + 2], 16) for i in (1, 3, 5))
        elif g is None:
            g = b = r
        return super().__new__(cls, *(max(0, min(255, c)) for c in (r, g, b)))

    def mix(self, other, part=0.5):
        return Colour(*(round(a * (1 - part) + b * part) for a, b in zip(self, other)))

    def __add__(self, other):
        return Colour(*map(sum, zip(self, other)))

    def __str__(self):
        return "#%02x%02x%02x" % self


red, grey = Colour("#ff0000"), Colour(128)
print(red, grey, red + grey, red.mix(grey), red.mix(Colour(0), 0.25))
print(grey == (128, 128, 128), red > grey, {red: "red"}[Colour(255, 0, -7)])
r, *rest = grey
print(r, rest, red._replace(g=300), repr(Colour(1, 2, 3)), max(red))
print(sum(grey), (1, 2) + tuple(red))
