from math import gcd

rows = 4
cols = 5

visible = []
hidden = []
for r in range(1, rows + 1):
    for c in range(1, cols + 1):
        if gcd(r, c) == 1:
            visible.append((r, c))
        else:
            hidden.append((r, c))

for r in range(rows, 0, -1):
    print("".join("T" if (r, c) in visible else "." for c in range(1, cols + 1)))

print(len(visible), "visible,", len(hidden), "hidden")
for r, c in hidden:
    g = gcd(r, c)
    front = (r // g, c // g)
    if g > 2:
        print((r, c), "stands behind", g - 1, "trees, first", front)
steep = sorted(visible, key=lambda t: t[0] / t[1])
print("lowest line", steep[0], "steepest", steep[-1])
half = [t for t in visible if t[0] < t[1]]
print(len(half), len(visible) - len(half))
