import math
from dataclasses import dataclass, field


@dataclass
class Dancer:
    name: str
    angle: float = 0.0
    x: float = field(init=False, default=0)
    y: float = field(init=False, default=0)

    def place(self, radius):
        self.x = radius * math.cos(math.radians(self.angle))
        self.y = radius * math.sin(math.radians(self.angle))
        return self

    def distance(self, other):
        return math.hypot(self.x - other.x, self.y - other.y)


def ring(names, radius):
    step = 360 / len(names)
    return [Dancer(n, i * step).place(radius) for i, n in enumerate(names)]


def turn(dancers, degrees, radius):
    for d in dancers:
        d.angle = (d.angle + degrees) % 360
        d.place(radius)
    return dancers


def main():
    group = ring(["Ama", "Bea", "Col", "Dag"], radius=2)
    for d in group:
        print(f"{d.name} {d.angle:5.1f}° ({d.x:+.2f}, {d.y:+.2f})")
    gap = group[0].distance(group[1])
    across = group[0].distance(group[2])
    print(f"{gap:.3f} {across:.3f} {across / gap:.3f}")
    turn(group, 90, radius=2)
    print([round(d.angle) for d in group], round(group[3].x, 9), group[3].name)
    smaller = ring("abcdef", gap)
    print(round(smaller[0].distance(smaller[1]), 6) == round(gap, 6))


if __name__ == "__main__":
    main()
