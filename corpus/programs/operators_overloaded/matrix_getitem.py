class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    def __getitem__(self, key):
        if isinstance(key, tuple):
            i, j = key
            return self.rows[i][j]
        return self.rows[key]

    def __setitem__(self, key, value):
        i, j = key
        self.rows[i][j] = value

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"{self.shape} @ {other.shape}")
        columns = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in columns] for r in self.rows])

    def __pow__(self, n):
        result = self
        for _ in range(n - 1):
            result = result @ self
        return result

    def __invert__(self):
        return Matrix(zip(*self.rows))

    def __str__(self):
        return "\n".join(" ".join(f"{x:3}" for x in r) for r in self.rows)


def main():
    fib = Matrix([[1, 1], [1, 0]])
    print(fib ** 6)
    print((fib ** 6)[0, 1], fib[1])
    wide = Matrix([[1, 2, 3], [4, 5, 6]])
    wide[0, 2] = 9
    print(~wide)
    print((wide @ ~wide).rows, wide.shape)
    try:
        wide @ wide
    except ValueError as e:
        print("cannot:", e)


main()
