from dataclasses import dataclass
from functools import cached_property


@dataclass
class Row:
    team: str
    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    against: int = 0

    @property
    def points(self):
        return 3 * self.won + self.drawn

    @property
    def key(self):
        return self.points, self.scored - self.against, self.scored

    def add(self, mine, theirs):
        self.scored += mine
        self.against += theirs
        if mine > theirs:
            self.won += 1
        elif mine == theirs:
            self.drawn += 1
        else:
            self.lost += 1


RESULTS = """Peru 2:1 Chile
Ghana 0:0 Japan
Peru 1:1 Ghana
Japan 3:0 Chile
Chile 2:2 Ghana
Japan 1:2 Peru"""

table = {}
for line in RESULTS.splitlines():
    home, score, away = line.split()
    x, y = map(int, score.split(":"))
    table.setdefault(home, Row(home)).add(x, y)
    table.setdefault(away, Row(away)).add(y, x)

ranking = sorted(table.values(), key=lambda r: r.key, reverse=True)
for place, r in enumerate(ranking, 1):
    print(f"{place}. {r.team:6} {r.won}-{r.drawn}-{r.lost} {r.scored}:{r.against} {r.points:>2} pts")
print("through:", [r.team for r in ranking[:2]])
print(table["Peru"])
