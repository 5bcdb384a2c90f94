class SoldOut(Exception):
    pass


class StoryHour:
    """Tickets for the Saturday story hour; siblings sit together."""

    def __init__(self, rows=2, seats=4):
        self.grid = [[None] * seats for _ in range(rows)]

    def _gap(self, row, size):
        for start in range(len(row) - size + 1):
            if all(cell is None for cell in row[start:start + size]):
                return start
        return None

    def reserve(self, family, children):
        for number, row in enumerate(self.grid):
            start = self._gap(row, children)
            if start is not None:
                row[start:start + children] = [family] * children
                return [f"{'AB'[number]}{s + 1}" for s in range(start, start + children)]
        raise SoldOut(f"no {children} seats together for {family}")

    def cancel(self, family):
        freed = 0
        for row in self.grid:
            for i, cell in enumerate(row):
                if cell == family:
                    row[i] = None
                    freed += 1
        return freed


def main():
    hour = StoryHour()
    for family, n in [("Abel", 3), ("Brno", 2), ("Cruz", 1), ("Dahl", 3)]:
        try:
            print(family, hour.reserve(family, n))
        except SoldOut as e:
            print(e)
    print("freed", hour.cancel("Abel"))
    print("Dahl", hour.reserve("Dahl", 3))
    for row in hour.grid:
        print(" ".join((cell or "-")[0] for cell in row))
    free = sum(cell is None for row in hour.grid for cell in row)
    print(free, "free")


if __name__ == "__main__":
    main()
