ROWS = 4
COLS = 5


def new_grid():
    return [["."] * COLS] * ROWS


def place(grid, row, col, mark):
    if grid[row][col] != ".":
        return False
    grid[row][col] = mark
    return True


def show(grid):
    for r, row in enumerate(grid):
        print(r, " ".join(row))


def free(grid):
    return sum(row.count(".") for row in grid)


grid = new_grid()
print("free:", free(grid))
ok = place(grid, 1, 2, "T")
show(grid)
print(ok, place(grid, 3, 2, "C"))
place(grid, 0, 4, "S")
print("free:", free(grid))
show(grid)
