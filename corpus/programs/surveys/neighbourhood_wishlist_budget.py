wishes = [
    {"what": "benches", "cost": 4000, "votes": 120},
    {"what": "Spielplatz größer", "cost": 25000, "votes": 310},
    {"what": "trees", "cost": 9000, "votes": 290},
    {"what": "fountain", "cost": 18000, "votes": 95},
    {"what": "bike racks", "cost": 3500, "votes": 150},
]
BUDGET = 36_000


def by_votes(w):
    return -w["votes"]


def by_value(w):
    return -w["votes"] / w["cost"]


def fund(wishes, key, budget=BUDGET):
    chosen = []
    for w in sorted(wishes, key=key):
        if w["cost"] <= budget:
            chosen.append(w["what"])
            budget -= w["cost"]
    return chosen, budget


def satisfied(chosen):
    return sum(w["votes"] for w in wishes if w["what"] in chosen)


best = (0, ())
for mask in range(2 ** len(wishes)):
    group = [w for i, w in enumerate(wishes) if mask >> i & 1]
    if sum(w["cost"] for w in group) <= BUDGET:
        best = max(best, (sum(w["votes"] for w in group), tuple(w["what"] for w in group)))

for key in (by_votes, by_value):
    chosen, left = fund(wishes, key)
    print(key.__name__, chosen, left, satisfied(chosen))
print("best", *best)
print(f"{best[0] / sum(w['votes'] for w in wishes):.0%} of the votes")
cheap = fund(wishes, by_value, budget=8000)
print(cheap, fund(wishes, lambda w: w["cost"])[0][:2])
