LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Board:
    def __init__(self):
        self.squares = [" "] * 9
        self.turn = "X"

    def play(self, at):
        if self.squares[at] != " ":
            raise ValueError(f"{at} is taken by {self.squares[at]}")
        self.squares[at] = self.turn
        won = self.winner()
        self.turn = "O" if self.turn == "X" else "X"
        return won

    def winner(self):
        for a, b, c in LINES:
            if self.squares[a] == self.squares[b] == self.squares[c] != " ":
                return self.squares[a], (a, b, c)
        return None

    def __str__(self):
        rows = ["|".join(self.squares[i:i + 3]) for i in (0, 3, 6)]
        return "\n-+-+-\n".join(rows)


board = Board()
for at in (4, 0, 4, 2, 1, 7, 3, 5, 6):
    try:
        result = board.play(at)
    except ValueError as e:
        print(e)
        continue
    if result:
        print(*result)
        break
else:
    print("draw")
print(board)
