class Grid:
    def __init__(self, size):
        self.size = size
        self.cells = {}

    def fits(self, word, r, c, down):
        for k, letter in enumerate(word):
            pos = (r + k, c) if down else (r, c + k)
            if max(pos) >= self.size:
                return False
            if self.cells.get(pos, letter) != letter:
                return False
        return True

    def write(self, word, r, c, down=False):
        if not self.fits(word, r, c, down):
            return False
        for k, letter in enumerate(word):
            self.cells[(r + k, c) if down else (r, c + k)] = letter
        return True

    def __contains__(self, letter):
        return letter in self.cells.values()

    def __iter__(self):
        for r in range(self.size):
            yield "".join(self.cells.get((r, c), "#") for c in range(self.size))


g = Grid(5)
attempts = [("plane", 1, 0, False), ("salt", 0, 1, True), ("tea", 2, 2, False), ("apron", 1, 2, True), ("net", 1, 3, True)]
for word, *where in attempts:
    print(word, "ok" if g.write(word, *where) else "does not fit")
print(*g, sep="\n")
print("z" in g, "t" in g)
