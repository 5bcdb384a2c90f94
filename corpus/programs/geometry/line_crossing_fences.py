class Line:
    """a*x + b*y = c through two points"""

    def __init__(self, p, q):
        (x1, y1), (x2, y2) = self.ends = p, q
        self.a, self.b = y2 - y1, x1 - x2
        self.c = self.a * x1 + self.b * y1

    def crossing(self, other):
        det = self.a * other.b - other.a * self.b
        if det == 0:
            return None
        return (self.c * other.b - other.c * self.b) / det, (self.a * other.c - other.a * self.c) / det

    def covers(self, point):
        (x1, y1), (x2, y2) = self.ends
        x, y = point
        return min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2)


def meet(f, g):
    point = f.crossing(g)
    if point and f.covers(point) and g.covers(point):
        return point
    return None


road = Line((0, 0), (10, 5))
fences = {
    "north": Line((0, 6), (10, 1)),
    "ditch": Line((2, 5), (12, 10)),
    "hedge": Line((8, 0), (8, 3)),
    "stream": Line((3, 9), (4, 3)),
}
for name, fence in fences.items():
    point = meet(road, fence)
    print(name, "crosses at (%.1f, %.1f)" % point if point else "does not meet the road")
gates = sum(meet(road, f) is not None for f in fences.values())
print("gates:", gates)
x, y = fences["north"].crossing(fences["hedge"])
print(x, y, fences["hedge"].covers((x, y)))
