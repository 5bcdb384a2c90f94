from dataclasses import dataclass, fields
from math import hypot


@dataclass
class Limits:
    max_altitude: float = 120.0
    max_distance: float = 500.0
    min_battery: float = 20.0
    speed: float = 8.0

    def override(self, text):
        names = {f.name for f in fields(self)}
        for part in text.split(","):
            key, _, value = part.strip().partition(":")
            if key not in names:
                raise KeyError(key)
            setattr(self, key, float(value))
        return self


def check(points, limits, battery=100.0, drain=0.12):
    problems = []
    x = y = 0.0
    for i, (px, py, alt) in enumerate(points, 1):
        leg = hypot(px - x, py - y)
        battery -= leg * drain
        x, y = px, py
        if alt > limits.max_altitude:
            problems.append(f"{i}: too high by {alt - limits.max_altitude:g} m")
        if hypot(x, y) > limits.max_distance:
            problems.append(f"{i}: too far")
        if battery - hypot(x, y) * drain < limits.min_battery:
            problems.append(f"{i}: cannot come home with {battery:.1f} %")
    return problems


def main():
    mission = [(100, 0, 60), (100, 200, 125), (-50, 250, 90), (-300, 420, 40)]
    default = Limits()
    print(*check(mission, default), sep="\n")
    relaxed = Limits().override("max_altitude:150, min_battery:5")
    print(check(mission, relaxed))
    try:
        default.override("speed:12,colour:3")
    except KeyError as e:
        print("unknown", e, default.speed)
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip([(0, 0, 0)] + mission, mission))
    print(round(length), "m,", round(length / default.speed), "s")
    print(Limits() == default, default)


if __name__ == "__main__":
    main()
