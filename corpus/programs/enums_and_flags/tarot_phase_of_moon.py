from enum import Enum
from datetime import date


class Moon(Enum):
    NEW = "●"
    WAXING = "◐"
    FULL = "○"
    WANING = "◑"

    @classmethod
    def on(cls, day):
        age = (day - date(2024, 1, 11)).days % 29.53
        if age < 1.5 or age > 28:
            return cls.NEW
        if abs(age - 14.77) < 1.5:
            return cls.FULL
        return cls.WAXING if age < 14.77 else cls.WANING

    @property
    def garden(self):
        match self:
            case Moon.NEW: return "rest"
            case Moon.WAXING: return "sow"
            case Moon.FULL: return "harvest"
            case _: return "weed"


def main():
    days = [date(2024, 1, 11), date(2024, 1, 18), date(2024, 1, 25), date(2024, 2, 2), date(2024, 3, 25)]
    for d in days:
        m = Moon.on(d)
        print(d, m.value, m.name.lower(), m.garden)
    february = "".join(Moon.on(date(2024, 2, n)).value for n in range(1, 30))
    print(february)
    counts = {m.name: february.count(m.value) for m in Moon}
    print(counts, sum(counts.values()))
    changes = [i + 2 for i, (a, b) in enumerate(zip(february, february[1:])) if a != b]
    print("changes on", changes)


main()
