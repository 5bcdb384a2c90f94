from collections import deque

grid = [deque("ABCD"), deque("EFGH"), deque("IJKL")]
spare = "Z"


def push_row(grid, r, tile, from_left=True):
    row = grid[r]
    if from_left:
        row.appendleft(tile)
        return row.pop()
    row.append(tile)
    return row.popleft()


def push_column(grid, c, tile):
    for row in grid:
        row[c], tile = tile, row[c]
    return tile


def show(grid):
    for row in grid:
        print(" ".join(row))


def main():
    tile = spare
    tile = push_row(grid, 1, tile)
    print("out:", tile)
    tile = push_column(grid, 2, tile)
    print("out:", tile)
    tile = push_row(grid, 0, tile, from_left=False)
    show(grid)
    grid[2].rotate(2)
    print("rotated", "".join(grid[2]), "spare", tile)
    tile = push_column(grid, 4, tile)


main()
