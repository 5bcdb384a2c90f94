import itertools

singles = {"Agnes": 6.5, "Boris": 7.0, "Cilly": 5.0, "Don": 8.0, "Else": 6.0}
harmony = {frozenset({"Agnes", "Don"}): -2.0, frozenset({"Boris", "Cilly"}): 3.5}


def pair_strength(a, b):
    return singles[a] + singles[b] + harmony.get(frozenset((a, b)), 0)


pairs = sorted(itertools.combinations(singles, 2), key=lambda p: pair_strength(*p), reverse=True)
for a, b in pairs[:3]:
    print(f"{a}/{b}: {pair_strength(a, b):.1f}")

taken = set()
chosen = []
for pair in pairs:
    if taken.isdisjoint(pair):
        chosen.append(pair)
        taken.update(pair)
bench = singles.keys() - taken
print("teams:", " and ".join("/".join(p) for p in chosen), "- bench:", *bench)
total = sum(itertools.starmap(pair_strength, chosen))
print("total", total, "of", sum(singles.values()))
