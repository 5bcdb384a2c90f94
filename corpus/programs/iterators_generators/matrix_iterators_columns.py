class Table:
    def __init__(self, *rows):
        self._rows = rows

    def __iter__(self):
        return iter(self._rows)

    def columns(self):
        for i in range(len(self._rows[0])):
            yield [row[i] for row in self]

    def diagonal(self):
        return (row[i] for i, row in enumerate(self))

    def cells(self):
        for r, row in enumerate(self):
            for c, value in enumerate(row):
                yield (r, c), value

    def __reversed__(self):
        for row in reversed(self._rows):
            yield row[::-1]


t = Table((3, 8, 1), (4, 0, 6), (7, 5, 2))
print(list(t.columns()))
print(list(t.diagonal()), sum(t.diagonal()))
(r, c), value = max(t.cells(), key=lambda cell: cell[1])
print(f"largest {value} in row {r + 1}, column {c + 1}")
print(*reversed(t))
first, *rest = t
print(first, len(rest))
print([sorted(col)[1] for col in t.columns()])
lookup = {v: pos for pos, v in t.cells()}
print([lookup[n] for n in range(3)], 9 in lookup)
for row, col in zip(t, t.columns()):
    print(sum(row), sum(col), end=" | ")
print()
