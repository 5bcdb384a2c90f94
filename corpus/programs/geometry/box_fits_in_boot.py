from itertools import permutations


class Box:
    def __init__(self, *sides, name="box"):
        if len(sides) != 3:
            raise TypeError(f"a box has 3 sides, not {len(sides)}")
        self.sides = sides
        self.name = name

    @property
    def volume(self):
        a, b, c = self.sides
        return a * b * c

    def fits(self, other):
        """How to turn this box so that it fits into the other, or None."""
        for turned in permutations(self.sides):
            if all(s <= o for s, o in zip(turned, other.sides)):
                return turned
        return None

    def copies_in(self, other):
        best = 0
        for turned in permutations(self.sides):
            n = 1
            for s, o in zip(turned, other.sides):
                n *= o // s
            best = max(best, n)
        return best


boot = Box(110, 90, 55, name="boot")
for box in (Box(50, 95, 60, name="pram"), Box(180, 20, 20, name="skis"), Box(55, 110, 90)):
    print(box.name, box.fits(boot) or "does not fit")
crate = Box(40, 30, 25, name="crate")
n = crate.copies_in(boot)
print(n, "crates,", f"{n * crate.volume / boot.volume:.0%} full")
try:
    Box(3, 4)
except TypeError as e:
    print("error:", e)
