def grid_from(key):
    seen = []
    for c in key.upper() + "ABCDEFGHIKLMNOPQRSTUVWXYZ":
        c = "I" if c == "J" else c
        if c.isalpha() and c not in seen:
            seen.append(c)
    return [seen[i:i + 5] for i in range(0, 25, 5)]


def find(grid, letter):
    for r, row in enumerate(grid):
        if letter in row:
            return r, row.index(letter)


def pairs(text):
    letters = [c for c in text.upper().replace("J", "I") if c.isalpha()]
    while letters:
        a = letters.pop(0)
        b = letters.pop(0) if letters and letters[0] != a else "X"
        yield a, b


def encrypt_pair(grid, a, b):
    (ra, ca), (rb, cb) = find(grid, a), find(grid, b)
    if ra == rb:
        return grid[ra][(ca + 1) % 5] + grid[rb][(cb + 1) % 5]
    if ca == cb:
        return grid[(ra + 1) % 5][ca] + grid[(rb + 1) % 5][cb]
    return grid[ra][cb] + grid[rb][ca]


grid = grid_from("Jolly")
print("\n".join(" ".join(row) for row in grid))
text = "balloon"
split = list(pairs(text))
print(["".join(p) for p in split])
coded = "".join(encrypt_pair(grid, a, b) for a, b in split)
print(coded, len(coded) == 2 * len(split))
print(find(grid, "Z"), find(grid, "J"))
