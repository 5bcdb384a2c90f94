words = ["car", "card", "care", "cart", "cat", "dog", "door"]

prefixes = {}
for w in words:
    for i in range(1, len(w) + 1):
        p = w[:i]
        prefixes[p] = prefixes.get(p, 0) + 1

shortest = {}
for w in words:
    for i in range(1, len(w) + 1):
        if prefixes[w[:i]] == 1:
            shortest[w] = w[:i]
            break
    else:
        shortest[w] = w + "."

for w in words:
    print(w.ljust(6), shortest[w])

branching = {}
for p in prefixes:
    following = {q[len(p)] for q in prefixes if len(q) == len(p) + 1 and q.startswith(p)}
    if len(following) > 1:
        branching[p] = "".join(sorted(following))
print(branching)

keys = sum(len(s) for s in shortest.values())
full = sum(map(len, words))
print(f"{keys} instead of {full} keys, {1 - keys / full:.0%} saved")
deep = max(prefixes, key=lambda p: (prefixes[p] * len(p), p))
print(deep, prefixes[deep], len(prefixes))
print([w for w in words if any(o != w and o.startswith(w) for o in words)])
