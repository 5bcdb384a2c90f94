board = [
    ["X", "O", "X"],
    ["O", "X", "O"],
    ["O", "X", "X"],
]

winner = None
for i in range(len(board)):
    if board[i][0] == board[i][1] and board[i][1] == board[i][2]:
        winner = board[i][0]
for j in range(3):
    if board[0][j] == board[1][j] and board[1][j] == board[2][j]:
        winner = board[0][j]
if board[0][0] == board[1][1] == board[2][2]:
    winner = board[1][1]
if board[0][2] == board[1][1] == board[2][0]:
    winner = board[1][1]

for row in board:
    print("|".join(row))
    print("-" * 5)

if winner != None:
    print("The winner is " + winner + "!")
else:
    print("Draw")
