from enum import Enum, auto


class Day(Enum):
    MON = auto()
    TUE = auto()
    SAT = auto()
    SUN = auto()

    @property
    def is_weekend(self):
        return self in (Day.SAT, Day.SUN)


class Rate(Enum):
    NORMAL = 12
    WEEKEND = 20


def pay(day, hours):
    rate = Rate.WEEKEND if day.is_weekend else Rate.NORMAL
    return rate.value * hours


def main():
    plan = {Day.MON: 8, Day.SAT: 3, Day.TUE: 4}
    total = 0
    for day, hours in plan.items():
        amount = pay(day, hours)
        total += amount
        print(day.name.lower(), amount)
    first = Day(1)
    last = Day["SUN"]
    print(total, first, last is Day.SUN)
    return total


main()
