from math import tan, radians, pi, sqrt


class Spot:
    def __init__(self, x, height, beam, colour="white"):
        self.x, self.height, self.beam, self.colour = x, height, beam, colour

    @property
    def radius(self):
        return self.height * tan(radians(self.beam / 2))

    def covers(self, x):
        return abs(x - self.x) <= self.radius

    def brightness(self, x):
        if not self.covers(x):
            return 0
        return 1000 / ((x - self.x) ** 2 + self.height ** 2)


class Stage:
    def __init__(self, width, *spots):
        self.width = width
        self.spots = spots

    def at(self, x):
        return sum(s.brightness(x) for s in self.spots)

    def dark(self, step=1):
        return [x for x in range(0, self.width + 1, step) if self.at(x) == 0]

    def colours(self, x):
        return "+".join(s.colour for s in self.spots if s.covers(x)) or "dark"


def main():
    stage = Stage(12, Spot(3, 5, 40, "amber"), Spot(6, 6, 30), Spot(7, 4, 45, "blue"))
    for s in stage.spots:
        print(f"{s.colour:<6}from {s.x - s.radius:.2f} to {s.x + s.radius:.2f}, {pi * s.radius ** 2:.2f} m²")
    for x in range(0, 13, 2):
        print(f"{x:>3} {stage.at(x):6.1f} {stage.colours(x)}")
    print("dark:", stage.dark())
    best = max(range(13), key=stage.at)
    print("sing at", best, round(sqrt(stage.at(best)), 2))


if __name__ == "__main__":
    main()
