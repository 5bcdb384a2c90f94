import copy


def undoable(method):
    def wrapper(self, *args):
        self._undo.append(copy.deepcopy(self.state))
        return method(self, *args)
    wrapper.__name__ = method.__name__
    return wrapper


class Board:
    def __init__(self):
        self.state = [["."] * 3 for _ in range(3)]
        self._undo = []

    @undoable
    def place(self, mark, row, col):
        self.state[row][col] = mark

    @undoable
    def mirror(self):
        for row in self.state:
            row.reverse()

    def undo(self):
        if not self._undo:
            return False
        self.state = self._undo.pop()
        return True

    def __str__(self):
        return "/".join("".join(row) for row in self.state)


board = Board()
board.place("X", 0, 0)
board.place("O", 1, 2)
print(board)
board.mirror()
print(board)
board.place("X", 2, 2)
print(board, len(board._undo))
while board.undo():
    print("undo:", board)
print(Board.place.__name__, board.undo())
