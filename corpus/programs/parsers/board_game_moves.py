MOVES = "a1-a3 b2xb4 c1-c9 a3xb4! ?? b4-b4 o-o"

board = {"a1": "tower", "b2": "horse", "b4": "boat", "c1": "king"}
captured = []
errors = []

for text in MOVES.split():
    check = text.endswith("!")
    move = text.rstrip("!")
    if "-" in move:
        start, goal = move.split("-")
        takes = False
    elif "x" in move:
        start, goal = move.split("x")
        takes = True
    else:
        errors.append((text, "unreadable"))
        continue
    if len(goal) != 2 or goal[0] not in "abcd" or goal[1] not in "1234":
        errors.append((text, "off the board"))
    elif start not in board:
        errors.append((text, "empty square"))
    elif start == goal:
        errors.append((text, "no move"))
    elif takes != (goal in board):
        errors.append((text, "nothing to take" if takes else "occupied"))
    else:
        piece = board.pop(start)
        if takes:
            captured.append(board[goal])
        board[goal] = piece
        print(piece, start, "->", goal, "CHECK" if check else "")

for row in "4321":
    print(row, " ".join(board.get(c + row, ".")[0] for c in "abcd"))
print("captured", captured)
for e in errors:
    print("%-6s %s" % e)
print(len(board) + len(captured) == 4)
