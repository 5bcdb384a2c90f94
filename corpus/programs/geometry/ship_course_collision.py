from dataclasses import dataclass
import math


@dataclass
class Ship:
    name: str
    x: float
    y: float
    course: float       # degrees, 0 is north
    knots: float

    def at(self, hours):
        way = self.knots * hours
        a = math.radians(self.course)
        return self.x + way * math.sin(a), self.y + way * math.cos(a)


def closest(a, b, until=3, step=0.5):
    moments = [i * step for i in range(int(until / step) + 1)]
    return min((round(math.dist(a.at(t), b.at(t)), 2), t) for t in moments)


def warn(ships, limit=2.0):
    for i, a in enumerate(ships):
        for b in ships[i + 1:]:
            distance, t = closest(a, b)
            if distance < limit:
                yield f"{a.name} and {b.name}: {distance} miles after {t} h"


ships = [
    Ship("Aurora", 0, 0, 90, 10),
    Ship("Beluga", 15, -15, 0, 10),
    Ship("Cygnet", 0, 8, 180, 2),
]
for line in warn(ships):
    print(line)
ships[1].course = 45
print(list(warn(ships)), closest(ships[0], ships[1]))
x, y = ships[0].at(2)
print(f"{x:.1f} {y:.1f}")
ships[2].knots = 4
print(*warn(ships, limit=5), sep="\n")
