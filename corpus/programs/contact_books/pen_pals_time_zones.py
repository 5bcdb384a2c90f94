from collections import namedtuple

Pal = namedtuple("Pal", "name city offset awake", defaults=[(8, 22)])

PALS = [
    Pal("Haruka", "Sapporo", 9),
    Pal("Joaquín", "Lima", -5, (10, 24)),
    Pal("Selma", "Tromsø", 1, (6, 21)),
    Pal("Abebe", "Adama", 3),
]


def local_hour(pal, utc):
    return (utc + pal.offset) % 24


def awake(pal, utc):
    first, last = pal.awake
    return first <= local_hour(pal, utc) < last


def best_hour(pals):
    return max(range(24), key=lambda h: (sum(awake(p, h) for p in pals), -h))


def timeline(pal):
    return "".join("█" if awake(pal, h) else "·" for h in range(24))


def main():
    for p in PALS:
        print(f"{p.name:<8}{timeline(p)}")
    hour = best_hour(PALS)
    there = [p.name for p in PALS if awake(p, hour)]
    print("call at", hour, "UTC:", there)
    print({p.city: f"{local_hour(p, hour):02}:00" for p in PALS})
    asleep = sorted(set(p.name for p in PALS) - set(there))
    print("asleep:", asleep)
    pairs = [(a.name, b.name) for i, a in enumerate(PALS) for b in PALS[i + 1:] if abs(a.offset - b.offset) > 12]
    print(pairs, best_hour(PALS[1:2]))
    moved = PALS[0]._replace(city="Kyoto", awake=(5, 20))
    print(moved, timeline(moved).count("█"))


if __name__ == "__main__":
    main()
