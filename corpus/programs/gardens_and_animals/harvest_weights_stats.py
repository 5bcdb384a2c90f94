from itertools import accumulate

harvest = {
    "zucchini": [2.1, 3.4, 5.0, 4.2],
    "beans": [0.4, 0.9, 0.7, 0.2],
    "peppers": [0.0, 0.3, 1.1, 1.6],
}
weeks = list(zip(*harvest.values()))

print("kind      " + "".join(f"{'w' + str(i):>6}" for i in range(1, 5)) + "   sum")
for kind, kgs in harvest.items():
    print(f"{kind:10}" + "".join(f"{kg:6.1f}" for kg in kgs) + f"{sum(kgs):6.1f}")
print(f"{'all':10}" + "".join(f"{sum(w):6.1f}" for w in weeks))

for kind, kgs in harvest.items():
    half = sum(kgs) / 2
    week = next(i for i, total in enumerate(accumulate(kgs), 1) if total >= half)
    print(f"half of the {kind} in week {week}")

leader = [max(harvest, key=lambda k: harvest[k][i]) for i in range(4)]
print(leader, len(set(leader)) == 1)
rising = [k for k, kgs in harvest.items() if kgs == sorted(kgs)]
print("rising all the time:", rising)
best_week = max(range(4), key=lambda i: sum(weeks[i])) + 1
print("best week:", best_week, "worst:", min(range(1, 5), key=lambda i: sum(weeks[i - 1])))
