grid_text = """
HUT.E
O.ALL
SKI.M
T.GEM
"""

grid = grid_text.strip().split("\n")
columns = ["".join(c) for c in zip(*grid)]


def words(lines):
    found = []
    for line in lines:
        for part in line.split("."):
            if len(part) > 1:
                found.append(part)
    return found


across, down = words(grid), words(columns)
print("across:", across)
print("down:  ", down)
black = sum(row.count(".") for row in grid)
print("black squares:", black, "of", len(grid) * len(grid[0]))

letters = sorted(set("".join(grid)) - {"."})
print("letters:", "".join(letters), len(letters))
hint = {w: w[0] + "_" * (len(w) - 1) for w in across + down}
print(hint)
for r, row in enumerate(grid):
    shown = ""
    for c, ch in enumerate(row):
        shown += "■" if ch == "." else "_" if (r + c) % 2 else ch
    print(shown)
print(max(across + down, key=len), {len(w) for w in down})
