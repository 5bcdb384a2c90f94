scale = 25_000
route_cm = [("car park", 0, 0), ("bridge", 3.2, 1.0), ("hut", 5.0, 4.4), ("summit", 4.1, 7.3)]
heights = {"car park": 640, "bridge": 610, "hut": 1180, "summit": 1712}

def metres(cm):
    return cm * scale / 100

total = 0
climb = 0
for a, b in zip(route_cm, route_cm[1:]):
    dx, dy = b[1] - a[1], b[2] - a[2]
    flat = metres((dx ** 2 + dy ** 2) ** 0.5)
    up = heights[b[0]] - heights[a[0]]
    total += flat
    if up > 0:
        climb += up
    slope = 100 * up / flat
    print("%-9s -> %-7s %5d m %+5d m %+6.1f %%" % (a[0], b[0], flat, up, slope))

hours = total / 4000 + climb / 400
h, m = int(hours), int(hours % 1 * 60)
print(f"{total / 1000:.2f} km, {climb} m up, {h}:{m:02} h")
bee = ((route_cm[-1][1] - route_cm[0][1]) ** 2 + route_cm[-1][2] ** 2) ** .5
print("as the crow flies:", metres(bee) // 10 * 10)
print(f"detour factor {total / metres(bee):.2f}")
