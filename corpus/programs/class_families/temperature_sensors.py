class Sensor:
    count = 0

    def __init__(self, place):
        self.place = place
        Sensor.count += 1
        self.values = []

    def add(self, value):
        self.values.append(self.convert(value))
        return self

    def convert(self, value):
        return value

    def mean(self):
        return round(sum(self.values) / len(self.values), 2)


class Fahrenheit(Sensor):
    def convert(self, value):
        return (value - 32) * 5 / 9


class Drifting(Sensor):
    """Each reading is a bit too high."""
    def __init__(self, place, drift=0.1):
        super().__init__(place)
        self.drift = drift

    def convert(self, value):
        return value - self.drift * (len(self.values) + 1)


class OldFahrenheit(Drifting, Fahrenheit):
    def convert(self, value):
        return Fahrenheit.convert(self, Drifting.convert(self, value))


roof = Sensor("roof").add(20).add(22)
barn = Fahrenheit("barn").add(68).add(71.6)
lake = Drifting("lake", 0.5).add(20.5).add(23)
mill = OldFahrenheit("mill", drift=1).add(69).add(73.6)
for s in (roof, barn, lake, mill):
    print(f"{s.place} {type(s).__name__:<14}{s.mean()}")
print(Sensor.count, len({s.mean() for s in (roof, barn, lake, mill)}))
same = [s.place for s in (barn, lake, mill) if s.values == roof.values]
print(same, mill.values)
