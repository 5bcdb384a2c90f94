from dataclasses import dataclass, field
from enum import Flag, auto


class Mode(Flag):
    VACUUM = auto()
    MOP = auto()
    QUIET = auto()
    BOTH = VACUUM | MOP


@dataclass
class Zone:
    name: str
    area: float
    mode: Mode = Mode.VACUUM
    passes: int = 1

    @property
    def minutes(self):
        speed = 1.2 if Mode.QUIET in self.mode else 0.8
        factor = bin((self.mode & Mode.BOTH).value).count("1")
        return self.area * speed * factor * self.passes


@dataclass
class Robot:
    battery: float
    zones: list = field(default_factory=list)

    def plan(self):
        left, done, later = self.battery, [], []
        for z in sorted(self.zones, key=lambda z: z.minutes):
            (done if z.minutes <= left else later).append(z.name)
            if z.name in done:
                left -= z.minutes
        return done, later, round(left, 2)


def main():
    text = "kitchen:12:vacuum+mop,hall:6:vacuum,bedroom:15:vacuum+quiet,living:30:both"
    robot = Robot(battery=60)
    for part in text.split(","):
        name, area, modes = part.split(":")
        mode = Mode(0)
        for m in modes.split("+"):
            mode |= Mode[m.upper()]
        robot.zones.append(Zone(name, float(area), mode))
    for z in robot.zones:
        print(f"{z.name:<8}{z.minutes:6.1f} min", [m.name for m in (Mode.VACUUM, Mode.MOP, Mode.QUIET) if m in z.mode])
    print(robot.plan())
    robot.zones[0].passes = 2
    robot.battery += 12.5
    print(robot.plan())
    print(Mode.BOTH & ~Mode.MOP == Mode.VACUUM, Mode.QUIET in Mode.BOTH)


if __name__ == "__main__":
    main()
