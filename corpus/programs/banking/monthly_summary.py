from itertools import groupby
from operator import itemgetter

tx = [
    ("2024-02-27", "food", -38),
    ("2024-01-03", "rent", -700),
    ("2024-01-31", "pay", 1900),
    ("2024-02-01", "rent", -700),
    ("2024-01-14", "food", -52),
    ("2024-02-29", "pay", 1900),
    ("2024-03-02", "food", -17),
]

month = lambda t: t[0][:7]
out = {}
for key, group in groupby(tx, key=month):
    group = list(group)
    out[key] = sum(map(itemgetter(2), group))

for key in sorted(out):
    print(key, out[key])

cats = {}
for day, cat, amount in sorted(tx, key=itemgetter(1, 0)):
    cats.setdefault(cat, []).append(amount)
print(cats)
worst = min(cats, key=lambda c: sum(cats[c]))
print("most expensive:", worst, -sum(cats[worst]))
print("net:", sum(t[2] for t in tx), "from months:", sum(out.values()))
