stops = {}
first = None
last = None

def add(name, minutes):
    global first, last
    stops[name] = {"minutes": minutes, "next": None}
    if last:
        stops[last]["next"] = name
    else:
        first = name
    last = name

def drop(name):
    global first, last
    before = None
    for other, s in stops.items():
        if s["next"] == name:
            before = other
    if before:
        stops[before]["next"] = stops[name]["next"]
    else:
        first = stops[name]["next"]
    if last == name:
        last = before
    del stops[name]

def plan(start="10:00"):
    h, m = map(int, start.split(":"))
    clock = h * 60 + m
    name = first
    while name:
        print(f"{clock // 60:02}:{clock % 60:02} {name}")
        clock += stops[name]["minutes"]
        name = stops[name]["next"]
    return clock

add("town hall", 20)
add("old bridge", 15)
add("museum", 75)
end = plan()
print("back at", divmod(end, 60))
drop("town hall")
drop("museum")
add("café", 40)
print(plan("14:30"), first, last)
