from dataclasses import dataclass, field
from itertools import accumulate


@dataclass
class Team:
    name: str
    laps: list = field(default_factory=list)
    offset: float = 0.0

    def passings(self):
        return [round(self.offset + t, 2) for t in accumulate(self.laps)]


def caught(a, b, half=0.5):
    """The lap in which team a has ridden half a lap more than team b."""
    for lap, t in enumerate(a.passings(), 1):
        done = sum(p <= t for p in b.passings())
        if lap - done > half:
            return lap
    return None


def main():
    red = Team("red", [22.0, 15.1, 14.9, 14.8, 14.8])
    blue = Team("blue", [22.4, 15.3, 15.4, 15.9, 16.2])
    for r, b in zip(red.passings(), blue.passings()):
        print(f"{r:7.2f} {b:7.2f} {b - r:+.2f}")
    print("caught in lap", caught(red, blue))
    fast = Team("fast", [12.0] * 5)
    print("fast catches blue in lap", caught(fast, blue, half=1))
    shared = Team("x", offset=1.5)
    shared.laps += [20, 14]
    print(shared.passings(), Team("y").laps)
    speeds = [250 / lap * 3.6 for lap in red.laps]
    print([f"{v:.1f}" for v in speeds], f"mean {5 * 250 / sum(red.laps) * 3.6:.1f} km/h")
    drop = max(zip(blue.laps[1:], blue.laps[2:]), key=lambda p: p[1] - p[0])
    print("largest drop", drop)


if __name__ == "__main__":
    main()
