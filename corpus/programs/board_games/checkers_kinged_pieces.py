class Piece:
    def __init__(self, colour, row, col):
        self.colour, self.row, self.col = colour, row, col
        self.king = False

    @property
    def directions(self):
        forward = 1 if self.colour == "w" else -1
        return (1, -1) if self.king else (forward,)

    def __repr__(self):
        return (self.colour.upper() if self.king else self.colour) + f"{self.row}{self.col}"


class Board:
    size = 4

    def __init__(self, *pieces):
        self.pieces = {(p.row, p.col): p for p in pieces}

    def jumps(self, p):
        for dr in p.directions:
            for dc in (1, -1):
                over, to = (p.row + dr, p.col + dc), (p.row + 2 * dr, p.col + 2 * dc)
                enemy = self.pieces.get(over)
                inside = all(0 <= x < self.size for x in to)
                if enemy and enemy.colour != p.colour and inside and to not in self.pieces:
                    yield over, to

    def jump(self, p):
        for over, to in self.jumps(p):
            del self.pieces[over], self.pieces[p.row, p.col]
            p.row, p.col = to
            self.pieces[to] = p
            if p.row in (0, self.size - 1):
                p.king = True
            return True
        return False


w = Piece("w", 1, 0)
board = Board(w, Piece("b", 2, 1), Piece("b", 2, 3), Piece("b", 1, 1))
jumps = 0
while board.jump(w):
    jumps += 1
    print(jumps, w, sorted(board.pieces))
print(w.king, list(board.pieces.values()))
