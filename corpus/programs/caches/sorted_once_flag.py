class Leaderboard:
    """Sorts only when somebody asks and something has changed."""

    def __init__(self):
        self._rows = []
        self._dirty = False
        self.sorts = 0

    def add(self, name, score):
        self._rows.append((score, name))
        self._dirty = True

    def _ordered(self):
        if self._dirty:
            self._rows.sort(reverse=True)
            self.sorts += 1
        return self._rows

    def top(self, n=1):
        return [name for _, name in self._ordered()[:n]]

    def rank(self, name):
        for i, (_, other) in enumerate(self._ordered(), 1):
            if other == name:
                return i

    def __len__(self):
        return len(self._rows)


board = Leaderboard()
for name, score in zip(("kim", "lou", "max"), (310, 455, 120)):
    board.add(name, score)
print(board.top(), board.rank("max"), board.sorts)
board.add("ned", 390)
print(board.top(2), board.rank("kim"), len(board))
print("sorts:", board.sorts)
print(board.rank("zoe"), board.sorts)
best, second = board.top(2)
print(f"{best} is ahead of {second}")
