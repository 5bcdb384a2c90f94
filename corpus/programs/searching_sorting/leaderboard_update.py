import bisect


class Leaderboard:
    def __init__(self):
        self._scores = []     # sorted, (negative points, name)
        self._points = {}

    def add(self, name, points):
        if name in self._points:
            self._scores.remove((-self._points[name], name))
        self._points[name] = self._points.get(name, 0) + points
        bisect.insort(self._scores, (-self._points[name], name))

    def rank(self, name):
        return self._scores.index((-self._points[name], name)) + 1

    def top(self, n=3):
        return [f"{name} {-points}" for points, name in self._scores[:n]]

    def around(self, name):
        i = self.rank(name) - 1
        return [n for _, n in self._scores[i - 1:i + 2]]


board = Leaderboard()
for name, points in [("wolf", 30), ("lynx", 45), ("bear", 10), ("owl", 45), ("wolf", 20)]:
    board.add(name, points)
    print(f"{name} +{points}: rank {board.rank(name)}")
print(board.top())
print(board.around("lynx"), board.around("bear"))
print(board.around("wolf"))
board.add("bear", 100)
print(board.top(1), board.rank("wolf"))
