class Matrix:
    def __init__(self, a, b, c, d, mod=26):
        self.cells = (a % mod, b % mod, c % mod, d % mod)
        self.mod = mod

    @property
    def det(self):
        a, b, c, d = self.cells
        return (a * d - b * c) % self.mod

    def inverse(self):
        a, b, c, d = self.cells
        try:
            f = pow(self.det, -1, self.mod)
        except ValueError:
            raise ArithmeticError(f"determinant {self.det} cannot be inverted") from None
        return Matrix(f * d, -f * b, -f * c, f * a, self.mod)

    def __matmul__(self, other):
        a, b, c, d = self.cells
        if isinstance(other, Matrix):
            e, f, g, h = other.cells
            return Matrix(a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h, self.mod)
        x, y = other
        return (a * x + b * y) % self.mod, (c * x + d * y) % self.mod

    def __repr__(self):
        return "[%d %d; %d %d]" % self.cells


def apply(matrix, text):
    if len(text) % 2:
        text += "x"
    nums = [ord(c) - 97 for c in text]
    out = []
    for pair in zip(nums[::2], nums[1::2]):
        out.extend(matrix @ pair)
    return "".join(chr(n + 97) for n in out)


def main():
    key = Matrix(3, 3, 2, 5)
    print(key, key.det, key.inverse())
    coded = apply(key, "shortcut")
    print(coded, apply(key.inverse(), coded))
    print(key @ key.inverse(), apply(key, "odd"))
    for cells in ((2, 4, 1, 3), (1, 1, 0, 1)):
        m = Matrix(*cells)
        try:
            print(m, m.inverse())
        except ArithmeticError as e:
            print(m, e)


main()
