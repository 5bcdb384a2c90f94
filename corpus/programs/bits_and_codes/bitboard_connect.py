WIDTH, HEIGHT = 4, 4


def bit(col, row):
    return 1 << (col * (HEIGHT + 1) + row)


class Board:
    def __init__(self):
        self.stones = {"o": 0, "x": 0}
        self.heights = [0] * WIDTH

    def drop(self, who, col):
        if self.heights[col] == HEIGHT:
            raise ValueError(f"column {col} is full")
        self.stones[who] |= bit(col, self.heights[col])
        self.heights[col] += 1
        return self.three(who)

    def three(self, who):
        b = self.stones[who]
        return any(b & b >> d & b >> 2 * d for d in (1, HEIGHT, HEIGHT + 1, HEIGHT + 2))

    def __str__(self):
        def cell(c, r):
            return next((w for w, b in self.stones.items() if b & bit(c, r)), ".")
        return "\n".join("".join(cell(c, r) for c in range(WIDTH)) for r in reversed(range(HEIGHT)))


def main():
    board = Board()
    for turn, col in enumerate([1, 1, 0, 2, 3, 2, 2]):
        who = "ox"[turn % 2]
        won = board.drop(who, col)
        print(who, "in", col, "wins" if won else "")
    print(board)
    print({w: bin(b).count("1") for w, b in board.stones.items()})
    try:
        for _ in range(4):
            board.drop("x", 2)
    except ValueError as e:
        print(e, board.heights)


if __name__ == "__main__":
    main()
