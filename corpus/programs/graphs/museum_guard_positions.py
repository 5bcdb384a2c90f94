from itertools import combinations
from dataclasses import dataclass


@dataclass(frozen=True)
class Corridor:
    a: str
    b: str

    def watched(self, guards):
        return self.a in guards or self.b in guards


PLAN = [Corridor(*pair) for pair in ("AB", "BC", "CD", "BD", "DE")]


def corners(plan):
    return sorted({x for c in plan for x in (c.a, c.b)})


def fewest_guards(plan):
    places = corners(plan)
    for n in range(len(places) + 1):
        for guards in combinations(places, n):
            if all(c.watched(guards) for c in plan):
                return guards


def quick_guards(plan):
    """Always the corner with most unwatched corridors."""
    guards, left = [], list(plan)
    while left:
        best = max(corners(left), key=lambda p: sum(p in (c.a, c.b) for c in left))
        guards.append(best)
        left = [c for c in left if not c.watched([best])]
    return guards


def main():
    print(corners(PLAN), len(PLAN))
    print("fewest:", fewest_guards(PLAN))
    print("quick: ", quick_guards(PLAN))
    star = [Corridor("M", x) for x in "PQR"]
    print(fewest_guards(star), quick_guards(star), fewest_guards([]))
    alone = [c for c in PLAN if not c.watched("B")]
    print(alone)


main()
