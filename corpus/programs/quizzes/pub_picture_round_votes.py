from collections import Counter

answers = {
    1: ["Eiffel Tower", "eiffel tower", "Blackpool", "EIFFEL TOWER"],
    2: ["Einstein", "Newton", "Einstein", "Bohr"],
    3: ["cat", "dog", "Cat", "dog"],
}
right = {1: "Eiffel Tower", 2: "Einstein", 3: "fox"}
teams = ["A", "B", "C", "D"]

points = Counter()
for number, given in answers.items():
    normal = [g.casefold() for g in given]
    counts = Counter(normal)
    favourite, votes = counts.most_common(1)[0]
    ok = [t for t, g in zip(teams, normal) if g == right[number].casefold()]
    points.update(ok)
    lone = [t for t in ok if len(ok) == 1]
    points.update(lone)
    print(f"picture {number}: most said {favourite} ({votes}), right: {' '.join(ok) or 'nobody'}")

for team, n in points.most_common():
    print(team, n)
print("no points:", [t for t in teams if t not in points])
print(points.total(), "points given,", max(points.values()), "at most")
