from enum import Enum


class Piece(Enum):
    ROOK = "R"
    BISHOP = "B"
    KNIGHT = "N"
    KING = "K"


def legal(piece, start, end):
    dx, dy = abs(end[0] - start[0]), abs(end[1] - start[1])
    match piece, (dx, dy):
        case _, (0, 0):
            return False
        case Piece.ROOK, (0, _) | (_, 0):
            return True
        case Piece.BISHOP, (a, b) if a == b:
            return True
        case Piece.KNIGHT, (1, 2) | (2, 1):
            return True
        case Piece.KING, (0 | 1, 0 | 1):
            return True
        case _:
            return False


def main():
    start = (3, 3)
    tests = [("R", (3, 7)), ("B", (5, 1)), ("N", (4, 5)), ("K", (4, 4)), ("K", (3, 5)), ("R", (3, 3)), ("N", (5, 5))]
    good = 0
    for letter, end in tests:
        piece = Piece(letter)
        ok = legal(piece, start, end)
        good += ok
        print(f"{piece.name.lower():7}{start} -> {end} {'yes' if ok else 'no'}")
    print(good, "of", len(tests))
    reach = {p.name: sum(legal(p, start, (x, y)) for x in range(2, 5) for y in range(2, 5)) for p in Piece}
    print(reach)


main()
