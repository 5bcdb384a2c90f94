class Pressure:
    FACTORS = {"hPa": 1.0, "inHg": 33.8639, "mmHg": 1.33322, "bar": 1000.0}
    __slots__ = ("hpa",)

    def __init__(self, value, unit="hPa"):
        self.hpa = value * self.FACTORS[unit]

    def to(self, unit):
        return self.hpa / self.FACTORS[unit]

    def __add__(self, other):
        if isinstance(other, Pressure):
            return Pressure(self.hpa + other.hpa)
        return Pressure(self.hpa + other)

    __radd__ = __add__

    def __sub__(self, other):
        return self + -1 * getattr(other, "hpa", other)

    def __format__(self, spec):
        digits, _, unit = spec.partition(" ")
        return f"{self.to(unit or 'hPa'):{digits or '.1f'}} {unit or 'hPa'}"


if __name__ == "__main__":
    home = Pressure(29.92, "inHg")
    hill = Pressure(0.955, "bar")
    print(f"{home} {hill:.3f bar} {hill:.2f inHg}")
    print(f"difference {home - hill:.0f mmHg}")
    average = Pressure(sum([home, hill]).hpa / 2)
    print(f"average {average:.2f}")
    print(f"{home + 5:.1f}", f"{5 + home:.1f}")
    print(Pressure(14.7, "psi"))
