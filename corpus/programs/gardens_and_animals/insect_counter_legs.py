import collections

LEGS = collections.defaultdict(lambda: 6, spider=8, worm=0, millipede=120, woodlouse=14)
found = "ant ant spider beetle worm ant woodlouse wasp beetle spider"

counts = collections.Counter(found.split())
legs = {kind: n * LEGS[kind] for kind, n in counts.items()}
print(legs)
print("legs in all:", sum(legs.values()))

insects = [k for k in counts if LEGS[k] == 6]
others = counts.keys() - set(insects)
print(len(insects), "insects:", ", ".join(sorted(insects)), "| others:", ", ".join(sorted(others)))

second_walk = collections.Counter("ant wasp wasp ladybird".split())
print("new:", sorted(second_walk.keys() - counts.keys()))
counts += second_walk
top = counts.most_common(2)
print("top:", top, "known legs:", len(LEGS))
rare = sorted(k for k, n in counts.items() if n == 1)
print("rare:", rare)
assert sum(counts.values()) == len(found.split()) + 4
shannon = 1 - sum((n / sum(counts.values())) ** 2 for n in counts.values())
print(f"variety {shannon:.3f}")
