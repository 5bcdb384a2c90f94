def union(*boxes):
    lefts, tops, rights, bottoms = zip(*boxes)
    return min(lefts), min(tops), max(rights), max(bottoms)


def grow(box, by):
    l, t, r, b = box
    return l - by, t - by, r + by, b + by


def size(box):
    l, t, r, b = box
    return r - l, b - t


def align(boxes, edge):
    """Move all boxes so that they share an edge of the first one."""
    index = "left top right bottom".split().index(edge)
    target = boxes[0][index]
    moved = []
    for box in boxes:
        shift = target - box[index]
        l, t, r, b = box
        if index % 2 == 0:
            moved.append((l + shift, t, r + shift, b))
        else:
            moved.append((l, t + shift, r, b + shift))
    return moved


def main():
    art = [(10, 10, 40, 30), (50, 5, 60, 45), (0, 60, 25, 70)]
    print(union(*art), size(union(*art)))
    print(align(art, "left"))
    print(align(art, "bottom"))
    page = grow(union(*align(art, "left")), 5)
    print(page, "portrait" if size(page)[1] > size(page)[0] else "landscape")
    try:
        print(union())
    except ValueError:
        print("nothing to unite")
    print(align(art, "middle"))


main()
