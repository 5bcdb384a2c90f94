SIDE = 15 * 60

tracks = [("Ashes", 254), ("Atomic", 282), ("Bela", 571), ("Creep", 238), ("Dreams", 257), ("Echoes", 190), ("Fade", 296)]


def fill(tracks, limit):
    """The choice of tracks that leaves the least tape empty."""
    best = {0: []}
    for name, length in tracks:
        for total, names in list(best.items()):
            new = total + length
            if new <= limit and new not in best:
                best[new] = names + [name]
    total = max(best)
    return best[total], total


def main():
    sides = []
    left = tracks
    for letter in "AB":
        names, used = fill(left, SIDE)
        sides.append(names)
        left = [t for t in left if t[0] not in names]
        print(f"side {letter}: {' + '.join(names)} = {used // 60}:{used % 60:02}, empty {SIDE - used} s")
    print("not on the tape:", [n for n, _ in left])
    assert not set(sides[0]) & set(sides[1])
    in_order = []
    used = 0
    for name, length in tracks:
        if used + length > SIDE:
            break
        used += length
        in_order.append(name)
    print("simply in order:", in_order, "empty", SIDE - used)


if __name__ == "__main__":
    main()
