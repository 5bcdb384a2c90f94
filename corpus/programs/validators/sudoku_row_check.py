grid = [
    [1, 2, 3, 4],
    [3, 4, 1, 2],
    [2, 1, 4, 3],
    [4, 3, 2, 2],
]
size = 4
full = {1, 2, 3, 4}
problems = []

for i in range(size):
    row = set(grid[i])
    if row != full:
        problems.append("row %d lacks %s" % (i + 1, sorted(full - row)))

for j in range(size):
    column = set()
    for i in range(size):
        column.add(grid[i][j])
    if column != full:
        problems.append("column %d lacks %s" % (j + 1, sorted(full - column)))

for bi in (0, 2):
    for bj in (0, 2):
        block = {grid[bi + di][bj + dj] for di in (0, 1) for dj in (0, 1)}
        if block != full:
            problems.append(f"block {bi},{bj} lacks {sorted(full - block)}")

for p in problems:
    print(p)
print("valid" if not problems else "%d problems" % len(problems))
