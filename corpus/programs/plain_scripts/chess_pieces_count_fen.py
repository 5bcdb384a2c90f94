fen = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 1 5"
board, turn, castling, *_, move = fen.split()

rows = []
for part in board.split("/"):
    row = ""
    for c in part:
        row += "." * int(c) if c.isdigit() else c
    rows.append(row)
assert all(len(r) == 8 for r in rows)

for number, row in zip(range(8, 0, -1), rows):
    print(number, " ".join(row))
print("  a b c d e f g h")

flat = "".join(rows)
values = dict(p=1, n=3, b=3, r=5, q=9, k=0)
white = sum(values[c.lower()] for c in flat if c.isupper())
black = sum(values[c] for c in flat if c.islower())
print("white", white, "black", black, "move", move, {"w": "white", "b": "black"}[turn])

moved = [c for c, home in zip(flat[-8:], "RNBQKBNR") if c != home]
print("left home:", len(moved), moved)
squares = ["abcdefgh"[i % 8] + str(8 - i // 8) for i, c in enumerate(flat) if c in "Nn"]
print("knights", squares, "castling", castling or "-")
empty = max(range(8), key=lambda r: rows[r].count("."))
print("emptiest row", 8 - empty)
