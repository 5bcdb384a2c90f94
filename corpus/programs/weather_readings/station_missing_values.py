class Reading:
    __slots__ = ("hour", "temp")

    def __init__(self, hour, temp):
        self.hour, self.temp = hour, temp


def fill(readings):
    """Fill gaps between two values in a straight line."""
    last = None
    for i, r in enumerate(readings):
        if r.temp is None:
            continue
        if last is not None and i - last > 1:
            a, b = readings[last], r
            for j in range(last + 1, i):
                part = (readings[j].hour - a.hour) / (b.hour - a.hour)
                readings[j].temp = round(a.temp + part * (b.temp - a.temp), 1)
        last = i
    return readings


day = [Reading(h, t) for h, t in enumerate([None, 4, None, None, 10, None, 8, None])]
fill(day)
print([r.temp for r in day])
known = [r for r in day if r.temp is not None]
print(len(known), max(known, key=lambda r: r.temp).hour)
rises = [(b.temp - a.temp) for a, b in zip(known, known[1:])]
print([f"{d:+.1f}" for d in rises])
print(sum(r.temp for r in day) / len(day))
