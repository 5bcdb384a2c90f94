from bisect import bisect

LIMITS = [0, 50, 120, 250, 400]
TITLES = ["Wanderer", "Squire", "Knight", "Baron", "Legend"]

deeds = [
    ("freed the miller's cat", 35),
    ("lost the king's sword", -20),
    ("won the joust", 110),
    ("slew the basilisk", 140),
    ("paid taxes", 0),
    ("became king", 160),
]

score, title = 0, None
for deed, points in deeds:
    score += points
    new = TITLES[bisect(LIMITS, score) - 1]
    mark = ""
    if new != title:
        mark = f"  ** now a {new} **"
        title = new
    print(f"{score:>4} {deed}{mark}")

missing = LIMITS[-1] - score
print(f"{missing} to go" if missing > 0 else "highest rank")
print({t: l for t, l in zip(TITLES, LIMITS)})
good = [d for d, p in deeds if p > 0]
print(len(good), "good deeds, best:", max(deeds, key=lambda d: d[1])[0])
