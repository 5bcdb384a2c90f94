def triangle(a, b, c):
    """Return the kind of a triangle or raise ValueError."""
    sides = sorted([a, b, c])
    if sides[0] <= 0:
        raise ValueError("side %s" % sides[0])
    if sides[0] + sides[1] <= sides[2]:
        raise ValueError("too flat")
    different = len(set(sides))
    kind = {1: "equilateral", 2: "isosceles", 3: "scalene"}[different]
    squares = [s * s for s in sides]
    if squares[0] + squares[1] == squares[2]:
        kind += " right"
    return kind


tests = [(3, 4, 5), (2, 2, 2), (1, 2, 3), (5, 5, 8), (0.3, 0.4, 0.5), (1, 1, -1), (2 ** 0.5, 1, 1)]
kinds = {}
for t in tests:
    try:
        kind = triangle(*t)
    except ValueError as e:
        kind = f"none ({e})"
    print(*[round(x, 2) for x in t], "->", kind)
    kinds.setdefault(kind.split()[0], []).append(t)

print({k: len(v) for k, v in kinds.items()})
right = [t for t in tests if t not in kinds["none"] and triangle(*t).endswith("right")]
print(len(right), "right triangles")
