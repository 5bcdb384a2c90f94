from datetime import date
from calendar import monthrange
from collections import defaultdict


class Subscription:
    def __init__(self, name, price, start, months=1):
        self.name, self.price, self.start, self.months = name, price, start, months

    def renewals(self, until):
        n = 0
        while True:
            total = self.start.month - 1 + n * self.months
            year, month = self.start.year + total // 12, total % 12 + 1
            day = min(self.start.day, monthrange(year, month)[1])
            due = date(year, month, day)
            if due > until:
                return
            yield due
            n += 1

    def cost(self, until):
        return sum(self.price for _ in self.renewals(until))


def main():
    subs = [
        Subscription("music", 9.99, date(2024, 1, 31)),
        Subscription("news", 30, date(2023, 11, 15), months=3),
        Subscription("cloud", 99, date(2024, 2, 29), months=12),
    ]
    end = date(2024, 5, 31)
    calendar_ = defaultdict(list)
    for s in subs:
        for due in s.renewals(end):
            calendar_[due].append(s)
    for due in sorted(calendar_):
        for s in calendar_[due]:
            print(due, f"{s.name:<6}{s.price:>7.2f}")
    costs = {s.name: round(s.cost(end), 2) for s in subs}
    print(costs, round(sum(costs.values()), 2))
    print([d.isoformat() for d in subs[2].renewals(date(2025, 12, 31))])


main()
