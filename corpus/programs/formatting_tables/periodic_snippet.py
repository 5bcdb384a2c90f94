from collections import namedtuple

Element = namedtuple("Element", "number symbol name mass group period")

DATA = """
1 H Hydrogen 1.008 1 1
2 He Helium 4.0026 18 1
3 Li Lithium 6.94 1 2
6 C Carbon 12.011 14 2
8 O Oxygen 15.999 16 2
10 Ne Neon 20.180 18 2
11 Na Sodium 22.990 1 3
"""


def load(text):
    for line in text.strip().splitlines():
        n, s, name, mass, g, p = line.split()
        yield Element(int(n), s, name, float(mass), int(g), int(p))


elements = list(load(DATA))
by_place = {(e.period, e.group): e for e in elements}
groups = sorted({e.group for e in elements})

print("   " + "".join(f"{g:^5}" for g in groups))
for period in range(1, 4):
    cells = []
    for g in groups:
        e = by_place.get((period, g))
        cells.append(f"{e.symbol:^5}" if e else "  .  ")
    print(f"{period}: " + "".join(cells).rstrip())

heaviest = max(elements, key=lambda e: e.mass)
print(f"{heaviest.name} ({heaviest.mass:g}) is {heaviest.mass / elements[0].mass:.1f} times as heavy as {elements[0].name}")
noble = [e.symbol for e in elements if e.group == 18]
gaps = sorted(set(range(1, 12)) - {e.number for e in elements})
print(noble, gaps, sum(len(e.symbol) == 2 for e in elements))
