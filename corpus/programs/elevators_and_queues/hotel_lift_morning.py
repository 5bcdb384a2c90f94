from dataclasses import dataclass, field
from typing import Optional


@dataclass
class Guest:
    name: str
    floor: int
    goal: int = 0
    boarded: Optional[int] = None
    left: Optional[int] = None


@dataclass
class Cabin:
    capacity: int
    floor: int = 0
    inside: list = field(default_factory=list)

    def open_doors(self, waiting, t):
        for g in [g for g in self.inside if g.goal == self.floor]:
            g.left = t
            self.inside.remove(g)
        for g in waiting:
            if g.floor == self.floor and g.boarded is None and len(self.inside) < self.capacity:
                g.boarded = t
                self.inside.append(g)


def main():
    guests = [Guest("Ó Briain", 3), Guest("Lindqvist", 5), Guest("Moreau", 5, goal=1), Guest("Novák", 2), Guest("Papadakis", 0, 4)]
    cabin = Cabin(2)
    route = [0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0]
    for t, floor in enumerate(route):
        cabin.floor = floor
        cabin.open_doors(guests, t)
    for g in guests:
        print(f"{g.name:10} boarded {g.boarded} left {g.left}")
    rides = [g.left - g.boarded for g in guests]
    print("mean ride", sum(rides) / len(rides), "still inside:", [g.name for g in cabin.inside])


if __name__ == "__main__":
    main()
