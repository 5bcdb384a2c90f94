from operator import attrgetter


class Entry:
    __slots__ = ("name", "score", "tries")

    def __init__(self, name):
        self.name = name
        self.score = 0
        self.tries = 0


board = {}
throws = "amy 20, ben 5, amy 1, cat 25, ben 20, ben 3, cat x".split(", ")
for throw in throws:
    name, points = throw.split()
    entry = board.get(name) or board.setdefault(name, Entry(name))
    entry.tries += 1
    if points.isdigit():
        entry.score += int(points)

ranking = sorted(board.values(), key=attrgetter("score"), reverse=True)
place = 0
last = None
for i, e in enumerate(ranking, 1):
    if e.score != last:
        place, last = i, e.score
    print(f"{place}. {e.name:<4}{e.score:>4} /{e.tries}")
try:
    ranking[0].colour = "red"
except AttributeError:
    print("no such slot")
