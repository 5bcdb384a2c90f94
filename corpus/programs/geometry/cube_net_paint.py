import itertools

SIDES = ("top", "bottom", "front", "back", "left", "right")
OPPOSITE = {"top": "bottom", "front": "back", "left": "right"}
OPPOSITE.update({v: k for k, v in OPPOSITE.items()})


def painted(cube_size, sides):
    """How many small cubes have 0, 1, 2 or 3 painted faces?"""
    n = cube_size
    limits = {"left": (0, 0), "right": (0, n - 1), "front": (1, 0), "back": (1, n - 1), "bottom": (2, 0), "top": (2, n - 1)}
    counts = [0] * 4
    for cell in itertools.product(range(n), repeat=3):
        faces = sum(cell[axis] == value for axis, value in (limits[s] for s in sides))
        counts[faces] += 1
    return counts


def main():
    print(painted(3, SIDES))
    print(painted(3, ["top", "left"]))
    print(painted(2, ["top", "bottom"]))
    pairs = {tuple(sorted(p)) for p in OPPOSITE.items()}
    print(sorted(pairs))
    for choice in (("top", "front"), ("left", "right")):
        a, b = choice
        corner = OPPOSITE[a] != b
        print(a, b, "share an edge" if corner else "are opposite", painted(2, choice))


main()
