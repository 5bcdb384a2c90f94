def fits(box, shelf):
    """Both are (w, h, d); the box may be turned."""
    return all(b <= s for b, s in zip(sorted(box), sorted(shelf)))


def check_load(boxes, shelf):
    w, h, d = shelf["size"]
    volume = w * h * d
    used = 0
    weight = 0
    for name, size, kg in boxes:
        if not fits(size, shelf["size"]):
            raise ValueError(f"{name} does not fit")
        used += size[0] * size[1] * size[2]
        weight += kg
        if weight > shelf["kg"]:
            raise ValueError(f"{name} makes it {weight} kg")
    return round(used / volume, 3)


def main():
    shelf = {"size": (80, 40, 30), "kg": 25}
    books = ("books", (30, 30, 30), 18)
    lamp = ("lamp", (20, 35, 75), 4)
    skis = ("skis", (10, 10, 180), 6)
    loads = [[books], [books, lamp], [lamp, skis], [books, lamp, ("iron", (10, 10, 10), 9)], []]
    for boxes in loads:
        names = "+".join(b[0] for b in boxes) or "nothing"
        try:
            print(names, f"{check_load(boxes, shelf):.1%}")
        except ValueError as e:
            print(names, "-", e)
    print(fits((1, 2, 3), (3, 1, 2)), fits((2, 2, 2), (3, 3, 1)))


main()
