from collections import defaultdict
from datetime import date

prices = [
    ("butter", date(2023, 1, 5), 2.29),
    ("rice", date(2023, 1, 5), 1.99),
    ("butter", date(2023, 6, 2), 1.89),
    ("rice", date(2023, 9, 1), 2.19),
    ("butter", date(2023, 12, 1), 2.59),
]

history = defaultdict(list)
for item, day, price in prices:
    history[item].append((day, price))

def price_on(item, day):
    best = None
    for d, p in history[item]:
        if d <= day:
            best = p
    return best

for item in sorted(history):
    first, last = history[item][0][1], history[item][-1][1]
    change = (last - first) / first * 100
    print(f"{item:<8}{first} -> {last}  {change:+.1f}%")

for day in (date(2023, 7, 1), date(2022, 12, 31)):
    print(day, [price_on(i, day) for i in ("butter", "rice", "tea")])
print(sorted(history), len(history["tea"]))
gap = max((b[0] - a[0]).days for a, b in zip(history["butter"], history["butter"][1:]))
print("longest gap", gap, "days")
