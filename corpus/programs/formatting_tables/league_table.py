RESULTS = [
    ("Lions", 3, 1, "Bears"), ("Bears", 2, 2, "Foxes"), ("Foxes", 0, 1, "Lions"),
    ("Bears", 4, 0, "Lions"), ("Lions", 2, 2, "Foxes"), ("Foxes", 3, 0, "Bears"),
]


class Team:
    def __init__(self, name):
        self.name = name
        self.won = self.drawn = self.lost = 0
        self.scored = self.conceded = 0

    def record(self, mine, theirs):
        self.scored += mine
        self.conceded += theirs
        if mine > theirs:
            self.won += 1
        elif mine == theirs:
            self.drawn += 1
        else:
            self.lost += 1

    @property
    def points(self):
        return 3 * self.won + self.drawn

    @property
    def difference(self):
        return self.scored - self.conceded

    def sort_key(self):
        return -self.points, -self.difference, -self.scored, self.name


teams = {}
for home, a, b, away in RESULTS:
    for name in (home, away):
        if name not in teams:
            teams[name] = Team(name)
    teams[home].record(a, b)
    teams[away].record(b, a)

print("    Team     W  D  L   goals  diff  pts")
for place, t in enumerate(sorted(teams.values(), key=Team.sort_key), 1):
    print(f"{place:>2}. {t.name:<7}{t.won:>3}{t.drawn:>3}{t.lost:>3}{t.scored:>5}:{t.conceded:<3}{t.difference:>+4}{t.points:>5}")
goals = sum(t.scored for t in teams.values())
print(goals, goals / len(RESULTS), sum(t.difference for t in teams.values()))
