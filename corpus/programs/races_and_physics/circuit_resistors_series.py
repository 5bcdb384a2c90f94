from functools import reduce


class Resistor:
    def __init__(self, ohms):
        self.ohms = ohms

    def __add__(self, other):
        return Resistor(self.ohms + other.ohms)

    def __or__(self, other):
        return Resistor(self.ohms * other.ohms / (self.ohms + other.ohms))

    def __rmatmul__(self, volts):
        return volts / self.ohms

    def __repr__(self):
        value, unit = (self.ohms / 1000, "kΩ") if self.ohms >= 1000 else (self.ohms, "Ω")
        return f"{value:.4g} {unit}"


COLORS = "black brown red orange yellow green blue violet grey white".split()


def from_bands(*bands):
    first, second, factor = (COLORS.index(b) for b in bands)
    return Resistor((10 * first + second) * 10 ** factor)


def main():
    r1 = from_bands("brown", "black", "red")
    r2 = from_bands("yellow", "violet", "brown")
    r3 = Resistor(220)
    print(r1, r2, r3)
    print("series", r1 + r2 + r3, "parallel", r1 | r2 | r3)
    mixed = r1 + (r2 | r3)
    print("mixed", mixed, f"{12 @ mixed * 1000:.2f} mA at 12 V")
    ten = reduce(lambda a, b: a | b, [Resistor(1000) for _ in range(10)])
    print(ten, ten.ohms == 100)
    print(r1 + r2 | r3)
    try:
        from_bands("pink", "red", "red")
    except ValueError as e:
        print(e)


if __name__ == "__main__":
    main()
