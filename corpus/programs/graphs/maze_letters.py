MAZE = """
#########
#S..#...#
#.#.#.#.#
#.#...#G#
#########
""".strip().split("\n")


def find(ch):
    for y, line in enumerate(MAZE):
        if ch in line:
            return line.index(ch), y


def walk(pos, goal, visited):
    """Depth first, prefers right, down, left, up. Gives the directions."""
    if pos == goal:
        return ""
    visited.add(pos)
    x, y = pos
    for letter, nxt in zip("RDLU", ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))):
        if nxt in visited or MAZE[nxt[1]][nxt[0]] == "#":
            continue
        rest = walk(nxt, goal, visited)
        if rest is not None:
            return letter + rest
    return None


def squeeze(path):
    out, n = "", 0
    for i, ch in enumerate(path):
        n += 1
        if i + 1 == len(path) or path[i + 1] != ch:
            out += f"{n}{ch}"
            n = 0
    return out


start, goal = find("S"), find("G")
print(start, goal)
visited = set()
path = walk(start, goal, visited)
print(path, len(path))
print(squeeze(path))
print("cells seen", len(visited))
