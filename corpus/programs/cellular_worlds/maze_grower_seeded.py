import random


def carve(width, height, seed):
    rng = random.Random(seed)
    open_walls = set()
    seen = {(0, 0)}
    stack = [(0, 0)]
    while stack:
        x, y = stack[-1]
        options = [(nx, ny) for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
                   if 0 <= nx < width and 0 <= ny < height and (nx, ny) not in seen]
        if not options:
            stack.pop()
            continue
        nxt = rng.choice(options)
        seen.add(nxt)
        open_walls.add(frozenset({(x, y), nxt}))
        stack.append(nxt)
    return open_walls


def degree(walls, cell):
    return sum(cell in w for w in walls)


def draw(walls, width, height):
    for y in range(height):
        print("o" + "o".join("   " if False else "---" if y == 0 or frozenset({(x, y - 1), (x, y)}) not in walls else "   " for x in range(width)) + "o")
        print("|" + "".join("    " if frozenset({(x, y), (x + 1, y)}) in walls else "   |" for x in range(width)))
    print("o---" * width + "o")


walls = carve(4, 3, seed=8)
draw(walls, 4, 3)
print(len(walls), "openings for", 4 * 3, "cells")
dead_ends = [(x, y) for y in range(3) for x in range(4) if degree(walls, (x, y)) == 1]
print("dead ends:", dead_ends)
