from operator import itemgetter

bands = [
    {"name": "Alpha FM", "low": 88.0, "high": 90.5},
    {"name": "Beta", "low": 90.0, "high": 93.0},
    {"name": "Gamma", "low": 96.2, "high": 98.0},
    {"name": "Delta", "low": 99.0, "high": 101.1},
]
LOW, HIGH, GUARD = 87.5, 108.0, 0.5


def conflicts(bands):
    ordered = sorted(bands, key=itemgetter("low"))
    for left, right in zip(ordered, ordered[1:]):
        gap = right["low"] - left["high"]
        if gap < GUARD:
            yield left["name"], right["name"], round(gap, 2)


def slots(bands, width):
    edge = LOW
    for band in sorted(bands, key=itemgetter("low")):
        if band["low"] - edge >= width + GUARD:
            yield round(edge, 1), round(band["low"] - GUARD, 1)
        edge = max(edge, band["high"] + GUARD)
    if HIGH - edge >= width:
        yield round(edge, 1), HIGH


def main():
    for a, b, gap in conflicts(bands):
        print(f"{a} and {b}: {'overlap' if gap < 0 else 'too close'} ({gap:+} MHz)")
    free = list(slots(bands, 1.5))
    print(free)
    low, high = free[0]
    bands.append({"name": "Newbie", "low": low, "high": low + 1.5})
    print(list(slots(bands, 1.5)), len(list(conflicts(bands))))
    used = sum(b["high"] - b["low"] for b in bands)
    print(f"{used / (HIGH - LOW):.1%} of the band")


main()
