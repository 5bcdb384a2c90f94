from itertools import accumulate, takewhile, dropwhile
from operator import sub

income = 1800
expenses = [("rent", 750), ("food", 320), ("bike", 410), ("cinema", 45), ("phone", 20), ("sofa", 390)]

amounts = [a for _, a in expenses]
left = list(accumulate(amounts, sub, initial=income))
print(left)

affordable = list(takewhile(lambda pair: pair[1] >= 0, zip(expenses, left[1:])))
print([name for (name, _), _ in affordable])
problem = next(dropwhile(lambda pair: pair[1] >= 0, zip(expenses, left[1:])), None)
print("first problem:", problem)

wish = sorted(expenses, key=lambda e: e[1])
spent = list(accumulate(a for _, a in wish))
fits = [name for (name, _), s in zip(wish, spent) if s <= income]
print("cheapest first:", fits)
shares = {name: round(100 * a / sum(amounts)) for name, a in expenses}
print(shares, sum(shares.values()))
peaks = list(accumulate(amounts, max))
print(peaks, len(set(peaks)))
over = sum(amounts) - income
cut = min((a, n) for n, a in expenses if a >= over)
print(f"over by {over}: leave out the {cut[1]}")
