from dataclasses import dataclass
from enum import Enum


class Unit(Enum):
    KG = "kg"
    PIECE = "x"


@dataclass
class Amount:
    n: float
    unit: Unit = Unit.PIECE


def text(value):
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case int() | float() if value < 0:
            return f"({text(-value)})"
        case int():
            return str(value)
        case float():
            return f"{value:.1f}"
        case Amount(n, Unit.KG):
            return text(n) + " kg"
        case Amount(1):
            return "one"
        case Amount(n=n):
            return text(n) + "x"
        case [x]:
            return text(x)
        case [x, y]:
            return f"{text(x)} and {text(y)}"
        case [x, *rest]:
            return f"{text(x)}, {text(rest)}"
        case {"amount": a, "of": str(what)}:
            return f"{text(a)} {what}"
        case str():
            return value.strip() or "''"
    raise TypeError(type(value).__name__)


for v in (True, -3, -2.55, Amount(2.0, Unit.KG), Amount(1), [1, None, "a ", False],
          {"amount": Amount(3), "of": "egg", "x": 1}, " ", {1}):
    print(text(v))
