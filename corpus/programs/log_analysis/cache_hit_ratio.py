log = "miss:a hit:a miss:b hit:a evict:a miss:a hit:b hit:b evict:b"


def ratios(entries):
    stats = {}
    for kind, key in entries:
        hits, misses = stats.get(key, (0, 0))
        if kind == "hit":
            hits += 1
        elif kind == "miss":
            misses += 1
        stats[key] = hits, misses
    return {k: h / (h + m) for k, (h, m) in stats.items()}


def simulate(keys, size):
    cache, hits = [], 0
    for k in keys:
        if k in cache:
            hits += 1
            cache.remove(k)
        elif len(cache) == size:
            cache.pop(0)
        cache.append(k)
    return hits


entries = [tuple(e.split(":")) for e in log.split()]
r = ratios(entries)
print({k: round(v, 3) for k, v in r.items()})
keys = [k for kind, k in entries if kind != "evict"]
overall = sum(kind == "hit" for kind, _ in entries) / len(keys)
print(f"overall {overall:.1%} of {len(keys)} lookups")
for size in (1, 2, 3):
    print("size", size, "hits", simulate(keys, size))
pattern = list("xyzxyzxyz")
print([simulate(pattern, n) for n in range(1, 5)])
print(simulate([], 3), simulate("aaaa", 1))
print(ratios(entries + [("evict", "ghost")]))
