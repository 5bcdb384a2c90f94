import math


class Boat:
    """A boat that cannot sail closer than so many degrees to the wind."""

    def __init__(self, name, closest=45, top=8.0):
        self.name, self.closest, self.top = name, closest, top

    def speed(self, wind_angle):
        a = abs((wind_angle + 180) % 360 - 180)
        if a < self.closest:
            return 0.0
        return self.top * math.sin(math.radians(min(a, 110))) * (0.8 if a > 150 else 1)

    def upwind(self, angle):
        return self.speed(angle) * math.cos(math.radians(angle))

    def best_upwind(self):
        return max(range(0, 90, 6), key=self.upwind)


def legs(distance, angle, width):
    """Number of tacks in a lane of the given width."""
    side = distance * math.tan(math.radians(angle))
    return math.ceil(side / width)


def main():
    boats = [Boat("Dinghy", 42, 6.5), Boat("Yacht", 35), Boat("Raft", 80, 3)]
    for b in boats:
        a = b.best_upwind()
        v = b.upwind(a)
        print(f"{b.name:7} best at {a}°: {v:.2f} kn against the wind, {b.speed(a):.2f} kn through the water")
        print("        tacks for 2 miles:", legs(2, a, 0.5), f"{2 / v:.2f} h")
    polar = {a: round(boats[1].speed(a), 1) for a in (0, 45, 90, 135, 180, -90, 270)}
    print(polar, polar[-90] == polar[270])
    fastest = min(boats, key=lambda b: 1 / b.upwind(b.best_upwind()))
    print(fastest.name)


if __name__ == "__main__":
    main()
