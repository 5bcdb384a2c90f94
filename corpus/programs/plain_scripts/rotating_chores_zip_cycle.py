from itertools import cycle, islice

people = ["Ann", "Bob", "Cy"]
chores = ["dishes", "trash"]
turn = cycle(people)
weeks = {}
for week in range(1, 5):
    weeks[week] = dict(zip(chores, turn))
    print(week, weeks[week])
count = dict.fromkeys(people, 0)
for plan in weeks.values():
    for person in plan.values():
        count[person] += 1
print(count, "next:", next(turn))
free = {w: [p for p in people if p not in plan.values()] for w, plan in weeks.items()}
print(free)
print(list(islice(cycle("ab"), 5)), people * 2 == list(islice(cycle(people), 6)))
