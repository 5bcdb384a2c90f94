import itertools, operator

words = ["transport", "translate", "transit", "train", "trace", "tree", "mint", "mind", "mini"]


def shared(a, b):
    n = 0
    for x, y in zip(a, b):
        if x != y:
            break
        n += 1
    return a[:n]


words.sort()
prefixes = {}
for a, b in itertools.combinations(words, 2):
    p = shared(a, b)
    if len(p) >= 2:
        prefixes.setdefault(p, set()).update((a, b))

for p, group in sorted(prefixes.items(), key=operator.itemgetter(0)):
    print(f"{p:<8}", len(group), ", ".join(sorted(group)))

best = max(prefixes, key=lambda p: len(p) * len(prefixes[p]))
print("saves most:", best)
groups = {k: list(g) for k, g in itertools.groupby(words, key=lambda w: w[0])}
print({k: len(v) for k, v in groups.items()})
