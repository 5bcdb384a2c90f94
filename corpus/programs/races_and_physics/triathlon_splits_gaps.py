RESULTS = {
    "Flora": {"swim": 1185, "T1": 62, "bike": 3540, "T2": 41, "run": 2210},
    "Cassandre": {"swim": 1150, "T1": 58, "bike": 3610, "T2": 44, "run": 2195},
    "Beth": {"swim": 1160, "T1": 71, "bike": 3555, "T2": 39},
}
PARTS = ["swim", "T1", "bike", "T2", "run"]


def clock(s):
    h, s = divmod(s, 3600)
    m, s = divmod(s, 60)
    return f"{h}:{m:02}:{s:02}"


def after(part):
    n = PARTS.index(part) + 1
    times = {name: sum(r[p] for p in PARTS[:n]) for name, r in RESULTS.items() if all(p in r for p in PARTS[:n])}
    return dict(sorted(times.items(), key=lambda kv: kv[1]))


for part in PARTS:
    standing = after(part)
    leader = next(iter(standing))
    gaps = [f"{name} +{t - standing[leader]}" for name, t in standing.items() if name != leader]
    print(f"{part:5}{leader} {clock(standing[leader])}  {'  '.join(gaps)}")
best = {p: min((r[p], n) for n, r in RESULTS.items() if p in r) for p in PARTS}
dream = sum(t for t, _ in best.values())
print("dream race", clock(dream), {p: n for p, (_, n) in best.items()})
print("did not finish:", [n for n, r in RESULTS.items() if "run" not in r])
fast_changes = sorted(RESULTS, key=lambda n: RESULTS[n]["T1"] + RESULTS[n]["T2"])
print("changes:", fast_changes)
