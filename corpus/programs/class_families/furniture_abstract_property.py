from abc import ABC, abstractmethod


class Furniture(ABC):
    @property
    @abstractmethod
    def volume(self):
        """in litres"""

    def fits(self, van):
        return self.volume <= van


class Box(Furniture):
    def __init__(self, w, h, d):
        self.w, self.h, self.d = w, h, d

    @property
    def volume(self):
        return self.w * self.h * self.d / 1000


class Bed(Box):
    def __init__(self, width):
        super().__init__(width, 40, 200)

    @property
    def volume(self):
        return super().volume / 4    # taken apart


class Rug(Furniture):
    def __init__(self, area):
        self.area = area

    volume = property(lambda self: self.area * 12)


def load(things, van):
    inside, left = [], []
    for t in sorted(things, key=lambda t: t.volume, reverse=True):
        if t.fits(van):
            van -= t.volume
            inside.append(type(t).__name__)
        else:
            left.append(type(t).__name__)
    return inside, left, van


if __name__ == "__main__":
    things = [Box(100, 180, 60), Bed(160), Rug(6), Box(40, 40, 40)]
    print([round(t.volume) for t in things])
    for size in (2000, 1100, 50):
        inside, left, rest = load(things, size)
        print(size, inside, left, f"{rest:.0f} l free")
    try:
        Furniture()
    except TypeError as e:
        print(type(e).__name__)
