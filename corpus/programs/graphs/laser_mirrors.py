ROOM = [
    r"..\.",
    r"....",
    r"/.\.",
    r"\.|/",
]
TURN = {"/": lambda dx, dy: (-dy, -dx), "\\": lambda dx, dy: (dy, dx)}


def beam(room, x, y, dx, dy):
    seen = set()
    while 0 <= y < len(room) and 0 <= x < len(room[y]):
        if (x, y, dx, dy) in seen:
            return "loop", len(seen)
        seen.add((x, y, dx, dy))
        cell = room[y][x]
        if cell in TURN:
            dx, dy = TURN[cell](dx, dy)
        elif cell == "|":
            return "wall", len(seen)
        x, y = x + dx, y + dy
    return (x, y), len(seen)


for start in [(0, 0, 1, 0), (0, 1, 1, 0), (3, 2, -1, 0), (0, 3, 0, -1)]:
    where, steps = beam(ROOM, *start)
    print(start, "ends", where, "after", steps)
