import math
import re

DANCE = re.compile(r"(?P<angle>[+-]?\d+)deg/(?P<waggle>\d+(?:\.\d+)?)s")


def decode(text, sun):
    m = DANCE.fullmatch(text)
    if m is None:
        raise ValueError(text)
    bearing = (sun + int(m["angle"])) % 360
    metres = 1000 * float(m["waggle"])
    return bearing, metres


def spot(bearing, metres):
    a = math.radians(bearing)
    return round(metres * math.sin(a)), round(metres * math.cos(a))


def main():
    sun = 150
    dances = ["+30deg/0.8s", "-150deg/2s", "0deg/0.25s", "wild dance", "+300deg/1.1s"]
    spots = {}
    for d in dances:
        try:
            bearing, metres = decode(d, sun)
        except ValueError as e:
            print("not understood:", e)
        else:
            spots[d] = spot(bearing, metres)
            print(f"{d:13} {bearing:>3}° {metres:5.0f} m {spots[d]}")
    nearest = min(spots, key=lambda d: math.hypot(*spots[d]))
    print("nearest:", nearest)
    later = {d: decode(d, sun + 15)[0] for d in spots}
    print("an hour later:", later)
    north = [d for d, (x, y) in spots.items() if y > 0]
    print("to the north:", north)


main()
