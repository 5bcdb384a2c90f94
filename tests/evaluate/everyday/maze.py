from collections import deque

MAZE = [
    "S.#",
    "..#",
    "#.E",
]
WAYS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def find(letter):
    for y, row in enumerate(MAZE):
        x = row.find(letter)
        if x >= 0:
            return y, x
    return None


def shortest():
    start, end = find("S"), find("E")
    queue = deque([(start, [])])
    seen = {start}
    while queue:
        (y, x), path = queue.popleft()
        if (y, x) == end:
            return path
        for name, (dy, dx) in WAYS.items():
            place = y + dy, x + dx
            if not (0 <= place[0] < 3 and 0 <= place[1] < 3):
                continue
            if MAZE[place[0]][place[1]] == "#" or place in seen:
                continue
            seen.add(place)
            queue.append((place, path + [name]))


print(shortest())
