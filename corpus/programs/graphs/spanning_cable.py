from operator import itemgetter
from itertools import combinations

huts = {"A": (0, 0), "B": (3, 4), "C": (6, 0), "D": (7, 7), "E": (3, 0)}


def length(pair):
    (x1, y1), (x2, y2) = huts[pair[0]], huts[pair[1]]
    return ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5


edges = sorted(((length(p), *p) for p in combinations(huts, 2)), key=itemgetter(0))
group = {h: {h} for h in huts}
cable = []
for d, a, b in edges:
    if group[a] is group[b]:
        continue
    merged = group[a] | group[b]
    for h in merged:
        group[h] = merged
    cable.append((a, b, d))

for a, b, d in cable:
    print("%s-%s %5.2f m" % (a, b, d))
print("total", round(sum(map(itemgetter(2), cable)), 2))
leaves = [h for h in huts if sum(h in c[:2] for c in cable) == 1]
print("ends:", leaves)
