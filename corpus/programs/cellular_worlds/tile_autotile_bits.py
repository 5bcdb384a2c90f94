WORLD = ["..##.", ".###.", "..#.."]
CHARS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def mask(r, c):
    bits = 0
    for bit, (dr, dc) in enumerate([(-1, 0), (0, 1), (1, 0), (0, -1)]):
        y, x = r + dr, c + dc
        if 0 <= y < len(WORLD) and 0 <= x < len(WORLD[0]) and WORLD[y][x] == "#":
            bits |= 1 << bit
    return bits


lines = []
masks = {}
for r, row in enumerate(WORLD):
    line = ""
    for c, ch in enumerate(row):
        if ch == "#":
            m = mask(r, c)
            masks[r, c] = m
            line += CHARS[m]
        else:
            line += "·"
    lines.append(line)

print("\n".join(lines))
for pos, m in masks.items():
    print(pos, f"{m:04b}", bin(m).count("1"))
ends = [p for p, m in masks.items() if m and m & (m - 1) == 0]
print("ends:", ends, "crossings:", [p for p, m in masks.items() if m == 0b1111])
