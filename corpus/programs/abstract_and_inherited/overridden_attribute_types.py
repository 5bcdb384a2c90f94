class Sensor:
    unit = "?"
    digits = 1
    readings = ()

    def add(self, value):
        self.readings += (value,)
        return self

    def show(self):
        return " ".join(f"{r:.{self.digits}f}{self.unit}" for r in self.readings) or "none"


class Thermo(Sensor):
    unit = "C"


class Fahrenheit(Thermo):
    unit, digits = "F", 0

    def add(self, value):
        return super().add(value * 9 / 5 + 32)


class Memory(Sensor):
    readings = []           # += changes the class's list now

    def add(self, value):
        self.readings += [value]
        return self


a, b = Thermo().add(20).add(21.26), Thermo()
print(a.show(), "|", b.show(), "|", Thermo.readings)
f = Fahrenheit().add(20)
Thermo.unit = "°"
print(a.show(), "|", f.show(), Sensor.unit)
m, n = Memory().add(1), Memory()
print(m.show(), "|", n.show(), "|", Memory.readings is n.readings, vars(n), vars(m))
