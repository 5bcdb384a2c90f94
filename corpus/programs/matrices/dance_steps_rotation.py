class Formation:
    def __init__(self, *rows):
        self.rows = [list(r.split()) for r in rows]

    def rotate_row(self, i, by=1):
        row = self.rows[i]
        by %= len(row)
        self.rows[i] = row[-by:] + row[:-by]
        return self

    def rotate_column(self, j, by=1):
        column = [row[j] for row in self.rows]
        by %= len(column)
        column = column[-by:] + column[:-by]
        for row, dancer in zip(self.rows, column):
            row[j] = dancer
        return self

    def where(self, dancer):
        for i, row in enumerate(self.rows):
            if dancer in row:
                return i, row.index(dancer)
        raise LookupError(dancer)

    def partners(self):
        return {row[j]: row[j + 1] for row in self.rows for j in range(0, len(row) - 1, 2)}

    def __str__(self):
        return " / ".join(" ".join(row) for row in self.rows)


def main():
    f = Formation("Ana Bob Cat Dan", "Eve Fay Gil Hal")
    print(f)
    print(f.rotate_row(0))
    print(f.rotate_column(3).rotate_row(1, by=-1))
    print(f.partners())
    print(f.where("Hal"), f.where("Ana"))
    start = str(f)
    rounds = 0
    while True:
        f.rotate_row(0)
        rounds += 1
        if str(f) == start:
            break
    print("back after", rounds)
    try:
        f.where("Ivo")
    except LookupError as e:
        print(e, "is not dancing")


main()
