class Stuck(Exception):
    def __init__(self, x, y):
        super().__init__(f"stuck at {x},{y}")
        self.x, self.y = x, y


GRID = [
    "..#.",
    "..#.",
    "....",
]


def move(pos, step):
    x, y = pos
    dx, dy = {"r": (1, 0), "l": (-1, 0), "d": (0, 1), "u": (0, -1)}[step]
    nx, ny = x + dx, y + dy
    if not (0 <= ny < len(GRID) and 0 <= nx < len(GRID[0])) or GRID[ny][nx] == "#":
        raise Stuck(x, y)
    return nx, ny


def walk(path, start=(0, 0)):
    pos = start
    detours = 0
    steps = list(path)
    while steps:
        step = steps.pop(0)
        try:
            pos = move(pos, step)
        except Stuck as s:
            if step == "r" and detours < 3:
                detours += 1
                steps[:0] = ["d", "r"]
            else:
                print("  ", s, "left:", "".join(steps))
                return pos, detours
    return pos, detours


def main():
    print(walk("rrr"))
    print(walk("rruu"))
    print(walk("l"))
    print(walk("rdrdr", start=(0, 1)))
    print(walk("x"))


main()
