grid = [
    r"..\..",
    r".....",
    r"..\./",
    r"/...\\"[:5],
]


def trace(r, c, dr, dc, limit=40):
    visited = []
    while 0 <= r < len(grid) and 0 <= c < len(grid[0]):
        state = (r, c, dr, dc)
        if state in visited or len(visited) == limit:
            return visited, "loop"
        visited.append(state)
        mirror = grid[r][c]
        if mirror == "/":
            dr, dc = -dc, -dr
        elif mirror == "\\":
            dr, dc = dc, dr
        r, c = r + dr, c + dc
    return visited, (r, c)


beams = {"left": (0, 0, 0, 1), "top": (0, 4, 1, 0), "bottom": (3, 0, -1, 0), "row 1": (1, 0, 0, 1)}
for name, beam in beams.items():
    visited, exit_ = trace(*beam)
    cells = {(r, c) for r, c, *_ in visited}
    mirrors = sum(grid[r][c] != "." for r, c in cells)
    print(f"{name:7} {len(cells):>2} cells {mirrors} mirrors leaves at {exit_}")
lit = {(r, c) for b in beams.values() for r, c, *_ in trace(*b)[0]}
print("\n".join("".join("+" if (r, c) in lit else ch for c, ch in enumerate(row)) for r, row in enumerate(grid)))
