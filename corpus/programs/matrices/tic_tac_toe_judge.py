def lines(board):
    yield from board
    yield from zip(*board)
    yield [board[i][i] for i in range(3)]
    yield [board[i][2 - i] for i in range(3)]


def winner(board):
    for a, b, c in lines(board):
        if a == b == c != " ":
            return a
    return None


def judge(moves):
    """Play moves like 'b2 a1 c3' and tell how the game ended."""
    board = [[" "] * 3 for _ in range(3)]
    players = "XO"
    for turn, move in enumerate(moves.split()):
        col, row = "abc".index(move[0]), int(move[1]) - 1
        if board[row][col] != " ":
            return f"illegal move {move} in turn {turn + 1}"
        board[row][col] = players[turn % 2]
        if winner(board):
            return "%s wins in turn %d" % (winner(board), turn + 1)
    return "draw" if turn == 8 else "unfinished"


games = [
    "b2 a1 a2 c2 b1 b3 a3",
    "b2 a1 b1 b3 a2",
    "a1 b2 a1",
    "a1 b1 a2 b2 a3",
]
for g in games:
    print(f"{g:<24}{judge(g)}")
print(judge("a1 d1"))
