board = []
for r in range(4):
    board.append([])
    for c in range(4):
        if (r + c) % 2 == 0:
            board[r].append("w")
        else:
            board[r].append("b")

for row in board:
    print(" ".join(row))

corner = board[0]
corner[0] = "K"
board[3][-1] = "Q"
whites = 0
for row in board:
    whites += row.count("w")
print("white squares left", whites)
diagonal = [board[i][i] for i in range(len(board))]
anti = [board[i][-i] for i in range(len(board))]
print(diagonal)
print(anti)
