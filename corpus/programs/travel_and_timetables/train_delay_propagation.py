from datetime import datetime, timedelta

PLAN = """
Basel     -     08:06
Freiburg  08:49 08:51
Offenburg 09:20 09:22
Karlsruhe 09:50 09:58
Mannheim  10:23 -
"""
FORMAT = "%H:%M"


def parse(plan):
    for line in plan.strip().splitlines():
        name, arrive, leave = line.split()
        yield name, *(None if t == "-" else datetime.strptime(t, FORMAT) for t in (arrive, leave))


def run(plan, delays, min_stop=timedelta(minutes=1), catch_up=timedelta(minutes=2)):
    late = timedelta(0)
    for name, arrive, leave in parse(plan):
        if arrive:
            real_arrival = arrive + late
            print(f"{name:10} arr {real_arrival:{FORMAT}} (+{late.seconds // 60})")
        if leave:
            real = leave
            if arrive:
                real = max(leave, real_arrival + min_stop)
            real += timedelta(minutes=delays.get(name, 0))
            late = max(timedelta(0), real - leave - (catch_up if real > leave else timedelta(0)))
    return late


if __name__ == "__main__":
    late = run(PLAN, {"Freiburg": 12, "Offenburg": 0})
    print("late at the end:", late)
    missed = datetime.strptime("10:27", FORMAT)
    arrival = list(parse(PLAN))[-1][1] + late
    print("connection", "missed" if arrival + timedelta(minutes=3) > missed else "reached")
