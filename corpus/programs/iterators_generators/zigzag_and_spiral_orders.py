def spiral(matrix):
    rows = [list(r) for r in matrix]
    while rows:
        yield from rows.pop(0)
        rows = [list(r) for r in zip(*rows)][::-1]


def diagonals(matrix):
    n, m = len(matrix), len(matrix[0])
    for d in range(n + m - 1):
        line = [matrix[r][d - r] for r in range(n) if 0 <= d - r < m]
        yield line if d % 2 else line[::-1]


def boustrophedon(matrix):
    for i, row in enumerate(matrix):
        yield from reversed(row) if i % 2 else row


m = ["abc", "def", "ghi"]
print("".join(spiral(m)))
print("".join(boustrophedon(m)))
print(["".join(d) for d in diagonals(m)])
print(list(spiral([[1, 2]])), list(diagonals([[1], [2]])))
