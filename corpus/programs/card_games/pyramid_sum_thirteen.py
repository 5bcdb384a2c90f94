pyramid = [[7], [3, 10], [6, 11, 2], [5, 8, 12, 1]]
stock = [4, 9, 13, 2]


def is_free(rows, r, c):
    if rows[r][c] is None:
        return False
    if r == len(rows) - 1:
        return True
    return rows[r + 1][c] is None and rows[r + 1][c + 1] is None


def free(rows):
    return [(r, c) for r in range(len(rows)) for c in range(len(rows[r])) if is_free(rows, r, c)]


removed = []
moved = True
while moved:
    moved = False
    spots = free(pyramid)
    for a in spots:
        for b in spots:
            if a < b and pyramid[a[0]][a[1]] is not None and pyramid[b[0]][b[1]] is not None:
                if pyramid[a[0]][a[1]] + pyramid[b[0]][b[1]] == 13:
                    removed.append((pyramid[a[0]][a[1]], pyramid[b[0]][b[1]]))
                    pyramid[a[0]][a[1]] = pyramid[b[0]][b[1]] = None
                    moved = True
    if not moved and stock:
        card = stock.pop(0)
        for r, c in free(pyramid):
            if pyramid[r][c] + card == 13:
                removed.append((pyramid[r][c], card))
                pyramid[r][c] = None
                break
        moved = True

for row in pyramid:
    print(" ".join("--" if x is None else f"{x:2}" for x in row).center(12))
print("removed", removed)
print("left", sum(x is not None for row in pyramid for x in row))
