def paths(x, y, walls=frozenset(), path=""):
    """All ways from (0,0) to (x,y) going right or up."""
    here = (path.count("R"), path.count("U"))
    if here in walls or here[0] > x or here[1] > y:
        return []
    if here == (x, y):
        return [path]
    return paths(x, y, walls, path + "R") + paths(x, y, walls, path + "U")


def turns(path):
    return sum(a != b for a, b in zip(path, path[1:]))


def main():
    free = paths(2, 2)
    print(len(free), free)
    blocked = paths(2, 2, {(1, 1), (2, 0)})
    print(len(blocked), blocked)
    smooth = min(free, key=turns)
    jagged = max(free, key=turns)
    print("smooth", smooth, turns(smooth))
    print("jagged", jagged, turns(jagged))
    lost = set(free) - set(blocked)
    print(f"{len(lost)} paths lost, {len(lost) / len(free):.0%}")
    assert paths(0, 0) == [""] and paths(1, 0, {(1, 0)}) == []


if __name__ == "__main__":
    main()
