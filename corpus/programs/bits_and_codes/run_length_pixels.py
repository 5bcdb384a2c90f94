def pack(row):
    out = []
    i = 0
    while i < len(row):
        j = i
        while j < len(row) and row[j] == row[i]:
            j += 1
        out.append((j - i, row[i]))
        i = j
    return out

def unpack(pairs):
    row = ""
    for n, ch in pairs:
        row += n * ch
    return row

def text(pairs):
    return "".join((str(n) if n > 1 else "") + ch for n, ch in pairs)

icon = [
    "..####..",
    ".#....#.",
    "########",
    ".#.##.#.",
]
before = after = 0
for row in icon:
    pairs = pack(row)
    short = text(pairs)
    before += len(row)
    after += len(short)
    print(f"{row}  {short:<10}{len(pairs)}")
    assert unpack(pairs) == row
print(f"{before} -> {after} characters, {after / before:.0%}")
print(pack(""), unpack([(3, "ab")]), text([(1, "x"), (12, "y")]))
worst = max(icon, key=lambda r: len(pack(r)))
print("worst:", worst)
