from functools import lru_cache

SCORES = (
    ("Attack", (("Deb", 31_204_000), ("Eli", 12_880_500), ("Fay", 45_001_010))),
    ("Medusa", (("Deb", 1_204_330), ("Eli", 2_880_500), ("Fay", 801_010))),
    ("Xenon", (("Deb", 640_110), ("Eli", 640_110), ("Fay", 99_990))),
)
POINTS = (5, 3, 1)


@lru_cache(maxsize=None)
def ranking(machine):
    scores = dict(SCORES)[machine]
    return tuple(sorted(scores, key=lambda s: -s[1]))


def league():
    table = {}
    for machine, _ in SCORES:
        for (name, _), points in zip(ranking(machine), POINTS):
            table[name] = table.get(name, 0) + points
    return table


def human(n):
    for unit in ("", "k", "M"):
        if n < 1000:
            return f"{n:.3g}{unit}"
        n /= 1000
    return f"{n:.3g}G"


for machine, _ in SCORES:
    print(machine.ljust(8), "  ".join(f"{n} {human(s)}" for n, s in ranking(machine)))
table = league()
print(sorted(table.items(), key=lambda t: (-t[1], t[0])))
print(ranking.cache_info().hits, ranking.cache_info().misses)
