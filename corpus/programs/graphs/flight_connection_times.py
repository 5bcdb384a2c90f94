from datetime import timedelta as td


def hm(text):
    h, m = map(int, text.split(":"))
    return td(hours=h, minutes=m)


FLIGHTS = [
    ("OSL", "CPH", "07:10", "08:20"),
    ("CPH", "MUC", "08:40", "10:15"),
    ("CPH", "MUC", "09:30", "11:05"),
    ("OSL", "AMS", "06:50", "08:45"),
    ("AMS", "MUC", "09:20", "10:50"),
]


def earliest(start, goal, at="06:00", change=td(minutes=30)):
    arrival = {start: hm(at) - change}
    via = {}
    for origin, target, dep, arr in sorted(FLIGHTS, key=lambda f: hm(f[2])):
        if origin in arrival and arrival[origin] + change <= hm(dep):
            if target not in arrival or hm(arr) < arrival[target]:
                arrival[target] = hm(arr)
                via[target] = origin, dep
    stops = []
    city = goal
    while city != start:
        city, dep = via[city]
        stops.insert(0, f"{city} {dep}")
    return stops, arrival[goal]


for change in (30, 60, 10):
    stops, arr = earliest("OSL", "MUC", change=td(minutes=change))
    print(change, stops, "arrives", arr)
print(earliest("OSL", "MUC", at="07:00")[1])
print(earliest("OSL", "MUC", at="07:00", change=td(minutes=90)))
