events = [
    ("add", "milk", 2),
    ("add", "eggs", 12),
    ("remove", "eggs", 2),
    ("add", "bread", 1),
    ("undo",),
    ("remove", "milk", 2),
    ("undo",),
    ("undo",),
]

state = {}
history = []
for event in events:
    match event:
        case ("add", item, n):
            state[item] = state.get(item, 0) + n
            history.append(event)
        case ("remove", item, n) if state.get(item, 0) >= n:
            state[item] -= n
            history.append(event)
        case ("remove", item, _):
            print("not enough", item)
        case ("undo",):
            kind, item, n = history.pop()
            state[item] += -n if kind == "add" else n
            if state[item] == 0:
                del state[item]
        case other:
            print("?", other)
    print(event[0], state)

print("items:", sum(state.values()), "undoable:", len(history))
