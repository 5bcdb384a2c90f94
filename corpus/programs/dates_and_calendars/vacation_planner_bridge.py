from datetime import date, timedelta

holidays = [date(2025, 5, 1), date(2025, 5, 29), date(2025, 10, 3), date(2025, 12, 25), date(2025, 12, 26)]


def is_free(d):
    return d.weekday() >= 5 or d in holidays


def block(first, last):
    """Widen a block of days over all the free days around it."""
    while is_free(first - timedelta(days=1)):
        first -= timedelta(days=1)
    while is_free(last + timedelta(days=1)):
        last += timedelta(days=1)
    return first, last


def bridges(max_days=1):
    for h in holidays:
        for direction in (1, -1):
            days = [h + timedelta(days=direction * i) for i in range(1, max_days + 1)]
            if all(is_free(d) for d in days):
                continue
            cost = sum(not is_free(d) for d in days)
            first, last = block(min(days + [h]), max(days + [h]))
            total = (last - first).days + 1
            yield total / cost, cost, total, first, last


best = sorted(bridges(), key=lambda b: (-b[0], b[3]))
for ratio, cost, total, first, last in best[:4]:
    print(f"{first:%a %d %b} - {last:%a %d %b}: {cost} day off, {total} free ({ratio:g}x)")
print(len(best), "candidates")
longer = max(bridges(3), key=lambda b: b[2])
print(longer[1:3], longer[3].isoformat())
