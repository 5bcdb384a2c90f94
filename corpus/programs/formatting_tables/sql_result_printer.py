class Result:
    def __init__(self, columns, rows):
        self.columns = columns
        self.rows = rows

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, key):
        if isinstance(key, str):
            i = self.columns.index(key)
            return [row[i] for row in self.rows]
        if isinstance(key, slice):
            return Result(self.columns, self.rows[key])
        return dict(zip(self.columns, self.rows[key]))

    def __str__(self):
        def text(v):
            return "NULL" if v is None else str(v)

        widths = [max([len(c)] + [len(text(v)) for v in self[c]]) for c in self.columns]
        lines = [" | ".join(c.ljust(w) for c, w in zip(self.columns, widths))]
        lines.append("-+-".join("-" * w for w in widths))
        for row in self.rows:
            lines.append(" | ".join(
                text(v).rjust(w) if isinstance(v, (int, float)) else text(v).ljust(w)
                for v, w in zip(row, widths)
            ))
        lines.append(f"({len(self)} row{'s' if len(self) != 1 else ''})")
        return "\n".join(lines)


def main():
    result = Result(["id", "title", "price"], [
        (7, "Chair", 49.5),
        (12, "Table", None),
        (140, "Lamp", 8),
    ])
    print(result)
    print(result[1], result["title"])
    print(result[:1])
    known = [p for p in result["price"] if p is not None]
    print(sum(known), len(result[1:]))
    try:
        result["colour"]
    except ValueError:
        print("ERROR: column does not exist")


if __name__ == "__main__":
    main()
