events = []

def rooms(names):
    try:
        for n in names:
            events.append("open " + n)
            yield n
    finally:
        events.append("lock all")

# 1: read to the end
visited = [r for r in rooms(["hall", "attic"])]
print(visited, events)

# 2: break in the middle
events.clear()
tour = rooms(["cellar", "kitchen", "garden"])
for r in tour:
    if r == "kitchen":
        break
print(events)
tour.close()
print(events)

# 3: an error inside
events.clear()
try:
    for r in rooms(["bath", "study"]):
        size = {"bath": 6}[r]
        print(r, size)
except KeyError as e:
    print("no size for", e)
    del e
print(events, len(events))
