class Column(list):
    height = 4

    def drop(self, stone):
        if len(self) == self.height:
            raise OverflowError("full")
        self.append(stone)
        return len(self) - 1


class Connect:
    def __init__(self, width=4):
        self.columns = [Column() for _ in range(width)]

    def stone(self, c, r):
        if 0 <= c < len(self.columns) and 0 <= r < len(self.columns[c]):
            return self.columns[c][r]
        return "."

    def run(self, c, r):
        best = 0
        mine = self.stone(c, r)
        for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1)):
            n = 1
            for sign in (1, -1):
                k = 1
                while self.stone(c + sign * k * dc, r + sign * k * dr) == mine:
                    n += 1
                    k += 1
            best = max(best, n)
        return best


game = Connect()
for turn, c in enumerate([0, 1, 1, 0, 2, 2]):
    r = game.columns[c].drop("xo"[turn % 2])
    n = game.run(c, r)
    if n >= 3:
        print("xo"[turn % 2], "has", n, "at", (c, r))
        break
for r in reversed(range(3)):
    print("".join(game.stone(c, r) for c in range(4)))
