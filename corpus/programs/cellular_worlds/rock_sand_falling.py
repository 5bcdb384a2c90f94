def fall(world, column):
    """Drop one grain; returns where it rests, or None when it falls out."""
    r, c = 0, column
    while True:
        if r + 1 == len(world):
            return None
        for dc in (0, -1, 1):
            if world[r + 1][c + dc] == ".":
                r, c = r + 1, c + dc
                break
        else:
            world[r][c] = "o"
            return r, c


def main():
    world = [list(row) for row in (
        "..........",
        "..........",
        "...#......",
        "....##....",
        "..........",
        ".########.",
    )]
    rests = [fall(world, 4) for _ in range(5)]
    print(rests)
    print("\n".join(map("".join, world)))
    rests += [fall(world, 8), fall(world, 8), fall(world, 8)]
    print(rests[-3:])
    lost = rests.count(None)
    print("lost", lost, "resting", sum(row.count("o") for row in world))
    print(fall(world, 9))


if __name__ == "__main__":
    main()
