from datetime import datetime, timedelta

meals = ["2024-03-01 07:30", "2024-03-01 12:10", "2024-03-01 19:45", "2024-03-02 11:50", "2024-03-02 20:15", "2024-03-03 08:00"]


def parse(text):
    return datetime.strptime(text, "%Y-%m-%d %H:%M")


def windows(times, minimum=timedelta(hours=12)):
    """The breaks between meals that count as fasting."""
    found = []
    for a, b in zip(times, times[1:]):
        if b - a >= minimum:
            found.append((a, b, b - a))
    return found


def pretty(delta):
    hours, rest = divmod(delta.seconds, 3600)
    return f"{hours} h {rest // 60:02} min"


def main():
    times = [parse(m) for m in meals]
    for a, b, length in windows(times):
        print(f"{a:%a %H:%M} -> {b:%a %H:%M}: {pretty(length)}")
    longest = max(windows(times), key=lambda w: w[2])
    print("longest began", longest[0].strftime("%d.%m."))
    per_day = {}
    for t in times:
        per_day.setdefault(t.date(), []).append(t.time())
    for day, eaten in per_day.items():
        span = datetime.combine(day, eaten[-1]) - datetime.combine(day, eaten[0])
        print(day, len(eaten), "meals within", pretty(span))
    relaxed = windows(times, minimum=timedelta(hours=7))
    print(len(relaxed), pretty(sum((w[2] for w in relaxed), timedelta()) / len(relaxed)))
    total = sum((w[2] for w in relaxed), timedelta())
    print(total, pretty(total))


main()
