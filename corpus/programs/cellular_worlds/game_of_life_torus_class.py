class Torus:
    def __init__(self, text):
        self.rows = [[ch == "*" for ch in line] for line in text.split()]
        self.h, self.w = len(self.rows), len(self.rows[0])

    def __getitem__(self, key):
        r, c = key
        return self.rows[r % self.h][c % self.w]

    def __eq__(self, other):
        return self.rows == other.rows

    def __str__(self):
        return "\n".join("".join(".*"[cell] for cell in row) for row in self.rows)

    def next(self):
        new = Torus(str(self))
        for r in range(self.h):
            for c in range(self.w):
                n = sum(self[r + i, c + j] for i in (-1, 0, 1) for j in (-1, 0, 1)) - self[r, c]
                new.rows[r][c] = n == 3 or (n == 2 and self[r, c])
        return new


def period(world, limit=3):
    start = world
    for n in range(1, limit + 1):
        world = world.next()
        if world == start:
            return n
    return None


toad = Torus(".... .*.. .*.. .*..")
for name, world in (("line", toad),):
    print(name, "period", period(world))
print(toad)
