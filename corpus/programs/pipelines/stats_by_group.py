#!/usr/bin/env python3
from itertools import groupby
from operator import itemgetter

rows = [("north", "apples", 12), ("south", "pears", 7), ("north", "pears", 3),
        ("east", "apples", 9), ("south", "apples", 1), ("north", "apples", 5)]

by_region = groupby(rows, key=itemgetter(0))
sums = {region: sum(n for *_, n in group) for region, group in by_region}
print("sums", sums)

rows.sort(key=itemgetter(1, 0))
for fruit, group in groupby(rows, itemgetter(1)):
    members = list(group)
    numbers = [n for _, _, n in members]
    regions = [r for r, *_ in members]
    print(f"{fruit}: n={len(members)} mean={sum(numbers) / len(numbers):.1f} {'/'.join(regions)}")

total = sum(map(itemgetter(2), rows))
print("total", total, "by region", sum(sums.values()))
print("OK" if total == sum(sums.values()) else "sums differ by %d" % (total - sum(sums.values())))
