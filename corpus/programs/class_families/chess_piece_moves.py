class Piece:
    def __init__(self, col, row):
        self.col, self.row = col, row

    def on_board(self, c, r):
        return 0 <= c < 8 and 0 <= r < 8

    def moves(self):
        return sorted(f"{'abcdefgh'[c]}{r + 1}" for c, r in self.targets() if self.on_board(c, r))

    def targets(self):
        return []


class Jumper(Piece):
    jumps = ()

    def targets(self):
        return [(self.col + dc, self.row + dr) for dc, dr in self.jumps]


class Knight(Jumper):
    jumps = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]


class King(Jumper):
    jumps = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]


class Pawn(Piece):
    def targets(self):
        yield self.col, self.row + 1
        if self.row == 1:
            yield self.col, self.row + 2


def main():
    print(Knight(0, 0).moves())
    print(King(7, 3).moves())
    print(Pawn(4, 1).moves(), Pawn(4, 7).moves())
    print(len(Knight(3, 3).moves()), len(King(3, 3).moves()), Piece(1, 1).moves())
    both = set(Knight(1, 0).moves()) & set(King(2, 1).moves())
    print(both)


main()
