players = [
    {"name": "Abel", "points": 2.0, "met": {"Cora"}},
    {"name": "Bea", "points": 1.5, "met": {"Dan"}},
    {"name": "Cora", "points": 2.0, "met": {"Abel"}},
    {"name": "Dan", "points": 0.5, "met": {"Bea"}},
    {"name": "Eli", "points": 1.0, "met": set()},
]


def pair(players):
    waiting = sorted(players, key=lambda p: (-p["points"], p["name"]))
    pairs = []
    bye = None
    if len(waiting) % 2:
        bye = waiting.pop()
    while waiting:
        first = waiting.pop(0)
        for i, other in enumerate(waiting):
            if other["name"] not in first["met"]:
                pairs.append((first, waiting.pop(i)))
                break
    return pairs, bye


def play(a, b, result):
    score = {"1-0": (1, 0), "0-1": (0, 1), "½-½": (.5, .5)}[result]
    for me, other, s in ((a, b, score[0]), (b, a, score[1])):
        me["points"] += s
        me["met"].add(other["name"])


pairs, bye = pair(players)
for (a, b), result in zip(pairs, ["1-0", "½-½"]):
    print(a["name"], "-", b["name"], result)
    play(a, b, result)
print("bye:", bye["name"])
bye["points"] += 1
for p in sorted(players, key=lambda p: p["points"], reverse=True):
    print(f"{p['name']:<5}{p['points']:4} met {sorted(p['met'])}")
