import heapq

todo = []
entry = {}
serial = 0

def add(task, priority = 5):
    global serial
    if task in entry:
        entry[task][2] = None      # old entry is dead
    serial += 1
    item = [priority, serial, task]
    entry[task] = item
    heapq.heappush(todo, item)

def take():
    while todo:
        priority, _, task = heapq.heappop(todo)
        if task is not None:
            del entry[task]
            return task
    return "nothing to do"

add("water the plants")
add("pay rent", 1)
add("call grandma", 3)
add("read")
add("water the plants", 2)
print(len(todo), "entries,", len(entry), "tasks")
print(take())
print(take())
add("read", 9)
add("pay rent", 1)
for _ in range(4):
    print("-", take())
print(todo, entry)
