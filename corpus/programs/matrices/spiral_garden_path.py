def spiral(n_rows, n_cols):
    grid = [[0] * n_cols for _ in range(n_rows)]
    top, bottom, left, right = 0, n_rows - 1, 0, n_cols - 1
    step = 1
    while top <= bottom and left <= right:
        for c in range(left, right + 1):
            grid[top][c] = step; step += 1
        top += 1
        for r in range(top, bottom + 1):
            grid[r][right] = step; step += 1
        right -= 1
        if top <= bottom:
            for c in range(right, left - 1, -1):
                grid[bottom][c] = step; step += 1
            bottom -= 1
        if left <= right:
            for r in range(bottom, top - 1, -1):
                grid[r][left] = step; step += 1
            left += 1
    return grid


paving = spiral(3, 4)
for row in paving:
    print(*(f"{s:>2}" for s in row))
stones = {s: (r, c) for r, row in enumerate(paving) for c, s in enumerate(row)}
print("last stone at", stones[max(stones)])
print("stone 8 at {}, {}".format(*stones[8]))
narrow = spiral(4, 1)
print([row[0] for row in narrow])
