timesheet = [
    ("mon", "Ada", "design", 3),
    ("mon", "Bob", "test", 5),
    ("tue", "Ada", "design", 2),
    ("tue", "Ada", "test", 4),
    ("wed", "Bob", "design", 1.5),
]

people = sorted({row[1] for row in timesheet})
tasks = sorted({row[2] for row in timesheet})

pivot = {p: {t: 0 for t in tasks} for p in people}
for _, person, task, hours in timesheet:
    pivot[person][task] += hours

print("person," + ",".join(tasks) + ",sum")
for p in people:
    cells = [pivot[p][t] for t in tasks]
    print(",".join([p] + [str(c) for c in cells] + [str(sum(cells))]))

columns = list(zip(*(pivot[p].values() for p in people)))
footer = [sum(col) for col in columns]
print("total," + ",".join(map(str, footer)) + "," + str(sum(footer)))
busiest = max(((p, t) for p in people for t in tasks), key=lambda pt: pivot[pt[0]][pt[1]])
print("busiest cell:", busiest, pivot[busiest[0]][busiest[1]])
