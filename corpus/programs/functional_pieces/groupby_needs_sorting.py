from itertools import groupby
from operator import itemgetter

sales = [
    ("north", "jan", 10), ("south", "jan", 7), ("north", "feb", 4),
    ("south", "feb", 9), ("north", "mar", 6),
]

# wrong: groupby groups neighbours alone
print([(k, len(list(g))) for k, g in groupby(sales, key=itemgetter(0))])

ordered = sorted(sales, key=itemgetter(0))
for region, group in groupby(ordered, key=itemgetter(0)):
    amounts = [amount for _, _, amount in group]
    print(region, sum(amounts), max(amounts))

runs = ["".join(g) for _, g in groupby("aaabccaa")]
print(runs, max(runs, key=len))
groups = dict(groupby(ordered, itemgetter(0)))
print({k: list(g) for k, g in groups.items()})      # the groups are used up
print([k for k, g in groupby([1, 3, 2, 4, 5], lambda n: n % 2 == 0)])
