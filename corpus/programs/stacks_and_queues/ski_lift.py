from collections import deque


def load_chairs(groups, seats=4):
    """Groups stay together if they fit; big groups are split."""
    line = deque(groups)
    chairs = []
    while line:
        chair = []
        free = seats
        while line and free:
            name, size = line.popleft()
            if size > free and size <= seats:
                line.appendleft((name, size))
                break
            taken = min(size, free)
            chair.append((name, taken))
            free -= taken
            if size > taken:
                line.appendleft((name, size - taken))
        chairs.append(chair)
    return chairs


groups = [("Huber", 2), ("Rossi", 3), ("school", 6), ("solo", 1)]
chairs = load_chairs(groups)
for i, chair in enumerate(chairs, start=1):
    text = " + ".join(f"{n} {name}" for name, n in chair)
    print(f"chair {i}: {text}")

used = sum(n for chair in chairs for _, n in chair)
assert used == sum(size for _, size in groups)
print("{:.0%} of the seats used".format(used / (4 * len(chairs))))
print(load_chairs([("trio", 3)] * 2, seats=2))
