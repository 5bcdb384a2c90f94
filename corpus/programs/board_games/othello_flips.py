DIRS = [(dr, dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if (dr, dc) != (0, 0)]

def flips(board, r, c, me):
    result = []
    for dr, dc in DIRS:
        line = []
        y, x = r + dr, c + dc
        while 0 <= y < 6 and 0 <= x < 6:
            cell = board[y][x]
            if cell == ".":
                break
            if cell == me:
                result += line
                break
            line.append((y, x))
            y += dr; x += dc
    return result

grid = [list(row) for row in (
    "......",
    "..BW..",
    "..WB..",
    "..WWB.",
    "......",
    "......",
)]

moves = {}
for r in range(1, 5):
    for c in range(1, 5):
        if grid[r][c] == ".":
            got = flips(grid, r, c, "B")
            if got:
                moves[r, c] = got

for spot, got in moves.items():
    print(spot, len(got), got)
best = max(moves, key=lambda m: len(moves[m]))
for y, x in moves[best] + [best]:
    grid[y][x] = "B"
print("\n".join("".join(row) for row in grid))
print(sum(row.count("B") for row in grid), "black")
