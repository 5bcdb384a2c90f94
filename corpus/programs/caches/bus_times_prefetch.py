timetable = {
    "A": ["7:05", "7:35", "8:05"],
    "B": ["7:10", "7:50"],
    "C": ["7:20"],
}
neighbours = {"A": "B", "B": "C", "C": None}
cache = {}
log = ""

for stop in "ABACBA":
    if stop in cache:
        log += stop.lower()
    else:
        log += stop
        cache[stop] = timetable[stop]
        ahead = neighbours[stop]
        if ahead and ahead not in cache:
            cache[ahead] = timetable[ahead]
            log += "+"
    first = cache[stop][0]
    print(f"{stop}: next bus {first}, cached {''.join(sorted(cache))}")
    cache[stop].pop(0)
    if not cache[stop]:
        print("   no more buses at", stop)
        del cache[stop]
        timetable[stop] = ["(tomorrow)"]

print(log)
print({s: len(t) for s, t in timetable.items()})
