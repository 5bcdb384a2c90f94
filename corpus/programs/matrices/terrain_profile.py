from typing import NamedTuple


class Peak(NamedTuple):
    row: int
    col: int
    height: int

    def __str__(self):
        return f"{self.height} m at ({self.row}, {self.col})"


class Terrain:
    def __init__(self, text):
        self.grid = [[int(ch) * 100 for ch in line] for line in text.split()]

    @property
    def peaks(self):
        found = []
        for r, row in enumerate(self.grid):
            for c, h in enumerate(row):
                if all(h > other for other in self._around(r, c)):
                    found.append(Peak(r, c, h))
        return found

    def _around(self, r, c):
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                if dr == dc == 0:
                    continue
                y, x = r + dr, c + dc
                if 0 <= y < len(self.grid) and 0 <= x < len(self.grid[y]):
                    yield self.grid[y][x]

    def climb(self, row):
        line = self.grid[row]
        return sum(max(0, b - a) for a, b in zip(line, line[1:]))


valley = Terrain("2314 1925 3238")
highest, *others = sorted(valley.peaks, key=lambda p: -p.height)
print("highest:", highest)
print("others:", [str(p) for p in others])
print("climb:", [valley.climb(r) for r in range(3)])
print(highest.height - min(min(row) for row in valley.grid))
