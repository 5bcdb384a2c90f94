DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]


def days(spec):
    for part in spec.split(","):
        if "-" in part:
            first, last = (DAYS.index(d) for d in part.split("-"))
            for i in range(first, last):
                yield DAYS[i]
        else:
            yield part


def parse(text):
    week = {d: [] for d in DAYS}
    for rule in text.split(";"):
        spec, times = rule.split()
        for d in days(spec):
            week[d] = [] if times == "off" else [tuple(t.split("-")) for t in times.split(",")]
    return week


def is_open(week, day, time):
    return any(a <= time < b for a, b in week[day])


def main():
    shop = parse("Mo-Fr 09:00-12:30,14:00-18:00;Sa 10:00-14:00;We off")
    for d in DAYS:
        print(d, shop[d] or "closed")
    checks = [("Mo", "12:30"), ("Tu", "17:59"), ("We", "10:00"), ("Fr", "15:00"), ("Su", "11:00")]
    for day, time in checks:
        print(day, time, "open" if is_open(shop, day, time) else "closed")
    hours = 0
    for spans in shop.values():
        for a, b in spans:
            hours += int(b[:2]) - int(a[:2]) + (int(b[3:]) - int(a[3:])) / 60
    print(hours, "hours a week")


if __name__ == "__main__":
    main()
