class Paint:
    def __init__(self, litres, **parts):
        self.litres = litres
        total = sum(parts.values()) or 1
        self.parts = {k: v / total for k, v in parts.items()}

    def __add__(self, other):
        names = sorted(self.parts.keys() | other.parts.keys())
        mix = {n: self.parts.get(n, 0) * self.litres + other.parts.get(n, 0) * other.litres for n in names}
        return Paint(self.litres + other.litres, **mix)

    def __sub__(self, litres):
        return Paint(max(0, self.litres - litres), **self.parts)

    def __mod__(self, name):
        return round(100 * self.parts.get(name, 0), 1)

    def __eq__(self, other):
        return all(abs(self % n - other % n) < 0.1 for n in {*self.parts, *other.parts})

    def __str__(self):
        return f"{self.litres:g} l " + "/".join(f"{n} {self % n}%" for n in self.parts)


def main():
    blue, yellow, white = Paint(2, blue=1), Paint(1, yellow=1), Paint(5, white=1)
    green = blue + yellow
    light = green + white
    print(green, "|", light)
    print(green % "blue", light % "white", light % "red")
    print(green == Paint(9, blue=2, yellow=1), green - 2.5 == green, blue == green)
    print(light - 6 + blue)
    print(sum([yellow, white], start=blue) == light, Paint(1) + white)


main()
