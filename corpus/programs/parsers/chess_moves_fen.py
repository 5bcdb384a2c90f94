fen = "r3k2r/pp1n1ppp/8/3p4/1b6/2N5/PP3PPP/R3K2R w KQkq - 0 14"

board_text, side, castling, *_ = fen.split()
board = []
for row in board_text.split("/"):
    cells = []
    for ch in row:
        if ch.isdigit():
            cells.extend(["."] * int(ch))
        else:
            cells.append(ch)
    board.append(cells)

for n, row in zip(range(8, 0, -1), board):
    print(n, " ".join(row))
print("  a b c d e f g h", "white" if side == "w" else "black", "to move")

value = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9, "k": 0}
white = black = 0
for row in board:
    for piece in row:
        if piece.isupper():
            white += value[piece.lower()]
        elif piece.islower():
            black += value[piece]
print("material", white, black, white - black)

back = []
for row in board:
    text, empty = "", 0
    for c in row + ["|"]:
        if c == ".":
            empty += 1
            continue
        text += (str(empty) if empty else "") + c
        empty = 0
    back.append(text.rstrip("|"))
print("/".join(back) == board_text, len(castling))
