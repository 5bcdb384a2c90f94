subjects = ["Latin", "Sport", "Chem"]
names = ["Ari", "Bo", "Cy", "Di"]
grid = [
    [11, 14, 8],
    [9, None, 12],
    [15, 13, 15],
    [7, 10, None],
]

def mean(values):
    known = [v for v in values if v is not None]
    return sum(known) / len(known)

print(" " * 6 + "".join(f"{s:>7}" for s in subjects) + "   mean")
for name, row in zip(names, grid):
    cells = "".join(f"{'-' if v is None else v:>7}" for v in row)
    print(f"{name:<6}{cells}{mean(row):7.2f}")

columns = [list(c) for c in zip(*grid)]
print(f"{'mean':<6}" + "".join(f"{mean(c):7.2f}" for c in columns))

missing = [(names[i], subjects[j]) for i in range(4) for j in range(3) if grid[i][j] is None]
print("missing:", missing)
for i, j in ((r, c) for r in range(4) for c in range(3) if grid[r][c] is None):
    grid[i][j] = round(mean(columns[j]))
print(grid)
print(max(range(4), key=lambda i: mean(grid[i])), names[max(range(4), key=lambda i: mean(grid[i]))])
