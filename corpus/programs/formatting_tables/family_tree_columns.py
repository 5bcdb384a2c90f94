from dataclasses import dataclass, field
from typing import Optional


@dataclass
class Person:
    name: str
    born: int
    died: Optional[int] = None
    children: list["Person"] = field(default_factory=list)

    def years(self):
        return f"{self.born}-{self.died or ''}"

    def walk(self, depth=0):
        yield depth, self
        for child in sorted(self.children, key=lambda c: c.born):
            yield from child.walk(depth + 1)


def by_generation(root):
    rows = {}
    for depth, person in root.walk():
        rows.setdefault(depth, []).append(person)
    return rows


def main():
    root = Person("Wilhelmine", 1891, 1970, [
        Person("Otto", 1921, 1944),
        Person("Hedwig", 1915, 2001, [
            Person("Rolf", 1940),
            Person("Käthe", 1938, 2020, [Person("Jana", 1962)]),
        ]),
    ])
    for depth, p in root.walk():
        print(f"{'| ' * depth}{p.name:<{16 - 2 * depth}}{p.years():>10}")
    for depth, people in by_generation(root).items():
        print(depth, ", ".join(p.name for p in people), min(p.born for p in people))
    ages = {p.name: p.died - p.born for _, p in root.walk() if p.died}
    print(ages, max(ages, key=ages.get))
    mothers = [(p.name, c.born - p.born) for _, p in root.walk() for c in p.children]
    print(mothers, sum(a for _, a in mothers) / len(mothers))
    alive = [p.name for _, p in root.walk() if p.died is None]
    print(alive, sum(1 for _ in root.walk()))


if __name__ == "__main__":
    main()
