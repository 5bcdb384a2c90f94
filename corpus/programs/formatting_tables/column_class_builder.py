class Column:
    def __init__(self, title, key, *, align="<", fmt="{}", total=False):
        self.title = title
        self.key = key
        self.align = align
        self.fmt = fmt
        self.total = total

    def value(self, row):
        return self.key(row) if callable(self.key) else row[self.key]

    def texts(self, rows):
        return [self.fmt.format(self.value(r)) for r in rows]


class TableBuilder:
    def __init__(self):
        self.columns = []

    def column(self, *args, **kwargs):
        self.columns.append(Column(*args, **kwargs))
        return self

    def build(self, rows):
        blocks = []
        for c in self.columns:
            cells = [c.title, *c.texts(rows)]
            if any(col.total for col in self.columns):
                cells.append(c.fmt.format(sum(map(c.value, rows))) if c.total else "")
            width = max(map(len, cells))
            blocks.append([f"{cell:{c.align}{width}}" for cell in cells])
        return ["  ".join(line) for line in zip(*blocks)]


def main():
    boats = [
        {"name": "Möwe", "length": 9.2, "crew": 4},
        {"name": "Albatros", "length": 14.75, "crew": 7},
        {"name": "Ente", "length": 5, "crew": 2},
    ]
    t = (
        TableBuilder()
        .column("Boat", "name")
        .column("Length", "length", align=">", fmt="{:.2f} m")
        .column("Crew", "crew", align=">", total=True)
        .column("m/head", lambda b: b["length"] / b["crew"], align="^", fmt="{:.1f}")
    )
    print(*t.build(boats), sep="\n")
    print(len(t.build(boats[:1])), TableBuilder().column("x", "crew").build(boats))
    print(t.build([{"name": "Floß", "length": 3, "crew": 0}]))


main()
