class Level:
    def __init__(self, number, spots):
        self.number = number
        self.free = set(range(1, spots + 1))
        self.cars = {}

    def park(self, plate):
        spot = min(self.free)
        self.free.remove(spot)
        self.cars[plate] = spot
        return f"{self.number}-{spot:02}"


class Garage:
    def __init__(self, *spots):
        self.levels = [Level(-n, s) for n, s in enumerate(spots, 1)]

    def __contains__(self, plate):
        return any(plate in lv.cars for lv in self.levels)

    def park(self, plate):
        if plate in self:
            return "already here"
        for level in self.levels:
            if level.free:
                return level.park(plate)
        return "full"

    def leave(self, plate):
        for level in self.levels:
            if plate in level.cars:
                level.free.add(level.cars.pop(plate))
                return True
        return False

    @property
    def free(self):
        return {lv.number: len(lv.free) for lv in self.levels}


if __name__ == "__main__":
    g = Garage(2, 1)
    for plate in ("B-AR 1", "HH-X 99", "B-AR 1", "M-ÜL 7", "K-K 5"):
        print(f"{plate:8} {g.park(plate)}")
    print(g.free)
    print(g.leave("HH-X 99"), g.leave("HH-X 99"))
    print(g.park("K-K 5"), g.free, "K-K 5" in g)
