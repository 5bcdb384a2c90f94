class Student:
    def __init__(self, name, *points):
        self.name = name
        self.points = points

    @property
    def total(self):
        return sum(self.points)


group = [Student("Ole", 5, 9), Student("Eva", 8, 6), Student("Tim", 2), Student("Ada", 7, 7, 1)]
group.sort(key=lambda s: s.name)
group.sort(key=lambda s: s.total, reverse=True)
for s in group:
    print(f"{s.name:4}{s.total:>3}  {s.points}")

rank = 1
ranks = {}
for i, s in enumerate(group):
    if i and s.total < group[i - 1].total:
        rank = i + 1
    ranks.setdefault(rank, []).append(s.name)
print(ranks)
best, *_, worst = group
print(best.name, worst.name, best.total - worst.total)
print(sorted(group, key=lambda s: (-len(s.points), max(s.points)))[0].name)
print([s.name for s in group if s.total == group[1].total and s is not group[1]])
