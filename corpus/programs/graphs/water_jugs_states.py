big, small = 7, 4
goal = 5
todo = [((0, 0), [])]
seen = {(0, 0)}
answer = None

while todo:
    (a, b), steps = todo.pop(0)
    if a == goal or b == goal:
        answer = steps
        break
    pour_ab = min(a, small - b)
    pour_ba = min(b, big - a)
    choices = [
        ("fill big", (big, b)),
        ("fill small", (a, small)),
        ("empty big", (0, b)),
        ("empty small", (a, 0)),
        ("big to small", (a - pour_ab, b + pour_ab)),
        ("small to big", (a + pour_ba, b - pour_ba)),
    ]
    for name, state in choices:
        if state not in seen:
            seen.add(state)
            todo.append((state, steps + [(name, state)]))

if answer is None:
    print("cannot be done")
else:
    for i, (name, state) in enumerate(answer, 1):
        print(f"{i:2}. {name:<13}{state}")
print(len(seen), "states looked at")
