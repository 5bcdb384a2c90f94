from operator import itemgetter

stops = [
    {"name": "Bakery", "from": 6, "to": 7, "minutes": 10},
    {"name": "School", "from": 7, "to": 9, "minutes": 25},
    {"name": "Café Olé", "from": 8, "to": 10, "minutes": 15},
    {"name": "Hotel", "from": 6, "to": 12, "minutes": 40},
]
DRIVE = 20

def route(stops, start=6.0):
    now = start
    plan, late = [], []
    for stop in sorted(stops, key=itemgetter("to", "from")):
        now = max(now, stop["from"])
        if now > stop["to"]:
            late.append(stop["name"])
            continue
        plan.append((round(now, 2), stop["name"]))
        now += (stop["minutes"] + DRIVE) / 60
    return plan, late, now

plan, late, end = route(stops)
print(*plan, sep="\n")
print("late:", late, "back at %.1f" % end)

plan2, late2, end2 = route(stops, start=9.5)
print(plan2)
print("late:", late2)
saved = len(plan) - len(plan2)
print("starting late costs", saved, "stops")
