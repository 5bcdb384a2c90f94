class Tile:
    def __init__(self, x, y, zoom):
        self.key = (x, y, zoom)

    def children(self):
        x, y, z = self.key
        for dx in (0, 1):
            for dy in (0, 1):
                yield Tile(2 * x + dx, 2 * y + dy, z + 1)

    def parent(self):
        x, y, z = self.key
        return Tile(x // 2, y // 2, z - 1) if z else None


class Loader:
    def __init__(self, *available):
        self.available = set(available)
        self.memory = {}

    def image(self, tile):
        """The tile itself or the nearest coarser one."""
        wanted, steps = tile, 0
        while tile is not None:
            if tile.key in self.memory:
                break
            if tile.key in self.available:
                self.memory[tile.key] = "img%d%d%d" % tile.key
                break
            tile, steps = tile.parent(), steps + 1
        else:
            return None
        if steps:
            self.memory[wanted.key] = self.memory[tile.key] + "↑" * steps
        return self.memory[wanted.key]


loader = Loader((0, 0, 0), (1, 0, 1), (2, 1, 2))
for key in [(2, 1, 2), (3, 1, 2), (0, 1, 1), (7, 7, 3)]:
    print(key, loader.image(Tile(*key)))
print(sorted(loader.memory))
print([loader.image(t) for t in Tile(1, 0, 1).children()])
loader.available.add((7, 7, 3))
print(loader.image(Tile(7, 7, 3)))
print(Loader().image(Tile(4, 4, 3)))
