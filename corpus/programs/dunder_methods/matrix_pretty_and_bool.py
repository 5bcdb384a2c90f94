class Bits:
    def __init__(self, *rows):
        self.rows = rows

    def __bool__(self):
        return any("1" in r for r in self.rows)

    def __len__(self):
        return len(self.rows)

    def __iter__(self):
        for r, row in enumerate(self.rows):
            for c, bit in enumerate(row):
                if bit == "1":
                    yield r, c

    def __and__(self, other):
        return Bits(*("".join("01"[a == b == "1"] for a, b in zip(x, y)) for x, y in zip(self.rows, other.rows)))

    def __rshift__(self, n):
        return Bits(*(("0" * n + r)[:len(r)] for r in self.rows))

    def __str__(self):
        return "/".join(self.rows).replace("0", ".").replace("1", "#")


a, b = Bits("110", "010"), Bits("011", "001")
print(a, "|", b, "|", a & b, "|", a >> 1)
print(bool(a), bool(a >> 3), len(a >> 3), list(a & b), (0, 1) in a)
hit = a & b
steps = 0
while hit:
    b >>= 1
    hit = a & b
    steps += 1
print(steps, b, list(b), "empty" if not Bits() else "full")
