from dataclasses import dataclass
from itertools import groupby


@dataclass
class Reading:
    minute: int
    watts: int

    @property
    def level(self):
        return "high" if self.watts > 2000 else "base" if self.watts < 200 else "mid"


SAMPLES = [120, 130, 2150, 2200, 2180, 640, 600, 150, 3100, 140, 125]
APPLIANCES = {"kettle": (2000, 2400, 3), "oven": (2900, 3300, 1), "fridge": (90, 160, 1)}


def segments(readings):
    for level, group in groupby(readings, key=lambda r: r.level):
        group = list(group)
        yield level, group[0].minute, len(group), sum(r.watts for r in group) / len(group)


def guess(mean, length):
    for name, (low, high, minimum) in APPLIANCES.items():
        if low <= mean <= high and length >= minimum:
            return name
    return "?"


def main():
    readings = [Reading(i * 5, w) for i, w in enumerate(SAMPLES)]
    for level, start, n, mean in segments(readings):
        print(f"{start:>3} min {level:<5}{n * 5:>3} min {mean:7.1f} W {guess(mean, n)}")
    kwh = sum(r.watts * 5 / 60 for r in readings) / 1000
    print(f"{kwh:.3f} kWh, {kwh * 0.34:.2f} EUR")
    base = min(r.watts for r in readings)
    print("stand-by", base, "W =", round(base * 24 * 365 / 1000), "kWh a year")
    jumps = [(b.minute, b.watts - a.watts) for a, b in zip(readings, readings[1:]) if abs(b.watts - a.watts) > 1000]
    print(jumps, len(list(segments(readings[:2]))))


if __name__ == "__main__":
    main()
