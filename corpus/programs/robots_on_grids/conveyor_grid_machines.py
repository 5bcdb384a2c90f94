class Tile:
    ARROWS = {">": (0, 1), "<": (0, -1), "^": (-1, 0), "v": (1, 0)}

    def __init__(self, sign):
        self.sign = sign
        self.item = None
        self.next = None


class Factory:
    def __init__(self, *rows):
        self.grid = [[Tile(c) for c in row] for row in rows]
        for r, row in enumerate(self.grid):
            for c, tile in enumerate(row):
                if tile.sign in Tile.ARROWS:
                    dr, dc = Tile.ARROWS[tile.sign]
                    if 0 <= r + dr < len(self.grid) and 0 <= c + dc < len(row):
                        tile.next = self.grid[r + dr][c + dc]
        self.out = []

    def step(self):
        moved = set()
        for row in self.grid:
            for tile in row:
                if tile.item is None or tile in moved:
                    continue
                if tile.sign == "O":
                    self.out.append(tile.item)
                    tile.item = None
                elif tile.next and tile.next.item is None:
                    tile.next.item, tile.item = tile.item, None
                    moved.add(tile.next)

    def __str__(self):
        return "/".join("".join(t.item or t.sign for t in row) for row in self.grid)


f = Factory(">v", "O<")
f.grid[0][0].item = "x"
for t in range(5):
    if t == 1:
        f.grid[0][0].item = "y"
    f.step()
    print(t, f, f.out)
