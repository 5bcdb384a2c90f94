from enum import IntEnum


class Level(IntEnum):
    NONE = 0
    YELLOW = 1
    ORANGE = 2
    RED = 3


LIMITS = {
    "wind": [(30, Level.RED), (20, Level.ORANGE), (14, Level.YELLOW)],
    "rain": [(60, Level.RED), (40, Level.ORANGE), (20, Level.YELLOW)],
    "snow": [(25, Level.ORANGE), (10, Level.YELLOW)],
}


def level(kind, value):
    for limit, lv in LIMITS[kind]:
        if value >= limit:
            return lv
    return Level.NONE


def overall(**values):
    levels = {kind: level(kind, v) for kind, v in values.items()}
    worst = max(levels.values(), default=Level.NONE)
    return worst, [k for k, lv in levels.items() if lv is worst and worst]


def main():
    regions = {
        "Küste": {"wind": 31, "rain": 12},
        "Alpen": {"wind": 15, "snow": 40},
        "Ebene": {"rain": 19.9, "wind": 3},
        "Insel": {},
    }
    for region, values in regions.items():
        worst, why = overall(**values)
        print(f"{region:6} {worst.name:<7}{'because of ' + ' and '.join(why) if why else ''}".rstrip())
    summary = sorted(regions, key=lambda r: -overall(**regions[r])[0])
    print(summary)
    print(level("hail", 3))


main()
