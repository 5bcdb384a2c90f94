from __future__ import annotations

from dataclasses import dataclass, field
from typing import Iterator


@dataclass
class Branch:
    sort: str
    kilos: float = 0.0
    twigs: list[Branch] = field(default_factory=list)

    def graft(self, other: Branch) -> Branch:
        self.twigs.append(other)
        return other

    def __iter__(self) -> Iterator[Branch]:
        yield self
        for twig in self.twigs:
            yield from twig

    def cut(self, sort: str) -> int:
        before = len(self.twigs)
        self.twigs = [t for t in self.twigs if t.sort != sort]
        return before - len(self.twigs) + sum(t.cut(sort) for t in self.twigs)


def harvest(tree: Branch) -> dict[str, float]:
    result: dict[str, float] = {}
    for b in tree:
        result[b.sort] = result.get(b.sort, 0) + b.kilos
    return result


def main() -> None:
    tree = Branch("Jakob", 12.5)
    left = tree.graft(Branch("Cox", 4))
    left.graft(Branch("Elstar", 2.5)).graft(Branch("Cox", 1))
    tree.graft(Branch("Gala", kilos=6.0))
    print(harvest(tree), sum(1 for _ in tree))
    print([b.sort for b in left])
    removed = tree.cut("Elstar")
    print(removed, harvest(tree))
    print(tree.cut("Quitte"), tree.cut("Cox"), [b.sort for b in tree])
    best = max(tree, key=lambda b: b.kilos)
    print(best.sort, len(best.twigs), left.twigs)


main()
