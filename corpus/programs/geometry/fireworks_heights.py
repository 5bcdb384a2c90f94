g = 9.81

rockets = [
    {"name": "Goldregen", "v": 42.0, "fuse": 3.5},
    {"name": "Blitz", "v": 55.0, "fuse": 5.0},
    {"name": "Wanderer", "v": 20.0, "fuse": 4.5},
]

def height(v, t):
    return v * t - g * t ** 2 / 2

for r in rockets:
    h = height(r["v"], r["fuse"])
    top = r["v"] ** 2 / (2 * g)
    r["burst"] = h
    if h < 0:
        state = "hits the ground first!"
    elif r["fuse"] * g > r["v"]:
        state = "already falling"
    else:
        state = "still rising"
    print("%-10s bursts at %6.1f m (top %5.1f m) %s" % (r["name"], h, top, state))

safe = [r["name"] for r in rockets if r["burst"] > 40]
print("safe:", safe)
order = sorted(rockets, key=lambda r: r["fuse"])
print([r["name"] for r in order])
spread = max(r["burst"] for r in rockets) - min(r["burst"] for r in rockets)
print(f"spread {spread:.2f}")
track = [round(height(20, t / 2), 1) for t in range(10)]
print(track, track.index(max(track)) / 2)
