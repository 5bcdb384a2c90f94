class Hex:
    """A cell on a hexagonal board in axial coordinates."""

    def __init__(self, q: int, r: int):
        self.q = q
        self.r = r

    def __add__(self, other):
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other):
        return Hex(self.q - other.q, self.r - other.r)

    def __mul__(self, k):
        return Hex(self.q * k, self.r * k)

    def __len__(self):
        return (abs(self.q) + abs(self.r) + abs(self.q + self.r)) // 2

    def __repr__(self):
        return f"Hex({self.q}, {self.r})"


EAST, NORTH_EAST = Hex(1, 0), Hex(1, -1)

if __name__ == "__main__":
    camp = Hex(0, 0)
    tower = camp + EAST * 3 + NORTH_EAST * 2
    gap = tower - camp
    print(tower, "distance", len(gap))
    path = [camp]
    while len(tower - path[-1]) > 0:
        step = NORTH_EAST if path[-1].r > tower.r else EAST
        path.append(path[-1] + step)
    print(path)
    print(len(path) - 1, "steps;", bool(camp), bool(tower))
