from datetime import date, timedelta


class Recurring:
    def __init__(self, what, start, every, times=None):
        self.what, self.start = what, start
        self.every = timedelta(days=every)
        self.times = times
        self.skipped = set()

    def skip(self, *days):
        self.skipped.update(days)
        return self

    def __iter__(self):
        day, n = self.start, 0
        while self.times is None or n < self.times:
            n += 1
            if day not in self.skipped:
                yield day, self.what
            day += self.every

    def __contains__(self, day):
        distance = (day - self.start).days
        return distance >= 0 and distance % self.every.days == 0 and day not in self.skipped


def until(last, *recurring):
    found = []
    for r in recurring:
        for day, what in r:
            if day > last:
                break
            found.append((day, what))
    return sorted(found)


yoga = Recurring("yoga", date(2024, 2, 20), 7).skip(date(2024, 2, 27))
pills = Recurring("pills", date(2024, 2, 26), 2, times=3)
for day, what in until(date(2024, 3, 5), yoga, pills):
    print(day.strftime("%a %d.%m."), what)
print(date(2024, 3, 12) in yoga, date(2024, 2, 27) in yoga, date(2024, 2, 13) in yoga, date(2024, 3, 13) in pills)
