tiles = {"A": "gwgr", "B": "rrgg", "C": "wggw", "D": "gggr"}


def rotate(sides, n):
    return sides[-n:] + sides[:-n] if n else sides


def fits(left, right):
    return left[1] == right[3]


best = {}
for a, sides_a in tiles.items():
    for b, sides_b in tiles.items():
        if a == b:
            continue
        ways = [n for n in range(4) if fits(sides_a, rotate(sides_b, n))]
        best[a, b] = ways

for (a, b), ways in best.items():
    if len(ways) > 1:
        print(f"{a} then {b}: rotations {ways}")
row = ["A"]
current = tiles["A"]
left = sorted(set(tiles) - {"A"})
while left:
    for name in left:
        turned = next((rotate(tiles[name], n) for n in range(4) if fits(current, rotate(tiles[name], n))), None)
        if turned:
            row.append(name)
            current = turned
            left.remove(name)
            break
    else:
        break
print("row:", "".join(row), "left over:", left)
print(rotate("abcd", 1), rotate("abcd", 4), rotate("abcd", 0))
