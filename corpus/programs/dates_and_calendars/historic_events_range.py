from datetime import date
from bisect import bisect_left, bisect_right, insort

events = []
for text, what in [
    ("1989-11-09", "fall of the Berlin Wall"), ("1969-07-20", "moon landing"),
    ("1991-08-06", "first web page"), ("1957-10-04", "Sputnik"), ("2004-05-01", "EU enlargement"),
]:
    insort(events, (date.fromisoformat(text), what))

days = [d for d, _ in events]


def between(first, last):
    return events[bisect_left(days, first):bisect_right(days, last)]


def nearest(day):
    return min(events, key=lambda e: abs((e[0] - day).days))


for d, what in between(date(1969, 7, 20), date(1990, 1, 1)):
    print(d.year, what)
print(len(between(date(1970, 1, 1), date(1980, 1, 1))))
print(nearest(date(1990, 12, 24)))
gaps = [(b[0] - a[0]).days for a, b in zip(events, events[1:])]
longest = max(gaps)
i = gaps.index(longest)
print(f"{longest} days between {events[i][1]} and {events[i + 1][1]}")
print([d.strftime("%A") for d in days if d.weekday() > 4])
decades = {}
for d in days:
    decades[d.year // 10 * 10] = decades.get(d.year // 10 * 10, 0) + 1
print(decades)
