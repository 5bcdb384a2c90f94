grid = [
    [0, 0, 0, 0, 0],
    [0, 0, 1, 0, 0],
    [0, 0, 1, 0, 0],
    [0, 0, 1, 0, 0],
    [0, 0, 0, 0, 0],
]

def count(grid, r, c):
    n = 0
    for i in range(r - 1, r + 2):
        for j in range(c - 1, c + 2):
            if (i, j) != (r, c) and grid[i][j]:
                n += 1
    return n

new = grid
for r in range(1, 4):
    for c in range(1, 4):
        n = count(grid, r, c)
        if grid[r][c] and n not in (2, 3):
            new[r][c] = 0
        elif n == 3:
            new[r][c] = 1

for row in new:
    print("".join("#" if x else "." for x in row))
print("alive", sum(map(sum, new)))
