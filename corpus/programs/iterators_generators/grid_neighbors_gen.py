def spiral_out(x, y):
    """Cells around (x, y), ever farther away."""
    yield x, y
    step = 1
    while True:
        for dx, dy, n in ((1, 0, step), (0, 1, step), (-1, 0, step + 1), (0, -1, step + 1)):
            for _ in range(n):
                x, y = x + dx, y + dy
                yield x, y
        step += 2

def nearest_free(taken, x, y):
    for n, cell in enumerate(spiral_out(x, y)):
        if cell not in taken:
            return cell, n

tables = set()
for guest in ("Ada", "Bix", "Cy", "Dot", "Eli"):
    cell, looked = nearest_free(tables, 2, 2)
    tables.add(cell)
    print(guest, cell, looked)

gen = spiral_out(0, 0)
first = [next(gen) for _ in range(10)]
print(first)
print(max(abs(x) + abs(y) for x, y in first), len(set(first)))
