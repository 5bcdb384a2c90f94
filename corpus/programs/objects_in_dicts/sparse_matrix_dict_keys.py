class Sparse:
    def __init__(self, size, cells=()):
        self.size = size
        self.cells = {}
        for (r, c), v in dict(cells).items():
            self[r, c] = v

    def __setitem__(self, at, value):
        if not all(0 <= x < self.size for x in at):
            raise IndexError(at)
        if value:
            self.cells[at] = value
        else:
            self.cells.pop(at, None)

    def __getitem__(self, at):
        return self.cells.get(at, 0)

    def __matmul__(self, other):
        result = Sparse(self.size)
        for (r, k), a in self.cells.items():
            for (k2, c), b in other.cells.items():
                if k == k2:
                    result[r, c] += a * b
        return result

    @property
    def T(self):
        return Sparse(self.size, {(c, r): v for (r, c), v in self.cells.items()})


m = Sparse(3, {(0, 1): 2, (1, 2): 3, (2, 0): 1})
p = m @ m
print(sorted(p.cells.items()), p[0, 0], len((m @ p).cells))
m[0, 1] -= 2
m[0, 0] += 5
print(m.cells, m.T.cells, m[9, 9])
p[0, 2] = 0
print(p.cells == (m @ m).cells, (m @ m).cells)
m[3, 0] = 1
