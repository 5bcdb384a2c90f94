from enum import Enum


class Level(Enum):
    EMPTY = (0, 0.05)
    LOW = (0.05, 0.3)
    GOOD = (0.3, 0.9)
    FULL = (0.9, 1.01)

    @classmethod
    def of(cls, share: float) -> "Level":
        for level in cls:
            low, high = level.value
            if low <= share < high:
                return level
        raise ValueError(share)


class Barrel:
    def __init__(self, size: float, content: float = 0.0) -> None:
        self.size, self.content = size, content

    @property
    def level(self) -> Level:
        return Level.of(self.content / self.size)

    def pour(self, litres: float) -> float:
        """Add or take water; gives back what did not fit or was missing."""
        wanted = self.content + litres
        self.content = min(max(wanted, 0.0), self.size)
        return wanted - self.content


def chain(barrels: list[Barrel], litres: float) -> float:
    for b in barrels:
        litres = b.pour(litres)
    return litres


def main() -> None:
    barrels = [Barrel(100, 60), Barrel(200)]
    for day, rain in enumerate([30, 25, -80, 240, -20], start=1):
        rest = chain(barrels, rain)
        print(day, f"{rain:+}", [f"{b.content:g} {b.level.name}" for b in barrels], f"rest {rest:g}")
    print(sum(b.content for b in barrels), {b.level for b in barrels} == {Level.GOOD, Level.FULL})
    print(Level.of(1.0), Level["LOW"].value)
    try:
        Level.of(1.5)
    except ValueError as e:
        print("impossible share", e)


if __name__ == "__main__":
    main()
