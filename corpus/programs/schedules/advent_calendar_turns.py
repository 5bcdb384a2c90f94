children = ["Lotte", "Nils", "Ömer"]
away = {"Nils": range(10, 13), "Lotte": [3]}

turn = 0
opened = {c: [] for c in children}
skipped = []
for day in range(1, 25):
    tried = 0
    while day in away.get(children[turn % 3], ()):
        skipped.append((day, children[turn % 3]))
        turn += 1
        tried += 1
    opened[children[turn % 3]].append(day)
    turn += 1

for child, days in opened.items():
    print(f"{child:<6}{len(days)} doors: {days}")
print("skipped:", skipped)
who24 = next(c for c, days in opened.items() if 24 in days)
print("the big door:", who24)
counts = [len(d) for d in opened.values()]
print("fair" if max(counts) - min(counts) <= 1 else "unfair", counts)
if counts[1] < max(counts):
    loser = min(opened, key=lambda c: len(opened[c]))
    gift = max(d for d in opened[max(opened, key=lambda c: len(opened[c]))] if d != 24)
    print(loser, "gets door", gift)
