import math
from collections import namedtuple

Point = namedtuple("Point", "east north")
NAMES = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


def walk(start, *legs):
    here = start
    yield here
    for bearing, metres in legs:
        angle = math.radians(bearing)
        here = Point(here.east + metres * math.sin(angle), here.north + metres * math.cos(angle))
        yield here


def bearing(a, b):
    angle = math.degrees(math.atan2(b.north - a.north, b.east - a.east))
    return (90 - angle) % 360


def name(degrees):
    return NAMES[round(degrees / 45)]


def main():
    camp = Point(0, 0)
    *_, end = walk(camp, (0, 200), (90, 150), (180, 100))
    print(f"{end.east:.1f} {end.north:.1f}")
    home = bearing(end, camp)
    distance = math.dist(end, camp)
    print(f"go {home:.1f}° ({name(home)}) for {distance:.0f} m")
    for degrees in (10, 100, 225):
        print(degrees, name(degrees))
    path = list(walk(camp, (45, 10), (225, 10)))
    print(len(path), math.isclose(path[-1].east, 0, abs_tol=1e-9), path[0] == camp)
    print(name(350))


if __name__ == "__main__":
    main()
