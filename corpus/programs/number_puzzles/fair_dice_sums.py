from collections import Counter
from fractions import Fraction
from itertools import product


class Die:
    def __init__(self, *faces):
        self.faces = faces

    def __add__(self, other):
        return Die(*(a + b for a, b in product(self.faces, other.faces)))

    def chance(self, test):
        return Fraction(sum(map(test, self.faces)), len(self.faces))

    def beats(self, other):
        wins = sum(a > b for a, b in product(self.faces, other.faces))
        return Fraction(wins, len(self.faces) * len(other.faces))

    def __str__(self):
        counts = Counter(self.faces)
        return " ".join(f"{f}:{'I' * n}" for f, n in sorted(counts.items()))


def main():
    small = Die(1, 2, 3)
    pair = small + small
    print(pair)
    print("4 or more:", pair.chance(lambda f: f >= 4))
    red, blue, green = Die(2, 4, 9), Die(1, 6, 8), Die(3, 5, 7)
    for name, a, b in (("red > blue", red, blue), ("blue > green", blue, green), ("green > red", green, red)):
        print(name, a.beats(b), "yes" if a.beats(b) > Fraction(1, 2) else "no")


if __name__ == "__main__":
    main()
