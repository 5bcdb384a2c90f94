MAP = """\
##..#
#..##
..#..
##..#""".split("\n")


def fill(r, c, seen):
    if not (0 <= r < len(MAP) and 0 <= c < len(MAP[0])):
        return 0
    if MAP[r][c] != "#" or (r, c) in seen:
        return 0
    seen.add((r, c))
    return 1 + sum(fill(r + dr, c + dc, seen) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))


seen = set()
islands = []
for r, row in enumerate(MAP):
    for c, square in enumerate(row):
        if size := fill(r, c, seen):
            islands.append(((r, c), size))
print(islands)
print(len(seen), max(size for _, size in islands))
