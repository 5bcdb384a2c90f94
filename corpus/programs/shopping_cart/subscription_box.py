import calendar
import datetime


def next_month(d: datetime.date, day: int) -> datetime.date:
    y, m = (d.year + 1, 1) if d.month == 12 else (d.year, d.month + 1)
    last = calendar.monthrange(y, m)[1]
    return datetime.date(y, m, min(day, last))


class Subscription:
    def __init__(self, start, price, months=None):
        self.start = start
        self.price = price
        self.months = months
        self.skipped = set()

    def skip(self, year, month):
        self.skipped.add((year, month))
        return self

    def deliveries(self):
        day, count = self.start, 0
        while self.months is None or count < self.months:
            if (day.year, day.month) not in self.skipped:
                yield day
                count += 1
            day = next_month(day, self.start.day)


sub = Subscription(datetime.date(2023, 11, 30), 24.9, months=5).skip(2024, 1)
dates = list(sub.deliveries())
for d in dates:
    print(d.strftime("%d %b %Y"), calendar.day_name[d.weekday()])
print("%.2f" % (sub.price * len(dates)))
weekend = [d for d in dates if d.weekday() >= 5]
print(len(weekend), "on a weekend")
endless = Subscription(datetime.date(2024, 12, 1), 10).deliveries()
print([str(next(endless)) for _ in range(3)])
