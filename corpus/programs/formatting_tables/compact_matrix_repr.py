class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    def __mul__(self, other):
        cols = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows])

    def __pow__(self, n):
        result = Matrix.identity(len(self.rows))
        for _ in range(n):
            result = result * self
        return result

    def __eq__(self, other):
        return self.rows == other.rows

    def __format__(self, spec):
        cells = [[format(x, spec) for x in r] for r in self.rows]
        widths = [max(map(len, col)) for col in zip(*cells)]
        n = len(cells)
        lines = []
        for i, row in enumerate(cells):
            left, right = ("[", "]") if n == 1 else ("⎡", "⎤") if i == 0 else ("⎣", "⎦") if i == n - 1 else ("⎢", "⎥")
            lines.append(left + " ".join(c.rjust(w) for c, w in zip(row, widths)) + right)
        return "\n".join(lines)

    def __str__(self):
        return format(self, "")


def main():
    fib = Matrix([[1, 1], [1, 0]])
    print(fib ** 5)
    print(f"{Matrix([[0.5, -1], [2, 1 / 3], [10, 0]]):.2f}")
    print(Matrix([[1, 2, 3]]) * Matrix([[1], [10], [100]]))
    print(fib ** 0 == Matrix.identity(2), fib * fib == fib ** 2)
    print(Matrix([["a", "bb"]]))


if __name__ == "__main__":
    main()
