cost = {
    "Pavla": {"drive": 4, "cook": 2, "clean": 8},
    "Quim": {"drive": 4, "cook": 3, "clean": 7},
    "Ravi": {"drive": 3, "cook": 1, "clean": 6},
}

def assign(people, jobs):
    if not people:
        return 0, {}
    person = people[0]
    best = None
    for job in jobs:
        rest, plan = assign(people[1:], [j for j in jobs if j != job])
        total = rest + cost[person][job]
        if best is None or total < best[0]:
            best = total, {person: job, **plan}
    return best

total, plan = assign(list(cost), ["drive", "cook", "clean"])
for person, job in plan.items():
    print(person, job, cost[person][job], sep="\t")
print("total", total)

greedy = 0
jobs = {"drive", "cook", "clean"}
for person, row in cost.items():
    job = min(jobs, key=lambda j: row[j])
    jobs.remove(job)
    greedy += row[job]
print("one after the other:", greedy)
