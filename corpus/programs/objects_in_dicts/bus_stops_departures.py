class Stop:
    def __init__(self, name):
        self.name = name
        self.lines = set()
        self.neighbours = {}

    def link(self, other, minutes, line):
        self.neighbours[other] = minutes
        other.neighbours[self] = minutes
        for stop in (self, other):
            stop.lines.add(line)

    def __repr__(self):
        return f"<{self.name}>"


def reachable(start, minutes):
    best = {start: 0}
    todo = [start]
    while todo:
        here = todo.pop(0)
        for stop, needs in here.neighbours.items():
            at = best[here] + needs
            if at <= minutes and at < best.get(stop, minutes + 1):
                best[stop] = at
                todo.append(stop)
    return best


town, zoo, lake, mill = (Stop(n) for n in ("town", "zoo", "lake", "mill"))
town.link(zoo, 4, 11)
zoo.link(lake, 6, 11)
town.link(lake, 7, 20)
lake.link(mill, 5, 20)
print(reachable(town, 10))
print(reachable(mill, 11))
print([s.name for s in (town, zoo, lake, mill) if len(s.lines) > 1])
