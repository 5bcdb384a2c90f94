reviews = [
    ("Casa Azul", {"beds": 8, "staff": 10, "noise": 6}),
    ("Bunk & Breakfast", {"beds": 5, "staff": 9, "noise": 3, "food": 9}),
    ("Casa Azul", {"beds": 7, "noise": 9}),
    ("Alte Mühle", {"staff": 7}),
]

sums = {}
for place, marks in reviews:
    for what, value in marks.items():
        total, n = sums.setdefault(place, {}).get(what, (0, 0))
        sums[place][what] = (total + value, n + 1)

averages = {}
for place, marks in sums.items():
    averages[place] = {what: total / n for what, (total, n) in marks.items()}
    text = ", ".join(f"{w} {v:.1f}" for w, v in sorted(averages[place].items()))
    print(f"{place}: {text}")

wishes = ["noise", "food", "staff"]
for wish in wishes:
    rated = {p: a[wish] for p, a in averages.items() if wish in a}
    best = max(rated, key=rated.get)
    print(f"best {wish}: {best} ({len(rated)} rated)")
overall = {p: sum(a.values()) / len(a) for p, a in averages.items()}
ranking = sorted(overall, key=overall.get, reverse=True)
print(ranking, round(overall[ranking[0]] - overall[ranking[-1]], 2))
