class Comb:
    """Cells of a honeycomb; the rows with odd numbers stand half a cell to the right."""
    EVEN = ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0))
    ODD = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1))

    def __init__(self, *rows):
        self.rows = [list(map(int, r)) for r in rows]

    def around(self, r, c):
        for dr, dc in Comb.ODD if r % 2 else Comb.EVEN:
            y, x = r + dr, c + dc
            if 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y]):
                yield self.rows[y][x]

    def level(self):
        return [[round((cell + sum(self.around(r, c))) / (1 + len(list(self.around(r, c))))) for c, cell in enumerate(row)]
                for r, row in enumerate(self.rows)]

    def __len__(self):
        return sum(len(r) for r in self.rows)

    def show(self):
        for i, row in enumerate(self.rows):
            print(" " * (i % 2) + " ".join(map(str, row)))


comb = Comb("309", "170", "444")
comb.show()
print(len(comb), sorted(comb.around(0, 0)), sorted(comb.around(1, 1)))
comb.rows = comb.level()
comb.show()
print("honey", sum(map(sum, comb.rows)))
