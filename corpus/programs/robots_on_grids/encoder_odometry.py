import math


class Odometry:
    def __init__(self, base, ticks_per_metre):
        self.base = base
        self.k = ticks_per_metre
        self.x = self.y = self.theta = 0.0

    def update(self, left, right):
        dl, dr = left / self.k, right / self.k
        d = (dl + dr) / 2
        turn = (dr - dl) / self.base
        self.x += d * math.cos(self.theta + turn / 2)
        self.y += d * math.sin(self.theta + turn / 2)
        self.theta = (self.theta + turn + math.pi) % (2 * math.pi) - math.pi
        return self

    def __repr__(self):
        return f"({self.x:.3f}, {self.y:.3f}) {math.degrees(self.theta):.1f}°"


def main():
    odo = Odometry(base=0.3, ticks_per_metre=500)
    log = [(250, 250), (0, 236), (500, 500), (-60, 60), (100, 120)]
    path = 0.0
    for left, right in log:
        before = odo.x, odo.y
        odo.update(left, right)
        path += math.dist(before, (odo.x, odo.y))
        print(f"{left:>4} {right:>4} {odo}")
    print(f"path {path:.3f} m, from start {math.hypot(odo.x, odo.y):.3f} m")
    circle = Odometry(0.3, 500)
    for _ in range(8):
        circle.update(0, 0.3 * 2 * math.pi * 500 / 8)
    print("circle closed:", abs(circle.x) < 1e-9 and abs(circle.y) < 1e-9, circle)


if __name__ == "__main__":
    main()
