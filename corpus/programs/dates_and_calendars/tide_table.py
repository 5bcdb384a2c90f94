from datetime import datetime, timedelta

PERIOD = timedelta(hours=12, minutes=25)


def tides(first_high, n):
    """n highs and lows in turn."""
    t = first_high
    for i in range(n):
        yield t, "low" if i % 2 else "high"
        t += PERIOD / 2


def rounded(t, minutes=5):
    rest = timedelta(minutes=t.minute % minutes, seconds=t.second)
    t -= rest
    if rest >= timedelta(minutes=minutes) / 2:
        t += timedelta(minutes=minutes)
    return t


def main():
    start = datetime(2024, 8, 2, 3, 47)
    table = [(rounded(t), kind) for t, kind in tides(start, 6)]
    for t, kind in table:
        print(t.strftime("%a %H:%M"), kind)
    lows = [t for t, kind in table if kind == "low"]
    walk = next(t for t in lows if 8 <= t.hour <= 18)
    print("walk to the island from", (walk - timedelta(hours=1, minutes=30)).strftime("%H:%M"), "to", (walk + timedelta(hours=1)).strftime("%H:%M"))
    exact = list(tides(start, 6))
    errors = [(r - e).total_seconds() / 60 for (r, _), (e, _) in zip(table, exact)]
    print(errors, max(map(abs, errors)))
    days = {}
    for t, kind in table:
        days.setdefault(t.date().isoformat(), []).append(kind)
    print({d: len(k) for d, k in days.items()})


main()
