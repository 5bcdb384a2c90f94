class Distances:
    """Symmetric, filled only where somebody asked."""

    def __init__(self, points):
        self.points = points
        self.known = {}

    def __getitem__(self, pair):
        key = tuple(sorted(pair))
        if key not in self.known:
            (x1, y1), (x2, y2) = (self.points[p] for p in key)
            self.known[key] = abs(x1 - x2) + abs(y1 - y2)
        return self.known[key]

    def nearest(self, name):
        return min((p for p in self.points if p != name), key=lambda p: self[name, p])


def chain(distances, start):
    """Go to the nearest one not visited."""
    path, left = [start], set(distances.points) - {start}
    while left:
        nxt = min(sorted(left), key=lambda p: distances[path[-1], p])
        path.append(nxt)
        left.discard(nxt)
    return path


def main():
    d = Distances({"shop": (0, 0), "bank": (4, 1), "post": (1, 2), "gym": (6, 5)})
    print(d["shop", "bank"], d["bank", "shop"], len(d.known))
    print(d.nearest("gym"), len(d.known))
    path = chain(d, "shop")
    print(" > ".join(path), sum(d[a, b] for a, b in zip(path, path[1:])))
    print(len(d.known), "of", len(d.points) * (len(d.points) - 1) // 2)
    try:
        d["shop", "zoo"]
    except KeyError as e:
        print("unknown:", e)


main()
