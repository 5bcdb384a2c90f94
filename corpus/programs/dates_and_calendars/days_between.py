from datetime import date


def days_between(a, b):
    return abs((b - a).days)


def weekday_name(d):
    return ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][d.weekday()]


def countdown(today, events):
    for name, d in sorted(events.items(), key=lambda e: e[1]):
        left = (d - today).days
        if left < 0:
            yield f"{name} was {-left} days ago"
        elif left == 0:
            yield f"{name} is today"
        else:
            weeks, days = divmod(left, 7)
            yield f"{name} in {weeks} weeks and {days} days ({weekday_name(d)})"


def main():
    today = date(2024, 2, 15)
    events = {
        "exam": date(2024, 3, 1),
        "carnival": date(2024, 2, 12),
        "Nora's birthday": date(2024, 2, 15),
        "summer": date(2024, 6, 20),
    }
    for line in countdown(today, events):
        print(line)
    print(days_between(events["summer"], events["exam"]))
    coming = [d for d in events.values() if d >= today]
    print(min(coming), max(coming).isoformat())
    print(date(2024, 3, 1) - date(2024, 2, 1) == date(2023, 3, 1) - date(2023, 2, 1))


if __name__ == "__main__":
    main()
