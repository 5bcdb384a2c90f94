class Station:
    def __init__(self):
        self.readings = []
        self.displays = []

    def read(self, t):
        self.readings.append(t)
        for d in self.displays:
            d.update(self)


class Latest:
    text = "-"

    def update(self, station):
        self.text = f"{station.readings[-1]:.1f}°"


class Trend:
    text = "-"

    def update(self, station):
        if len(station.readings) < 2:
            return
        *_, before, now = station.readings
        self.text = "up" if now > before else "down" if now < before else "same"


class Extremes:
    def __init__(self):
        self.lo = self.hi = None

    def update(self, station):
        t = station.readings[-1]
        self.lo = t if self.lo is None else min(self.lo, t)
        self.hi = max(self.hi or t, t)      # BUG: 0 counts as nothing

    @property
    def text(self):
        return f"{self.lo}..{self.hi}"


s = Station()
s.displays = [Latest(), Trend(), Extremes()]
for t in (-3, 0, 0, -4):
    s.read(t)
    print(" | ".join(d.text for d in s.displays))
print(s.displays[2].hi == max(s.readings))
