from bisect import bisect_right
from datetime import date


class Rules:
    """Rates valid from a day on; the answers are kept per year and month."""

    def __init__(self, *entries):
        self.entries = sorted(entries)
        self.cache = {}
        self.searches = 0

    def rate(self, day):
        key = (day.year, day.month)
        if key not in self.cache:
            self.searches += 1
            starts = [start for start, _ in self.entries]
            self.cache[key] = self.entries[bisect_right(starts, day) - 1][1]
        return self.cache[key]


def invoice(lines, rules):
    total = 0
    for day, net in lines:
        total += net * (100 + rules.rate(day)) / 100
    return round(total, 2)


def main():
    vat = Rules((date(2007, 1, 1), 19), (date(2020, 7, 1), 16), (date(2021, 1, 1), 19))
    for d in (date(2019, 5, 5), date(2020, 12, 31), date(2021, 1, 1)):
        print(d, vat.rate(d), "%")
    print(invoice([(date(2020, 6, 30), 100), (date(2020, 7, 1), 100)], vat), vat.searches)
    fuel = Rules((date(2022, 6, 1), 35), (date(2022, 3, 16), 50), (date(2022, 1, 1), 65))
    lines = [(date(2022, 3, 1), 10), (date(2022, 3, 20), 10), (date(2022, 6, 2), 10)]
    print(invoice(lines, fuel))
    print(invoice(lines[::-1], Rules(*fuel.entries)))
    print(fuel.searches, fuel.cache)


main()
