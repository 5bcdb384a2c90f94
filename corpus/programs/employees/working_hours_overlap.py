offices = {"Lisbon": 0, "Warsaw": 1, "Dubai": 4, "Denver": -7}
start, end = 9, 17


def local_window(offset):
    return start - offset, end - offset


windows = {city: local_window(off) for city, off in offices.items()}
for city, (a, b) in windows.items():
    print(f"{city:<8} {a % 24:02}:00-{b % 24:02}:00 UTC")


def shared(*cities):
    begin = max(windows[c][0] for c in cities)
    finish = min(windows[c][1] for c in cities)
    return max(0, finish - begin), begin


cities = list(offices)
for i, a in enumerate(cities):
    for b in cities[i + 1:]:
        hours, begin = shared(a, b)
        print(a, "+", b, f"{hours} h from {begin:02}:00 UTC" if hours else "never")

hours, begin = shared("Lisbon", "Warsaw", "Dubai")
print("call at", begin, "UTC, that is", {c: begin + offices[c] for c in ("Lisbon", "Warsaw", "Dubai")})
