WIDTH = 5


def drop(well, piece, left):
    """Let a piece (list of strings) fall; the well is a list of sets of filled columns, bottom first."""
    shape = [{left + i for i, ch in enumerate(line) if ch == "#"} for line in reversed(piece)]
    level = len(well)
    while level > 0:
        below = level - 1
        if any(below + k < len(well) and shape[k] & well[below + k] for k in range(len(shape))):
            break
        level -= 1
    for k, cells in enumerate(shape):
        if level + k == len(well):
            well.append(set())
        well[level + k] |= cells


def clear(well):
    full = [row for row in well if len(row) == WIDTH]
    for row in full:
        well.remove(row)
    return len(full)


well = []
score = 0
for piece, left in [(["##", "##"], 0), (["###"], 2), (["#", "#"], 4), (["#.", "##"], 2)]:
    drop(well, piece, left)
    gone = clear(well)
    score += gone * 100
    print("rows:", [sorted(r) for r in well], "score", score)
for row in reversed(well):
    print("".join("#" if x in row else "." for x in range(WIDTH)))
