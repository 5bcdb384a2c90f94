class SeatingChart:
    """A classroom: rows of desks, None where nobody sits."""

    def __init__(self, rows, cols):
        self.desks = [[None] * cols for _ in range(rows)]

    def seat(self, name, row, col):
        if self.desks[row][col] is not None:
            raise ValueError(f"{self.desks[row][col]} already sits at {row},{col}")
        self.desks[row][col] = name

    def neighbours(self, row, col):
        found = []
        for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            r, c = row + dr, col + dc
            if 0 <= r < len(self.desks) and 0 <= c < len(self.desks[0]):
                if self.desks[r][c]:
                    found.append(self.desks[r][c])
        return found

    def __str__(self):
        return "\n".join(" ".join((d or "--")[:2] for d in row) for row in self.desks)


def main():
    chart = SeatingChart(2, 3)
    chart.seat("Ana", 0, 0)
    chart.seat("Bo", 0, 1)
    chart.seat("Cleo", 1, 1)
    print(chart)
    print("next to Bo:", chart.neighbours(0, 1))
    try:
        chart.seat("Dirk", 1, 1)
    except ValueError as e:
        print("refused:", e)
        chart.seat("Dirk", 1, 2)
    print(chart)


if __name__ == "__main__":
    main()
