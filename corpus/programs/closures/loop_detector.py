def watcher(limit=3):
    seen = {}
    def saw(state):
        key = tuple(state)
        seen[key] = seen.get(key, 0) + 1
        return seen[key] >= limit
    return saw

def life(row):
    n = len(row)
    new = []
    for i in range(n):
        left = row[i - 1]
        right = row[(i + 1) % n]
        new.append(left ^ right)
    return new

for start in ([0, 0, 1, 0, 0], [1, 0, 1, 1], [0, 0, 0]):
    row = start
    stuck = watcher(2)
    steps = 0
    while not stuck(row):
        row = life(row)
        steps += 1
    print(start, "repeats after", steps, "at", row)

strict = watcher(limit=1)
print(strict("abc"), strict([]))
