from itertools import pairwise

LOG = """\
17 0.000
4 0.850
17 41.210
4 41.300
9 44.000
17 83.015
4 81.990
9 84.120
17 123.900
"""

passes = {}
for line in LOG.splitlines():
    kart, t = line.split()
    passes.setdefault(int(kart), []).append(float(t))

for kart, times in sorted(passes.items()):
    laps = [round(b - a, 3) for a, b in pairwise(times)]
    best = min(laps, default=None)
    print(f"kart {kart:>2}: {len(laps)} laps {laps} best {best}")

all_laps = [(round(b - a, 3), kart, n) for kart, times in passes.items() for n, (a, b) in enumerate(pairwise(times), 1)]
all_laps.sort()
t, kart, lap = all_laps[0]
print(f"fastest: kart {kart} lap {lap} {t}")
order_at_two = sorted((times[2], kart) for kart, times in passes.items() if len(times) > 2)
print("order after two laps:", [k for _, k in order_at_two])
gap = order_at_two[1][0] - order_at_two[0][0]
print(f"gap {gap:.3f} s")
unsorted = [k for k in passes if passes[k] != sorted(passes[k])]
print("clock problems:", unsorted or "none")
