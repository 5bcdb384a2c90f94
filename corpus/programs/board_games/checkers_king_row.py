import copy

EMPTY = "."


class Board:
    def __init__(self, text):
        self.rows = [list(line.strip()) for line in text.strip().splitlines()]

    def __getitem__(self, pos):
        r, c = pos
        return self.rows[r][c]

    def __setitem__(self, pos, piece):
        r, c = pos
        self.rows[r][c] = piece

    def __contains__(self, pos):
        return 0 <= pos[0] < len(self.rows) and 0 <= pos[1] < len(self.rows[0])

    def __str__(self):
        return "\n".join(" ".join(row) for row in self.rows)

    def moves(self, pos):
        r, c = pos
        step = 1 if self[pos] == "b" else -1
        for dc in (-1, 1):
            one = (r + step, c + dc)
            two = (r + 2 * step, c + 2 * dc)
            if one in self and self[one] == EMPTY:
                yield one
            elif two in self and self[two] == EMPTY and self[one] != self[pos]:
                yield two


b = Board("""
    .b.b.
    ..w..
    .....
    w...w
""")
before = copy.deepcopy(b)
print(b)
print(list(b.moves((0, 1))), list(b.moves((3, 4))))
target = max(b.moves((0, 1)))
b[target], b[0, 1] = b[0, 1], EMPTY
b[1, 2] = EMPTY
print(b)
changed = [(r, c) for r in range(4) for c in range(5) if b[r, c] != before[r, c]]
print("changed:", changed)
