class Length:
    FACTORS = {"mm": 1, "cm": 10, "m": 1000, "in": 25.4, "ft": 304.8}

    def __init__(self, value, unit="mm"):
        if unit not in self.FACTORS:
            raise ValueError(f"unknown unit {unit!r}")
        self.mm = value * self.FACTORS[unit]

    @classmethod
    def parse(cls, text):
        number = text.rstrip("abcdefghijklmnopqrstuvwxyz ")
        return cls(float(number), text[len(number):].strip())

    def to(self, unit):
        return self.mm / self.FACTORS[unit]

    def __format__(self, spec):
        digits, _, unit = spec.partition(" ")
        return f"{self.to(unit or 'mm'):.{digits or 0}f} {unit or 'mm'}"

    def __mul__(self, k):
        return Length(self.mm * k)

    def __truediv__(self, other):
        if isinstance(other, Length):
            return self.mm / other.mm
        return Length(self.mm / other)


door = Length.parse("6 ft") * 1.1
wall = Length.parse("4.5m")
print(f"door {door:2 m}, {door:1 in}")
print(f"wall {wall:0 cm} or {wall:2 ft}")
print(f"on paper 1:50: {wall / 50:1 cm} and {door / 50}")
print("wall / door = %.2f" % (wall / door))
for text in ("12 in", "3 km", "7"):
    try:
        print(text, "=", format(Length.parse(text), "1"))
    except ValueError as e:
        print(text, "->", e)
