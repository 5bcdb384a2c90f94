class Measure:
    LITRES = {"l": 1.0, "gal": 3.785, "pt": 0.473, "cup": 0.237}

    def __init__(self, amount, unit="l"):
        self.amount = amount
        self.unit = unit

    @property
    def litres(self):
        return self.amount * self.LITRES[self.unit]

    @litres.setter
    def litres(self, value):
        self.amount = value / self.LITRES[self.unit]

    def to(self, unit):
        return Measure(self.litres / self.LITRES[unit], unit)

    def __eq__(self, other):
        return self.litres == other.litres

    def __lt__(self, other):
        return self.litres < other.litres

    def __add__(self, other):
        result = Measure(self.amount, self.unit)
        result.litres = self.litres + other.litres
        return result

    def __repr__(self):
        return f"{self.amount:.2f} {self.unit}"


def main():
    tank, can = Measure(10, "gal"), Measure(20)
    print(tank.to("l"), can.to("gal"), tank > can)
    both = tank + can
    print(both, both.to("l"), both.to("cup"))
    print(Measure(1, "gal").to("l").to("gal") == Measure(1, "gal"))
    print(Measure(0.1) + Measure(0.2) == Measure(0.3))
    for m in sorted([Measure(2, "pt"), Measure(1), Measure(4, "cup")]):
        print(m, "=", f"{m.litres:.3f}")
    try:
        tank.to("barrel")
    except KeyError as e:
        print("no unit", e)


if __name__ == "__main__":
    main()
