from enum import Enum
from dataclasses import dataclass, field


class Level(Enum):
    BEGINNER = 1
    MIDDLE = 2
    ADVANCED = 3

    def up(self):
        return Level(min(self.value + 1, 3))


@dataclass
class Pupil:
    name: str
    instrument: str
    level: Level = Level.BEGINNER
    exams: list[int] = field(default_factory=list)

    def examine(self, points):
        self.exams.append(points)
        if points >= 20:
            self.level = self.level.up()
        return self


def ensembles(pupils):
    groups = {}
    for p in pupils:
        groups.setdefault(p.level, set()).add(p.instrument)
    return groups


def main():
    pupils = [
        Pupil("Isa", "violin").examine(23).examine(18),
        Pupil("Jon", "cello", Level.MIDDLE).examine(25).examine(25),
        Pupil("Kaia", "piano").examine(12),
        Pupil("Leif", "violin", level=Level.MIDDLE),
    ]
    for p in pupils:
        mean = sum(p.exams) / len(p.exams) if p.exams else 0
        print(f"{p.name:<5}{p.instrument:<7}{p.level.name.lower():<9}{mean:5.1f}")
    for level, instruments in sorted(ensembles(pupils).items(), key=lambda g: g[0].value):
        print(level.name, sorted(instruments))
    trio = {"violin", "cello", "piano"}
    possible = [l.name for l, i in ensembles(pupils).items() if trio <= i]
    print("trio possible:", possible or "no")
    best = max(pupils, key=lambda p: (p.level.value, sum(p.exams)))
    print(best)


if __name__ == "__main__":
    main()
