import re

UNITS = {"mm": 0.001, "cm": 0.01, "m": 1, "km": 1000, "in": 0.0254, "ft": 0.3048}
PART = re.compile(r"([\d.,]+)\s*([a-z]+)", re.IGNORECASE)


class Length:
    def __init__(self, metres):
        self.metres = metres

    @classmethod
    def parse(cls, text):
        parts = PART.findall(text)
        if not parts:
            raise ValueError(f"not a length: {text!r}")
        return cls(sum(float(n.replace(",", ".")) * UNITS[u.lower()] for n, u in parts))

    def to(self, unit):
        return self.metres / UNITS[unit]

    def __add__(self, other):
        return Length(self.metres + other.metres)

    def __lt__(self, other):
        return self.metres < other.metres

    def __format__(self, unit):
        unit = unit or "m"
        return f"{self.to(unit):g} {unit}"


def main():
    texts = ["5 ft 11 in", "1,80 m", "2m 5cm", "750mm", "0.2 KM", "tall"]
    lengths = []
    for t in texts:
        try:
            lengths.append(Length.parse(t))
        except ValueError as e:
            print("skip,", e)
    print([f"{l:cm}" for l in sorted(lengths)])
    total = lengths[0]
    for l in lengths[1:4]:
        total = total + l
    print(f"{total} = {total:km}")
    print(round(lengths[1].to("ft"), 2), max(lengths).metres)
    print(f"{Length.parse('3 yd')}")


main()
