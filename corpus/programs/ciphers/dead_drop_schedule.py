from datetime import date, timedelta

PLACES = ("bridge", "library", "kiosk", "church", "pond")


def place_for(day, key):
    n = day.day * key + day.month
    return PLACES[n % len(PLACES)]


def schedule(start, key, n, skip_weekend=True):
    day = start
    plan = []
    while len(plan) < n:
        if not (skip_weekend and day.weekday() >= 5):
            plan.append((day, place_for(day, key)))
        day += timedelta(days=2)
    return plan


def main():
    start = date(1983, 9, 1)
    mine = schedule(start, key=3, n=5)
    for day, place in mine:
        print(day.strftime("%a %d.%m."), place)
    wrong_key = schedule(start, key=4, n=5)
    meets = [d.isoformat() for (d, a), (_, b) in zip(mine, wrong_key) if a == b]
    print("by luck on", meets)
    everyday = dict(schedule(start, 3, 8, skip_weekend=False))
    print(len(everyday), max(everyday))
    visits = [place for place in everyday.values()]
    print({p: visits.count(p) for p in PLACES})
    never = [p for p in PLACES if p not in visits]
    print(never or "all places are used")


main()
