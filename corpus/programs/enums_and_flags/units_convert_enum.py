from enum import Enum


class Unit(Enum):
    MM = 0.001
    CM = 0.01
    M = 1.0
    KM = 1000.0
    INCH = 0.0254

    @classmethod
    def _missing_(cls, value):
        if isinstance(value, str):
            return cls.__members__.get(value.upper())
        return None


def convert(text, target):
    number, unit = text.split()
    return float(number) * Unit(unit).value / target.value


print(f"{convert('3 km', Unit.M):g}")
print(f"{convert('10 inch', Unit.CM):.1f}")
print(f"{convert('250 mm', Unit.M):.2f}")
print(Unit("cm"), Unit(1.0).name)
for bad in ("mile", 7):
    try:
        Unit(bad)
    except ValueError as e:
        print("error:", e)
print(convert("4 feet", Unit.M))
