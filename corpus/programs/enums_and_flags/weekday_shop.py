from enum import Enum


class Day(Enum):
    MON = 1
    TUE = 2
    WED = 3
    THU = 4
    FRI = 5
    SAT = 6
    SUN = 7

    def next(self):
        return Day(self.value % 7 + 1)

    @property
    def weekend(self):
        return self in (Day.SAT, Day.SUN)

    @classmethod
    def parse(cls, text):
        return cls[text.strip()[:3].upper()]


def hours(day):
    if day is Day.SUN:
        return None
    return (9, 14) if day.weekend else (8, 18)


def main():
    today = Day.parse("friday ")
    for _ in range(4):
        h = hours(today)
        text = "closed" if h is None else "{}-{}".format(*h)
        print(today.name, text)
        today = today.next()
    week = sum(h[1] - h[0] for d in Day if (h := hours(d)))
    print("open", week, "hours")
    print(Day.parse("Tuesday") is Day(2), Day.WED.weekend)
    print(Day.parse("Mittwoch"))


main()
