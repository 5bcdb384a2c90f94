from datetime import date, timedelta

stays = [
    (date(2024, 1, 10), date(2024, 2, 28)),
    (date(2024, 4, 1), date(2024, 4, 30)),
]


def days_in(window_end, stays, window=180):
    start = window_end - timedelta(days=window - 1)
    total = 0
    for begin, end in stays:
        a, b = max(begin, start), min(end, window_end)
        if a <= b:
            total += (b - a).days + 1
    return total


def longest_stay(first, stays, limit=90):
    day = first
    while days_in(day, stays + [(first, day)]) <= limit:
        day += timedelta(days=1)
        if (day - first).days >= limit:
            break
    return (day - first).days


for day in (date(2024, 2, 28), date(2024, 4, 30), date(2024, 7, 8), date(2024, 8, 26)):
    used = days_in(day, stays)
    print(day, "used", used, "left", 90 - used)
for first in (date(2024, 5, 20), date(2024, 9, 1)):
    print("from", first, "may stay", longest_stay(first, stays, limit=20 if first.month == 9 else 90), "days")
print([(b - a).days + 1 for a, b in stays])
