class Table:
    ALIGN = {"l": "<", "r": ">", "c": "^"}

    def __init__(self, spec, *head):
        self.spec = spec
        self.rows = [tuple(map(str, head))]

    def __iadd__(self, row):
        if len(row) != len(self.spec):
            raise ValueError(f"{len(row)} cells, not {len(self.spec)}")
        self.rows.append(tuple(map(self.text, row)))
        return self

    @staticmethod
    def text(cell):
        if cell is None:
            return ""
        return f"{cell:.2f}" if isinstance(cell, float) else str(cell)

    def __str__(self):
        widths = [max(map(len, column)) for column in zip(*self.rows)]
        lines = []
        for i, row in enumerate(self.rows):
            cells = (f"{c:{self.ALIGN[a]}{w}}" for c, a, w in zip(row, self.spec, widths))
            lines.append("| " + " | ".join(cells) + " |")
            if i == 0:
                lines.append("|" + "|".join("-" * (w + 2) for w in widths) + "|")
        return "\n".join(lines)


t = Table("lrc", "name", "price", "ok")
t += ("tea", 3.5, True)
t += ("espresso", 12, None)
print(t)
try:
    t += ("x",)
except ValueError as e:
    print(e)
print(len(t.rows), str(Table("r", "empty")).count("-"))
