class History(object):
    def __init__(self):
        self._done = []
        self._undone = []

    def do(self, move):
        self._done.append(move)
        self._undone.clear()

    def undo(self):
        if not self._done:
            return None
        move = self._done.pop()
        self._undone.append(move)
        return move

    def redo(self):
        move = self._undone.pop()
        self._done.append(move)
        return move

    def __len__(self):
        return len(self._done)

    def __bool__(self):
        return True


def board_of(history):
    cells = ["-"] * 9
    for mark, i in history._done:
        cells[i] = mark
    return "".join(cells)


h = History()
for n, i in enumerate([4, 0, 8, 2]):
    h.do(("x" if n % 2 == 0 else "o", i))
print(board_of(h))
print("undo", h.undo(), "undo", h.undo())
print(board_of(h), len(h))
print("redo", h.redo())
h.do(("o", 5))
print(board_of(h))
if h:
    print("redo", h.redo())
