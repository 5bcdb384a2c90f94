board = [[4, 0, 2], [1, 5, 3], [0, 2, 6]]

rows = []
for r in board:
    s = 0
    for x in r:
        s += x
    rows.append(s)
cols = []
for c in range(3):
    s = 0
    for r in range(3):
        s += board[r][c]
    cols.append(s)
print("rows", rows)
print("columns", cols)

best_row = rows.index(max(rows))
best_col = cols.index(max(cols))
print("put the meeple on", (best_row, best_col), "worth", rows[best_row] + cols[best_col] - board[best_row][best_col])
diagonal = board[0][0] + board[1][1] + board[2][2]
other = sum(board[i][2 - i] for i in range(3))
print("diagonals", diagonal, other)
board[best_row][best_col] = 0
print(sum(sum(r) for r in board), [r for r in board if 0 not in r])
zeros = [(i, j) for i, r in enumerate(board) for j, x in enumerate(r) if not x]
print("zeros at", *zeros)
