results = [
    ("Ajax", 3, 1, "Club"),
    ("Union", 2, 2, "Ajax"),
    ("Club", 0, 1, "Union"),
    ("Ajax", 1, 0, "Union"),
]

table = {}
for home, hg, ag, away in results:
    for team, scored, let_in in ((home, hg, ag), (away, ag, hg)):
        row = table.setdefault(team, {"p": 0, "w": 0, "d": 0, "gd": 0, "pts": 0})
        row["p"] += 1
        row["gd"] += scored - let_in
        if scored > let_in:
            row["w"] += 1
            row["pts"] += 3
        elif scored == let_in:
            row["d"] += 1
            row["pts"] += 1

ranking = sorted(table.items(), key=lambda kv: (kv[1]["pts"], kv[1]["gd"]), reverse=True)
for place, (team, row) in enumerate(ranking, 1):
    numbers = " ".join(f"{v:>3}" for v in row.values())
    print(f"{place} {team:<6}{numbers}")
assert sum(r["gd"] for r in table.values()) == 0
goals = sum(hg + ag for _, hg, ag, _ in results)
print(goals, "goals,", goals / len(results), "per game")
leader, last = ranking[0][0], ranking[-1][0]
print(leader, "leads,", last, "is last")
