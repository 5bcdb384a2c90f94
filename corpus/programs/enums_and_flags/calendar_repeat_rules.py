from enum import Enum
from datetime import date, timedelta


class Every(Enum):
    DAY = 1
    WEEK = 7
    MONTH = "m"
    YEAR = "y"

    def after(self, day):
        match self:
            case Every.DAY | Every.WEEK:
                return day + timedelta(days=self.value)
            case Every.MONTH:
                year, month = day.year + day.month // 12, day.month % 12 + 1
                for d in (day.day, 30, 29, 28):
                    try:
                        return date(year, month, d)
                    except ValueError:
                        continue
            case Every.YEAR:
                if (day.month, day.day) == (2, 29):
                    return date(day.year + 1, 2, 28)
                return day.replace(year=day.year + 1)


def series(start, every, n):
    days = [start]
    while len(days) < n:
        days.append(every.after(days[-1]))
    return days


def main():
    start = date(2024, 1, 31)
    for every in Every:
        print(f"{every.name:<6}", *[d.strftime("%d.%m.%y") for d in series(start, every, 4)])
    leap = series(date(2024, 2, 29), Every.YEAR, 3)
    print([d.isoformat() for d in leap])
    rent = series(date(2023, 11, 30), Every.MONTH, 5)
    print([d.day for d in rent], rent[-1] - rent[0])


if __name__ == "__main__":
    main()
