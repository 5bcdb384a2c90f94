board = [[3, 1, 4], [1, 5, 9], [2, 6, 5]]

white = black = 0
for i, row in enumerate(board):
    for j, n in enumerate(row):
        if (i + j) % 2 == 0: white += n
        else: black += n
print("white", white, "black", black)

path = [(0, 0)]
while path[-1] != (2, 2):
    i, j = path[-1]
    steps = [(y, x) for y, x in ((i + 1, j), (i, j + 1)) if y < 3 and x < 3]
    path.append(max(steps, key=lambda s: board[s[0]][s[1]]))
greedy = sum(board[i][j] for i, j in path)
print("greedy path", path, greedy)

best = [row[:] for row in board]
for i in range(3):
    for j in range(3):
        before = [best[y][x] for y, x in ((i - 1, j), (i, j - 1)) if y >= 0 and x >= 0]
        best[i][j] += max(before, default=0)
print("best path", best[2][2])
for row in best:
    print(" ".join("%2d" % n for n in row))
print("greedy was best" if greedy == best[-1][-1] else "greedy lost %d" % (best[-1][-1] - greedy))
cols = [sum(c) for c in zip(*board)]
print(cols, cols.index(max(cols)))
