from functools import reduce

puzzle = (
    (1, 0, 0, 4),
    (0, 4, 1, 0),
    (2, 0, 4, 0),
    (0, 3, 0, 1),
)
FULL = {1, 2, 3, 4}


def column(p, c):
    return {row[c] for row in p}


def box(p, r, c):
    r0, c0 = r // 2 * 2, c // 2 * 2
    return {v for row in p[r0:r0 + 2] for v in row[c0:c0 + 2]}


def candidates(p, r, c):
    used = reduce(set.union, [set(p[r]), column(p, c), box(p, r, c)])
    return FULL - used


hints = {}
for r, row in enumerate(puzzle):
    for c, v in enumerate(row):
        if v == 0:
            hints[r, c] = candidates(puzzle, r, c)

for where, what in hints.items():
    print(where, sorted(what), "<- sure" if len(what) == 1 else "")
sure = {k: next(iter(v)) for k, v in hints.items() if len(v) == 1}
filled = [[sure.get((r, c), v) for c, v in enumerate(row)] for r, row in enumerate(puzzle)]
print(*filled, sep="\n")
