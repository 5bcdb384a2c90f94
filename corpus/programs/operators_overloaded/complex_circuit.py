class Part:
    """Resistors: a + b in series, a | b in parallel."""

    def __init__(self, ohm, text=None):
        self.ohm = ohm
        self.text = text or f"{ohm:g}"

    def __add__(self, other):
        return Part(self.ohm + other.ohm, f"{self.text} + {other.text}")

    def __or__(self, other):
        return Part(self.ohm * other.ohm / (self.ohm + other.ohm), f"({self.text} | {other.text})")

    def __mul__(self, n):
        total = self
        for _ in range(n - 1):
            total = total + self
        return total

    def current(self, volt):
        return volt / self.ohm


def main():
    a, b = Part(100), Part(50)
    lamp = Part(240, "lamp")
    circuit = a + (b | lamp)
    print(circuit.text, "=", round(circuit.ohm, 2))
    print((a | a | b).ohm, (b * 3).text, (b * 3).ohm)
    wrong = a + b | lamp
    print(wrong.text, round(wrong.ohm, 1))
    for volt in (12, 230):
        print(volt, f"{circuit.current(volt) * 1000:.1f} mA")
    short = Part(0)
    print((short | a).ohm, short + b is not b)
    print((short | short).ohm)


main()
