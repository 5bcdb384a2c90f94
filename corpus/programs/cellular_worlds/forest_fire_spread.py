TREE, FIRE, ASH, BARE = "T", "*", "x", "."

forest = """
TT.T
.*TT
T.T.
""".split()


def spread(forest):
    rows, cols = len(forest), len(forest[0])
    result = []
    for r in range(rows):
        line = ""
        for c in range(cols):
            cell = forest[r][c]
            if cell == FIRE:
                line += ASH
            elif cell == TREE and any(
                forest[r + dr][c + dc] == FIRE
                for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
                if 0 <= r + dr < rows and 0 <= c + dc < cols
            ):
                line += FIRE
            else:
                line += cell
        result.append(line)
    return result


def count(forest, kind):
    return sum(row.count(kind) for row in forest)


def main():
    world = forest
    burning = []
    while count(world, FIRE):
        burning.append(count(world, FIRE))
        world = spread(world)
    print("burning per step:", burning)
    print("\n".join(world))
    print("saved:", count(world, TREE), "of", count(forest, TREE))
    isolated = [(r, row.index(TREE)) for r, row in enumerate(world) if TREE in row]
    print("first survivors", isolated)


main()
