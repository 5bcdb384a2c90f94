from math import gcd, lcm
from functools import reduce

bells = {"cathedral": 15, "chapel": 20, "school": 45}

together = reduce(lcm, bells.values())
print("all ring together every", together, "min")

pairs = []
names = list(bells)
for i in range(len(names)):
    for j in range(i + 1, len(names)):
        a, b = names[i], names[j]
        pairs.append((lcm(bells[a], bells[b]), a, b))
for minutes, a, b in sorted(pairs):
    print(f"{a} + {b}: {minutes} min, step {gcd(bells[a], bells[b])}")

rings = {}
for name, step in bells.items():
    for t in range(0, 91, step):
        rings.setdefault(t, []).append(name[0:2])
for t in sorted(rings):
    if len(rings[t]) > 1:
        print(t, "+".join(rings[t]))
lonely = [t for t, who in rings.items() if len(who) == 1]
print(len(lonely), sorted(lonely))
