songs = [
    {"t": "Ode", "bpm": 92, "y": 1987, "s": 4}, {"t": "Run", "bpm": 168, "y": 2012, "s": 3},
    {"t": "Tea", "bpm": 75, "y": 2012, "s": 5}, {"t": "Zug", "bpm": 130, "y": 1999, "s": 2},
    {"t": "Air", "bpm": 128, "y": 2020, "s": 4},
]
rules = {
    "jogging": lambda s: 120 <= s["bpm"] <= 170,
    "evening": lambda s: s["bpm"] < 100 and s["s"] > 3,
    "nineties": lambda s: s["y"] // 10 == 199,
    "best": lambda s: s["s"] == 5,
}
lists = {n: [s["t"] for s in songs if r(s)] for n, r in rules.items()}
for n, l in lists.items(): print(f"{n:9}{len(l)} {l}")
loose = {s["t"] for s in songs} - set(sum(lists.values(), []))
print("in no list:", loose or "-")
print("both:", set(lists["evening"]) & set(lists["best"]))
decades = {}
for s in songs: decades.setdefault(s["y"] - s["y"] % 10, []).append(s["s"])
print({d: sum(v) / len(v) for d, v in sorted(decades.items())})
fast, slow = max(songs, key=lambda s: s["bpm"]), min(songs, key=lambda s: s["bpm"])
print(f"{slow['t']} -> {fast['t']}: x{fast['bpm'] / slow['bpm']:.2f}")
