class Cell:
    def __init__(self, alive):
        self.alive = alive
        self.near = []

    def plan(self):
        n = sum(c.alive for c in self.near)
        self.next = n == 3 or self.alive and n == 2

    def change(self):
        changed, self.alive = self.next != self.alive, self.next
        return changed


class World:
    def __init__(self, text):
        self.rows = [[Cell(c == "#") for c in line] for line in text.split("/")]
        for r, row in enumerate(self.rows):
            for c, cell in enumerate(row):
                cell.near = [
                    self.rows[y][x]
                    for y in range(max(0, r - 1), min(len(self.rows), r + 2))
                    for x in range(max(0, c - 1), min(len(row), c + 2))
                    if (y, x) != (r, c)
                ]

    def step(self):
        cells = [cell for row in self.rows for cell in row]
        for cell in cells:
            cell.plan()
        return sum([cell.change() for cell in cells])

    def __str__(self):
        return "/".join("".join(".#"[c.alive] for c in row) for row in self.rows)


w = World("#./##")
print(w, len(w.rows[0][1].near))
changed = w.step()
print(w, changed, w.step())
