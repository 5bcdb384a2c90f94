students = ["Amy", "Bao", "Cid", "Dee", "Eva", "Fox", "Gil", "Hal"]
skills = {"Amy": 9, "Bao": 4, "Cid": 7, "Dee": 2, "Eva": 8, "Fox": 5, "Gil": 6, "Hal": 3}


def draft(names, teams):
    """Strongest first, always into the weakest team."""
    result = [[] for _ in range(teams)]
    for name in sorted(names, key=skills.get, reverse=True):
        weakest = min(result, key=lambda team: sum(skills[n] for n in team))
        weakest.append(name)
    return result


def fairness(teams):
    sums = [sum(skills[n] for n in t) for t in teams]
    return max(sums) - min(sums), sums


for count in (2, 3):
    teams = draft(students, count)
    gap, sums = fairness(teams)
    for t, s in zip(teams, sums):
        print(f"  {'/'.join(t)} = {s}")
    print(count, "teams, gap", gap)

simple = [students[i::2] for i in (0, 1)]
print("counting off:", fairness(simple))
sizes = [len(t) for t in draft(students, 3)]
print("sizes", sizes, "balanced" if max(sizes) - min(sizes) <= 1 else "unbalanced")
