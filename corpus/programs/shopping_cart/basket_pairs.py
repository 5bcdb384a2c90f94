from collections import Counter
from itertools import combinations

receipts = [
    "bread butter jam".split(),
    "bread milk".split(),
    "jam bread butter tea".split(),
    "tea milk sugar".split(),
    "butter bread".split(),
]

single = Counter(item for r in receipts for item in r)
pairs = Counter()
for r in receipts:
    for pair in combinations(sorted(r), 2):
        pairs[pair] += 1

print("most bought:", single.most_common(2))
for (a, b), n in sorted(pairs.items(), key=lambda p: (-p[1], p[0]))[:4]:
    confidence = n / single[a]
    print(f"{a} -> {b}: {n} times, {confidence:.0%}")


def suggest(item, top=2):
    scores = {}
    for (a, b), n in pairs.items():
        if item in (a, b):
            other = b if item == a else a
            scores[other] = n
    return sorted(scores, key=lambda k: (-scores[k], k))[:top]


print(suggest("tea"), suggest("butter", 1), suggest("salt"))
