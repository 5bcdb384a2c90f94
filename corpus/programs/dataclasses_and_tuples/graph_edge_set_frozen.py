from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Edge:
    a: str
    b: str
    weight: int = 1

    def __post_init__(self):
        if self.b < self.a:
            first, second = self.b, self.a
            object.__setattr__(self, "a", first)
            object.__setattr__(self, "b", second)


edges = set()
for text in ["x-y", "y-x", "z-x 4", "y-z 2", "x-z"]:
    ends, _, weight = text.partition(" ")
    a, b = ends.split("-")
    edges.add(Edge(a, b, int(weight or 1)))
print(len(edges))
for e in sorted(edges, key=lambda e: (e.weight, e)):
    print(e)
cheapest = {}
for e in sorted(edges):
    key = (e.a, e.b)
    if key not in cheapest or e.weight < cheapest[key].weight:
        cheapest[key] = e
print(sum(e.weight for e in cheapest.values()))
