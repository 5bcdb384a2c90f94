class Reach:
    """A piece of river with whatever flows into it."""

    def __init__(self, name, runoff=0.0):
        self.name = name
        self.runoff = runoff
        self.inflows = []

    def __lshift__(self, other):
        self.inflows.append(other)
        return self

    def flow(self):
        return self.runoff + sum(r.flow() for r in self.inflows)

    def sources(self):
        if not self.inflows:
            yield self.name
        for r in self.inflows:
            yield from r.sources()


alz = Reach("Alz", 12.5)
inn = Reach("Inn", 140)
isar = Reach("Isar", 64.25)
donau = Reach("Donau", 300)
inn << alz
donau << isar << inn

print(f"{donau.flow():.2f} m³/s")
print(list(donau.sources()))
alz.runoff *= 2
print(f"{inn.flow():.2f} m³/s, {len(inn.inflows)} tributaries")
for reach in sorted([alz, inn, isar, donau], key=Reach.flow, reverse=True):
    print("{0.name:<6}{1:>8.1f}".format(reach, reach.flow()))
