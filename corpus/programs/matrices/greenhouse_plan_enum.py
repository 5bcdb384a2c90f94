from enum import Enum
from dataclasses import dataclass, field


class Plant(Enum):
    TOMATO = ("T", 4)
    BASIL = ("B", 1)
    CHILI = ("C", 2)

    def __init__(self, sign, water):
        self.sign = sign
        self.water = water

    @classmethod
    def of(cls, sign):
        for plant in cls:
            if plant.sign == sign:
                return plant
        return None


@dataclass
class Bed:
    label: str
    rows: list = field(default_factory=list)

    def fill(self, text):
        self.rows = [[Plant.of(ch) for ch in line] for line in text.split("/")]
        return self

    @property
    def water(self):
        return sum(p.water for row in self.rows for p in row if p)

    def swap(self, a, b):
        (r1, c1), (r2, c2) = a, b
        self.rows[r1][c1], self.rows[r2][c2] = self.rows[r2][c2], self.rows[r1][c1]


def show(bed):
    body = "\n".join("  " + " ".join(p.sign if p else "." for p in row) for row in bed.rows)
    return f"{bed.label} ({bed.water} l)\n{body}"


def main():
    south = Bed("south").fill("TT./BBC")
    north = Bed("north").fill("C./.T")
    print(show(south))
    print(show(north))
    south.swap((0, 2), (1, 0))
    print(show(south))
    thirsty = max([south, north], key=lambda b: b.water)
    print(thirsty.label, Plant["CHILI"].value, Plant.of("x"))


if __name__ == "__main__":
    main()
