from itertools import groupby, pairwise

points = [(0, 0), (4, 1), (9, 1), (9, 6), (8, 12), (3, 12), (-2, 11)]


def direction(p, q):
    dx, dy = q[0] - p[0], q[1] - p[1]
    if abs(dx) >= abs(dy):
        return "right" if dx > 0 else "left"
    return "down" if dy > 0 else "up"


GESTURES = {
    ("right", "down"): "close tab",
    ("right", "down", "left"): "new window",
    ("up",): "scroll top",
}


def recognise(points):
    moves = [direction(p, q) for p, q in pairwise(points)]
    short = tuple(k for k, _ in groupby(moves))
    return GESTURES.get(short, "unknown"), short


name, path = recognise(points)
print(name, "from", "-".join(path))
for cut in (2, 3, 5):
    name, path = recognise(points[:cut])
    print(cut, name, path)
flipped = [(y, -x) for x, y in points]
print(recognise(flipped))
