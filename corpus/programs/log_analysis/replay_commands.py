JOURNAL = ["set a 5", "set b 7", "add a 3", "swap a b", "del b", "set c a", "undo", "undo"]

state = {}
snapshots = []

for line in JOURNAL:
    op, *args = line.split()
    if op == "undo":
        state = snapshots.pop()
        print(f"{line:<10}", state)
        continue
    snapshots.append(dict(state))
    if op == "set":
        name, value = args
        state[name] = state[value] if value in state else int(value)
    elif op == "add":
        state[args[0]] += int(args[1])
    elif op == "swap":
        x, y = args
        state[x], state[y] = state[y], state[x]
    elif op == "del":
        del state[args[0]]
    print(f"{line:<10}", state)

print(len(snapshots), "snapshots")
sizes = [len(s) for s in snapshots]
print(sizes, max(sizes))
changed = 0
for before, after in zip(snapshots, snapshots[1:] + [state]):
    if before != after:
        changed += 1
print("effective:", changed)
