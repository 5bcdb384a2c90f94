from collections import defaultdict

people = {
    "Ruth": {"welding": 3, "forklift": 1},
    "Sam": {"forklift": 2, "first aid": 1},
    "Tomas": {"welding": 1, "first aid": 3, "french": 2},
}

experts = defaultdict(list)
for name, skills in people.items():
    for skill, level in skills.items():
        experts[skill].append((level, name))

for skill in sorted(experts):
    ranked = sorted(experts[skill], reverse=True)
    print(f"{skill:<10}", ", ".join(f"{n}({l})" for l, n in ranked))

single = {s: e[0][1] for s, e in experts.items() if len(e) == 1}
print("only one person:", single)


def cover(team, needed):
    have = set().union(*(people[t] for t in team))
    return needed - have


needed = {"welding", "french", "forklift"}
for team in (["Ruth", "Sam"], ["Sam", "Tomas"], ["Ruth", "Tomas"]):
    gap = cover(team, needed)
    print(team, "ok" if not gap else f"lacks {gap.pop()}")
total = {n: sum(s.values()) for n, s in people.items()}
print(max(total, key=total.get), total)
