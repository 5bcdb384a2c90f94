class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        if len({len(r) for r in self.rows}) > 1:
            raise ValueError("rows of different length")

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    def minor(self, i, j):
        return Matrix(row[:j] + row[j + 1:] for k, row in enumerate(self.rows) if k != i)

    def det(self):
        n, m = self.shape
        if n != m:
            raise ValueError(f"{n}x{m} is not square")
        if n == 1:
            return self.rows[0][0]
        return sum((-1) ** j * a * self.minor(0, j).det() for j, a in enumerate(self.rows[0]) if a)

    def __matmul__(self, other):
        columns = list(zip(*other.rows))
        return Matrix([sum(a * b for a, b in zip(row, col)) for col in columns] for row in self.rows)


a = Matrix([[2, 0], [1, 3]])
b = Matrix([[1, 4], [0, 1]])
print((a @ b).rows, a.det(), (a @ b).det() == a.det() * b.det())
print(Matrix([[1, 0, 2], [0, 1, 0], [3, 0, 1]]).det(), a.minor(0, 0).rows)
for rows in ([[1, 2]], [[1], [2, 3]]):
    try:
        print(Matrix(rows).det())
    except ValueError as e:
        print(e)
