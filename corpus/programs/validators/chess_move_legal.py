def square(text):
    col, row = "abcdefgh".find(text[0]), int(text[1]) - 1
    if col < 0 or not 0 <= row <= 7:
        raise ValueError("no square " + text)
    return col, row


def knight(dx, dy):
    return {abs(dx), abs(dy)} == {1, 2}


def bishop(dx, dy):
    return abs(dx) == abs(dy)


def rook(dx, dy):
    return dx == 0 or dy == 0


def queen(dx, dy):
    return bishop(dx, dy) or rook(dx, dy)


PIECES = {"N": knight, "B": bishop, "R": rook, "Q": queen}


def legal(move):
    piece, start, end = move[0], square(move[1:3]), square(move[3:5])
    if start == end:
        return False
    return PIECES[piece](end[0] - start[0], end[1] - start[1])


def main():
    moves = "Nb1c3 Nb1b3 Bf1a6 Ra1a8 Ra1b2 Qd1h5 Qd1e3 Qd1d1".split()
    results = {m: legal(m) for m in moves}
    for m, ok in results.items():
        print(m, "ok" if ok else "illegal")
    print(sum(results.values()), "legal")
    for bad in ("Nb1j3", "Qa9a1"):
        try:
            print(legal(bad))
        except ValueError as e:
            print(bad, "->", e)
    print(legal("Ke1e2"))


main()
