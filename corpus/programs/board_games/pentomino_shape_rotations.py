Shape = frozenset


def normal(cells):
    x0 = min(x for x, _ in cells)
    y0 = min(y for _, y in cells)
    return Shape((x - x0, y - y0) for x, y in cells)


def rotate(cells):
    return normal({(-y, x) for x, y in cells})


def mirror(cells):
    return normal({(-x, y) for x, y in cells})


def variants(cells):
    found = set()
    for start in (normal(cells), mirror(cells)):
        for _ in range(4):
            found.add(start)
            start = rotate(start)
    return found


def draw(cells):
    w = max(x for x, _ in cells) + 1
    h = max(y for _, y in cells) + 1
    return ["".join("#" if (x, y) in cells else "." for x in range(w)) for y in range(h)]


if __name__ == "__main__":
    shapes = {
        "I": {(0, i) for i in range(5)},
        "X": {(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)},
        "P": {(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)},
    }
    for name, cells in shapes.items():
        print(name, len(variants(cells)), draw(normal(cells)))
    p = normal(shapes["P"])
    print(draw(rotate(p)), rotate(rotate(rotate(rotate(p)))) == p)
