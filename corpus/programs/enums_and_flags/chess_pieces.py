from enum import Enum

class Piece(Enum):
    PAWN = "P", 1
    KNIGHT = "N", 3
    BISHOP = "B", 3
    ROOK = "R", 5
    QUEEN = "Q", 9
    KING = "K", 0

    def __new__(cls, letter, worth):
        obj = object.__new__(cls)
        obj._value_ = letter
        obj.worth = worth
        return obj

def material(row):
    white = black = 0
    for c in row:
        if c.isdigit() or c == "/":
            continue
        piece = Piece(c.upper())
        if c.isupper():
            white += piece.worth
        else:
            black += piece.worth
    return white, black

fen = "r3k2r/ppp2ppp/8/8/3N4/8/PPP1QPPP/R3K3"
for row in fen.split("/"):
    print(f"{row:>9}", material(row))
w, b = material(fen)
print("white", w, "black", b, "advantage", w - b)
print([p.name for p in Piece if p.worth == 3], Piece("Q").worth)
