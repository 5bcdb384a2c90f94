def compress(image):
    """Square image with a power-of-two side -> nested quarters or one colour."""
    first = image[0][0]
    if all(p == first for row in image for p in row):
        return first
    h = len(image) // 2
    top, bottom = image[:h], image[h:]
    return [
        compress([row[:h] for row in top]),
        compress([row[h:] for row in top]),
        compress([row[:h] for row in bottom]),
        compress([row[h:] for row in bottom]),
    ]


def cells(tree):
    return sum(map(cells, tree)) if isinstance(tree, list) else 1


def area(tree, colour, side):
    if not isinstance(tree, list):
        return side * side if tree == colour else 0
    return sum(area(t, colour, side / 2) for t in tree)


def main():
    picture = ["0011", "0011", "0001", "0010"]
    tree = compress(picture)
    print(tree)
    print(cells(tree), "cells for", sum(map(len, picture)), "pixels")
    black = area(tree, "1", 4)
    print("black:", black, f"{black / 16:.1%}")
    print(compress(["77", "77"]), cells(compress(["01", "10"])))


main()
