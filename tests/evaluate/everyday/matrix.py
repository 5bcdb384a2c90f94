class Matrix:
    def __init__(self, rows):
        self.rows = [list(row) for row in rows]

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    def __getitem__(self, place):
        row, column = place
        return self.rows[row][column]

    def __mul__(self, other):
        result = []
        for row in self.rows:
            new = []
            for column in zip(*other.rows):
                new.append(sum(a * b for a, b in zip(row, column)))
            result.append(new)
        return Matrix(result)

    def __eq__(self, other):
        return self.rows == other.rows

    def __repr__(self):
        return f"Matrix({self.rows})"


def power(base, n):
    result = Matrix.identity(2)
    while n > 0:
        if n % 2:
            result = result * base
        base = base * base
        n //= 2
    return result


fib = power(Matrix([[1, 1], [1, 0]]), 3)
print(fib, fib[0, 1])
print(fib == Matrix.identity(2))
