names = ["Aldo", "Britta", "Cem", "Dalia"]
sheet = [
    [None, 5, 3, 5],
    [2, None, 5, 4],
    [5, 1, None, 5],
    [4, 5, 0, None],
]


class Fencer:
    def __init__(self, i):
        self.name = names[i]
        row = [x for x in sheet[i] if x is not None]
        column = [r[i] for r in sheet if r[i] is not None]
        self.wins = sum(a > b for a, b in zip(row, column))
        self.given, self.taken = sum(row), sum(column)

    @property
    def index(self):
        return self.given - self.taken

    def key(self):
        return -self.wins / 3, -self.index, -self.given

    def __str__(self):
        return f"{self.name:7} V{self.wins} {self.given:>2}-{self.taken:<2} {self.index:+d}"


fencers = [Fencer(i) for i in range(len(names))]
fencers.sort(key=Fencer.key)
print(*fencers, sep="\n")
print("sum of indices:", sum(f.index for f in fencers))
bouts = len(names) * (len(names) - 1) // 2
assert sum(f.wins for f in fencers) == bouts, "wins do not add up"
upset = [(f.name, g.name) for f in fencers for g in fencers if f.wins > g.wins and sheet[names.index(f.name)][names.index(g.name)] < 5]
print("lost to a lower one:", upset)
