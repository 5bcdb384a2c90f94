heights = [
    [1, 2, 2, 1],
    [2, 5, 4, 2],
    [1, 3, 6, 3],
]

def level(h, step=2):
    return h // step

for row in heights:
    line = ""
    for h in row:
        line += str(level(h)) + " "
    print(line.strip())

crossings = 0
for r in range(len(heights)):
    for c in range(len(heights[0]) - 1):
        crossings += abs(level(heights[r][c]) - level(heights[r][c + 1]))
print("lines crossed going east:", crossings)

volume = 0
for h in (h for row in heights for h in row):
    volume += h
mean = volume / 12
cut = sum(h - mean for row in heights for h in row if h > mean)
fill = sum(mean - h for row in heights for h in row if h < mean)
print(f"mean {mean:.2f}, cut {cut:.2f}, fill {fill:.2f}")
print("balanced:", cut == fill, abs(cut - fill) < 1e-9)
top = max((h, r, c) for r, row in enumerate(heights) for c, h in enumerate(row))
print("top", top)
steepest = max((abs(a - b), r) for r, row in enumerate(heights) for a, b in zip(row, row[1:]))
print("steepest step", steepest[0], "in row", steepest[1])
