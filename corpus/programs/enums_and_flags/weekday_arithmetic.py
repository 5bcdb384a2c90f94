from enum import IntEnum


class Day(IntEnum):
    MON, TUE, WED, THU, FRI, SAT, SUN = range(7)

    def __add__(self, n):
        return Day((int(self) + n) % 7)

    def until(self, other):
        return (other - self) % 7

    @property
    def free(self):
        return self >= Day.SAT


today = Day.FRI
print((today + 1).name, (today + 10).name, (Day.MON + -1).name)
print(today.until(Day.TUE), Day.SUN.until(Day.SUN), Day.SAT - Day.MON)
plan = {Day.MON: "swim", Day.SAT: "sleep"}
day = Day.THU
for _ in range(5):
    print(day.name, plan.get(day, "-"), "*" if day.free else "")
    day += 1
print(plan[0], Day(2) is Day.WED, Day["SUN"] > 3, sum(d.free for d in Day))
print([d.name.title() for d in Day if d % 3 == 0])
Day(7)
