from itertools import cycle

rooms = ["Egypt", "Rome", "Café", "Modern"]
alarms = {3: "Rome", 4: "Modern", 9: "Egypt"}
position = 0
target = None
log = []
patrol = cycle([1, 1, 1, -1, -1, -1])

for minute in range(12):
    if minute in alarms:
        if target is not None:
            log.append(f"{minute}: alarm in {alarms[minute]} while busy")
        target = rooms.index(alarms[minute])
    if target is None:
        position += next(patrol)
        position = max(0, min(position, len(rooms) - 1))
    elif position < target:
        position += 1
    elif position > target:
        position -= 1
    else:
        log.append(f"{minute}: checked {rooms[position]}")
        target = None
    print(minute, rooms[position], "!" if target is not None else "")

print("\n".join(log))
checked = {entry.split()[-1] for entry in log if "checked" in entry}
print("never checked:", sorted(set(alarms.values()) - checked) or "none")
