from operator import attrgetter


class Athlete:
    def __init__(self, name, country, *jumps):
        self.name, self.country, self.jumps = name, country, jumps

    @property
    def best(self):
        return max((j for j in self.jumps if j is not None), default=0.0)

    @property
    def second(self):
        valid = sorted((j for j in self.jumps if j is not None), reverse=True)
        return valid[1] if len(valid) > 1 else 0.0

    def row(self):
        jumps = " ".join("  x " if j is None else f"{j:.2f}" for j in self.jumps)
        return f"{self.name:<10}{self.country} {jumps}  {self.best:.2f}"


athletes = [
    Athlete("Silva", "BRA", 6.71, None, 6.88),
    Athlete("Kowalska", "POL", 6.88, 6.60, 6.55),
    Athlete("Mensah", "GHA", None, None, None),
    Athlete("Hart", "GBR", 6.90, 6.12, None),
]
medals = ["🥇", "🥈", "🥉"]
ranking = sorted(athletes, key=attrgetter("best", "second"), reverse=True)
for i, a in enumerate(ranking):
    print(medals[i] if i < len(medals) else "  ", a.row())

gap = ranking[0].best - ranking[1].best
print(f"won by {gap * 100:.0f} cm")
fouls = sum(j is None for a in athletes for j in a.jumps)
print(fouls, "fouls;", max(ranking, key=lambda a: a.jumps.count(None)).name, "had the most")
print([a.country for a in ranking if a.best > 6.8])
ranking[-1].jumps += (7.01,)
print(max(athletes, key=attrgetter("best")).name)
