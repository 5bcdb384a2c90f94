from typing import NamedTuple


class Reign(NamedTuple):
    name: str
    start: int
    end: int

    @property
    def years(self):
        return self.end - self.start

    def overlaps(self, other):
        return self.start < other.end and other.start < self.end


KINGS = [
    Reign("Bruno the Short", 1101, 1103),
    Reign("Adela", 1103, 1140),
    Reign("Kuno", 1138, 1151),
    Reign("Kuno II", 1160, 1161),
    Reign("Mathilde", 1161, 1190),
]


def gaps(reigns):
    for a, b in zip(reigns, reigns[1:]):
        if b.start > a.end:
            yield a.end, b.start


def who(year):
    return [r.name for r in KINGS if r.start <= year <= r.end] or ["nobody"]


def main():
    for r in sorted(KINGS, key=lambda r: -r.years):
        print(f"{r.name:<16}{r.start}-{r.end} {'▆' * (r.years // 3)} {r.years}")
    print("gaps:", list(gaps(KINGS)))
    disputes = [(a.name, b.name) for i, a in enumerate(KINGS) for b in KINGS[i + 1:] if a.overlaps(b)]
    print("disputes:", disputes)
    for year in (1103, 1139, 1155, 1190):
        print(year, who(year))
    total = KINGS[-1].end - KINGS[0].start
    print(sum(r.years for r in KINGS), "of", total, "years")
    names = {}
    for r in KINGS:
        names.setdefault(r.name.split()[0], []).append(r.years)
    print(names, max(KINGS).name, KINGS[0]._replace(end=1110).years)


if __name__ == "__main__":
    main()
