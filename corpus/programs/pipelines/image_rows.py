def invert(rows):
    return [[255 - p for p in row] for row in rows]


def threshold(rows, limit=128):
    return [[255 if p >= limit else 0 for p in row] for row in rows]


def flip(rows):
    return [row[::-1] for row in rows]


def crop(rows, top=0, left=0):
    return [row[left:] for row in rows[top:]]


def show(rows):
    return "\n".join("".join("#" if p else "." for p in row) for row in rows)


STEPS = {"i": invert, "t": threshold, "f": flip, "c": lambda r: crop(r, 1, 1)}


def process(rows, recipe):
    for letter in recipe:
        rows = STEPS[letter](rows)
    return rows


def main():
    picture = [
        [10, 200, 30, 140],
        [250, 90, 128, 0],
        [60, 61, 255, 127],
    ]
    for recipe in ("t", "it", "ftc"):
        out = process(picture, recipe)
        print(recipe, len(out), "x", len(out[0]))
        print(show(out))
    assert process(picture, "ii") == picture
    print(sum(map(sum, process(picture, "t"))) // 255, "white")


main()
