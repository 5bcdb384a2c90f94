from dataclasses import dataclass, field
from enum import Flag, auto


class Needs(Flag):
    NONE = 0
    GARDEN = auto()
    NO_CATS = auto()
    TIME = auto()


@dataclass
class Dog:
    name: str
    size: int
    needs: Needs = Needs.NONE
    home: str = ""


@dataclass
class Family:
    name: str
    offers: Needs
    wish: range
    refused: list = field(default_factory=list)

    def score(self, dog):
        missing = dog.needs & ~self.offers
        if missing:
            return -1
        return 10 - abs(dog.size - (self.wish.start + self.wish.stop) / 2) if dog.size in self.wish else 1


def match(dogs, families):
    for family in families:
        free = [d for d in dogs if not d.home]
        best = max(free, key=family.score, default=None)
        if best is None or family.score(best) < 0:
            family.refused = [d.name for d in free]
        else:
            best.home = family.name
    return {d.name: d.home or "waits" for d in dogs}


def main():
    dogs = [Dog("Rocky", 60, Needs.GARDEN), Dog("Pip", 25), Dog("Ursa", 70, Needs.GARDEN | Needs.NO_CATS | Needs.TIME)]
    families = [
        Family("Lind", Needs.TIME, range(20, 40)),
        Family("Ochoa", Needs.GARDEN | Needs.TIME, range(50, 80)),
        Family("Park", Needs.GARDEN, range(10, 30)),
    ]
    print(match(dogs, families))
    for f in families:
        print(f.name, f.refused or "happy")
    waiting = [d for d in dogs if not d.home]
    print(waiting[0].needs == Needs.GARDEN | Needs.NO_CATS | Needs.TIME, Needs.TIME in waiting[0].needs)


if __name__ == "__main__":
    main()
