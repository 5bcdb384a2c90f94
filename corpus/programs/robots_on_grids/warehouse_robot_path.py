from collections import deque

HALL = [
    "S..#....",
    ".#.#.##.",
    ".#...#..",
    ".####.#.",
    "......#G",
]


def locate(symbol):
    return next((r, row.index(symbol)) for r, row in enumerate(HALL) if symbol in row)


def path(start, goal):
    came_from = {start: None}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here == goal:
            break
        r, c = here
        for nxt in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
            if nxt in came_from or not (0 <= nxt[0] < len(HALL) and 0 <= nxt[1] < len(HALL[0])):
                continue
            if HALL[nxt[0]][nxt[1]] != "#":
                came_from[nxt] = here
                queue.append(nxt)
    steps = []
    while goal is not None:
        steps.append(goal)
        goal = came_from[goal]
    return steps[::-1]


def commands(steps):
    names = {(0, 1): ">", (0, -1): "<", (1, 0): "v", (-1, 0): "^"}
    return "".join(names[b[0] - a[0], b[1] - a[1]] for a, b in zip(steps, steps[1:]))


route = path(locate("S"), locate("G"))
print(len(route) - 1, commands(route))
turns = sum(a != b for a, b in zip(commands(route), commands(route)[1:]))
print("turns", turns)
