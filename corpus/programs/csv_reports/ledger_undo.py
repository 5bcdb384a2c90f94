class Ledger:
    def __init__(self, rows):
        self.rows = list(rows)
        self.history = []

    def edit(self, i, **changes):
        self.history.append(("edit", i, self.rows[i].copy()))
        self.rows[i].update(changes)

    def delete(self, i):
        self.history.append(("delete", i, self.rows.pop(i)))

    def undo(self):
        if not self.history:
            return False
        match self.history.pop():
            case ("edit", i, before):
                self.rows[i] = before
            case ("delete", i, row):
                self.rows.insert(i, row)
        return True

    def __str__(self):
        return "; ".join("/".join(str(v) for v in r.values()) for r in self.rows)


def main():
    book = Ledger([
        {"item": "chairs", "n": 4},
        {"item": "tables", "n": 1},
        {"item": "lamps", "n": 2},
    ])
    print(book)
    book.edit(0, n=6)
    book.delete(1)
    book.edit(1, item="lanterns", n=3)
    print(book)
    steps = 0
    while book.undo():
        steps += 1
        print(steps, book)
    print(book.undo(), len(book.rows))


main()
