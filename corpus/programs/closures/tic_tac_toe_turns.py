def game(size=3):
    board = [" "] * (size * size)
    turn = "X"

    def lines():
        for r in range(size):
            yield board[r * size:(r + 1) * size]
            yield board[r::size]
        yield board[::size + 1]
        yield board[size - 1:-1:size - 1]

    def winner():
        for line in lines():
            if line[0] != " " and len(set(line)) == 1:
                return line[0]

    def play(cell):
        nonlocal turn
        if winner() or board[cell] != " ":
            return False
        board[cell] = turn
        turn = "O" if turn == "X" else "X"
        return True

    def show():
        return "\n".join("|".join(board[r * size:(r + 1) * size]) for r in range(size))

    return play, winner, show


play, winner, show = game()
accepted = [play(c) for c in (4, 0, 4, 2, 1, 6, 8)]
print(accepted)
print(show())
print("winner:", winner())
more = [play(c) for c in (7, 3)]
print(more, winner())
p4, w4, s4 = game(size=4)
for c in (0, 1, 5, 2, 10, 3, 15, 4):
    p4(c)
print(s4().count("X"), w4())
