from enum import IntEnum
from typing import NamedTuple


class Grade(IntEnum):
    EASY = 1
    MEDIUM = 2
    HARD = 3


class Trail(NamedTuple):
    start: str
    end: str
    km: float
    grade: Grade


TRAILS = [
    Trail("valley", "hut", 6.0, Grade.MEDIUM),
    Trail("valley", "lake", 3.5, Grade.EASY),
    Trail("lake", "hut", 4.5, Grade.EASY),
    Trail("hut", "peak", 2.0, Grade.HARD),
    Trail("lake", "peak", 7.0, Grade.MEDIUM),
]


def tours(place, goal, limit):
    if place == goal:
        yield []
    for t in TRAILS:
        if t.start == place and t.grade <= limit:
            for rest in tours(t.end, goal, limit):
                yield [t] + rest


def length(tour):
    return sum(t.km for t in tour)


def describe(tour):
    names = [tour[0].start] + [t.end for t in tour]
    worst = max(t.grade for t in tour)
    return f"{' > '.join(names)}: {length(tour):.1f} km, {worst.name.lower()}"


def main():
    for limit in Grade:
        found = sorted(tours("valley", "peak", limit), key=length)
        print(limit.name, len(found), "tours")
        if found:
            print("  ", describe(found[0]))
    long_ones = [t for t in TRAILS if t.km > 4 and t.grade < Grade.HARD]
    print([t.end for t in long_ones], Grade(2).name, Grade["HARD"] - Grade.EASY)


main()
