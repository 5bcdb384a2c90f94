class Entry:
    __slots__ = ("player", "points", "next")

    def __init__(self, player, points, next=None):
        self.player, self.points, self.next = player, points, next


class HighScores:
    def __init__(self, limit):
        self.limit = limit
        self.head = Entry(None, float("inf"))    # a sentinel, never shown

    def add(self, player, points):
        spot = self.head
        while spot.next and spot.next.points >= points:
            spot = spot.next
        spot.next = Entry(player, points, spot.next)
        self._trim()

    def _trim(self):
        entry = self.head
        for _ in range(self.limit):
            entry = entry.next
            if entry is None:
                return
        entry.next = None

    def __iter__(self):
        entry = self.head.next
        while entry:
            yield entry.player, entry.points
            entry = entry.next


scores = HighScores(3)
for player, points in [("amy", 410), ("bob", 220), ("cyd", 990), ("dee", 410), ("eve", 100)]:
    scores.add(player, points)
    print(list(scores))

for rank, (player, points) in enumerate(scores, 1):
    print(f"{rank}. {player:.<10}{points}")
print(dict(scores).get("bob", "not on the board"))
