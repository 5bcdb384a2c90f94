from bisect import insort
from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    points: int
    name: str

    def __lt__(self, other):
        return (-self.points, self.name) < (-other.points, other.name)


class Leaderboard:
    size = 4

    def __init__(self, *entries):
        self._entries = sorted(Entry(*e) for e in entries)

    def add(self, points, name):
        insort(self._entries, Entry(points, name))
        dropped = self._entries[self.size:]
        del self._entries[self.size:]
        return [d.name for d in dropped]

    def rank(self, name):
        for i, e in enumerate(self._entries):
            if e.name == name:
                return i + 1

    def __getitem__(self, place):
        return self._entries[place - 1]

    def __contains__(self, name):
        return self.rank(name) is not None


board = Leaderboard((70, "Gerd"), (95, "Hana"), (70, "Felix"))
print(board.add(82, "Ida"), board.add(71, "Jon"))
for place in range(1, 5):
    print(place, board[place].name, board[place].points)
print(board.rank("Felix"), board.rank("Gerd"), "Gerd" in board)
print(board[0].name)
print(board[5].name)
