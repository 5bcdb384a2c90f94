class Station:
    def __init__(self, name, height, *values):
        self.name = name
        self.height = height
        self.values = list(values)

    @property
    def mean(self):
        return sum(self.values) / len(self.values)

    def at_sea_level(self):
        return self.mean + self.height * 0.0065

    def __lt__(self, other):
        return self.at_sea_level() < other.at_sea_level()

    def __repr__(self):
        return f"{self.name} ({self.height} m)"


class BrokenStation(Station):
    @property
    def mean(self):
        good = [v for v in self.values if v > -90]
        return sum(good) / len(good)


stations = [
    Station("Harbour", 4, 12.1, 13.0, 12.7),
    Station("Feldberg", 1490, 3.5, 4.4, 4.0),
    BrokenStation("Mühle", 320, 10.0, -99.9, 11.2),
]
for s in sorted(stations):
    print(f"{s!r:18}{s.mean:6.2f} -> {s.at_sea_level():6.2f}")
highest = max(stations, key=lambda s: s.height)
stations[0].values.append(20.0)
print(highest, "warmest:", max(stations))
empty = Station("New", 10)
print(empty, empty.mean)
