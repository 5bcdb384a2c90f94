import datetime

diary = [
    (datetime.date(2024, 1, 1), "run", 8.0),
    (datetime.date(2024, 1, 3), "swim", 1.5),
    (datetime.date(2024, 1, 7), "run", 14.2),
    (datetime.date(2024, 1, 8), "rest", 0),
    (datetime.date(2024, 1, 10), "run", 9.1),
    (datetime.date(2024, 1, 21), "bike", 55.0),
]


def week(day):
    return "%d-W%02d" % day.isocalendar()[:2]


def by_week(diary):
    weeks = {}
    for day, sport, km in diary:
        weeks.setdefault(week(day), {}).setdefault(sport, []).append(km)
    return weeks


def main():
    for w, sports in by_week(diary).items():
        text = ", ".join(f"{s} {sum(kms):g} km" for s, kms in sports.items() if sum(kms))
        print(w, text or "nothing")
    days = [d for d, s, _ in diary if s != "rest"]
    gaps = {(b - a).days: a for a, b in zip(days, days[1:])}
    longest = max(gaps)
    print(f"longest break {longest} days after {gaps[longest]:%A %d %B}")
    weekend = sum(km for d, _, km in diary if d.weekday() >= 5)
    print(f"weekend share {weekend / sum(km for *_, km in diary):.0%}")
    next_race = datetime.date(2024, 3, 3)
    print((next_race - diary[-1][0]).days // 7, "full weeks to the race")


main()
