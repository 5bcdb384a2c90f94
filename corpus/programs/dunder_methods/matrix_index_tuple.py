class Board:
    def __init__(self, text):
        self.rows = [list(line) for line in text.split()]

    def __getitem__(self, at):
        r, c = at
        return self.rows[r][c]

    def __setitem__(self, at, value):
        r, c = at
        self.rows[r][c] = value

    def __iter__(self):
        for r, row in enumerate(self.rows):
            for c in range(len(row)):
                yield r, c

    def __str__(self):
        return "\n".join("".join(row) for row in self.rows)

    def __eq__(self, other):
        return str(self) == str(other)


b = Board("..x .o. x..")
print([at for at in b if b[at] == "x"])
b[0, 0] = b[1, 1]
b[1, 1], b[2, 0] = b[2, 0], b[1, 1]
print(b)
print(b[-1, -1], b == Board("o.x .x. o.."))
try:
    b[3, 0]
except IndexError as e:
    print(e)
b[1] = "x"
