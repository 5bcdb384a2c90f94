from enum import IntEnum


class Front(IntEnum):
    SMALL = 28
    BIG = 42


class Back(IntEnum):
    T11 = 11
    T15 = 15
    T21 = 21
    T32 = 32


def ratio(f, b):
    return f / b


def gears():
    return sorted((round(ratio(f, b), 2), f.name, b.name) for f in Front for b in Back)


def nearest(target):
    return min(gears(), key=lambda g: abs(g[0] - target))


def main():
    table = gears()
    for r, f, b in table:
        speed = r * 2.1 * 80 * 60 / 1000
        print(f"{f:<6}{b} {r:4.2f} {speed:5.1f} km/h")
    print(nearest(1.0), nearest(3), Front.BIG - Front.SMALL)
    jumps = [round(b[0] - a[0], 2) for a, b in zip(table, table[1:])]
    print(jumps, max(jumps))
    print(Back(15).name, list(Back)[::-1][0].name, Front["BIG"] > Back.T32)


main()
