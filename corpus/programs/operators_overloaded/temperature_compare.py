class Temp:
    def __init__(self, value, unit="C"):
        self.value = value
        self.unit = unit

    @property
    def celsius(self):
        if self.unit == "F":
            return (self.value - 32) / 1.8
        if self.unit == "K":
            return self.value - 273.15
        return self.value

    def __eq__(self, other):
        return self.celsius == other.celsius

    def __lt__(self, other):
        return self.celsius < other.celsius

    def __sub__(self, other):
        return round(self.celsius - other.celsius, 2)

    def __repr__(self):
        return f"{self.value}°{self.unit}"


temps = [Temp(98.6, "F"), Temp(37), Temp(300, "K"), Temp(0), Temp(32, "F")]
print(sorted(temps))
print(min(temps), max(temps))
for t in temps[1:]:
    print(t, "-", temps[0], "=", t - temps[0])
print(Temp(32, "F") == Temp(0), Temp(98.6, "F") == Temp(37), Temp(273.15, "K") == Temp(0))
print(temps.index(Temp(0)), Temp(37) in temps[2:])
warm = [t for t in temps if Temp(20) < t]
print(warm, Temp(1) > Temp(30, "F"))
