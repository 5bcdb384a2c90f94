from collections import Counter

glider = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}


def neighbours(x, y):
    return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {(x, y)}


def step(alive):
    counts = Counter(n for cell in alive for n in neighbours(*cell))
    return {cell for cell, n in counts.items() if n == 3 or n == 2 and cell in alive}


def show(alive, size=5):
    return "/".join("".join("O" if (x, y) in alive else "-" for x in range(size)) for y in range(size))


cells = glider
for generation in range(4):
    print(generation, show(cells))
    cells = step(cells)
print(4, show(cells))
moved = {(x + 1, y + 1) for x, y in glider}
print("moved by one:", cells == moved)
