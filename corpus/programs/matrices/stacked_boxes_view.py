heights = [[2, 0, 1], [0, 3, 1], [1, 1, 0]]

front = [max(col) for col in zip(*heights)]
side = [max(row) for row in heights]
top = sum(h > 0 for row in heights for h in row)
print("front", front, "side", side, "from above", top)

visible = 0
for r, row in enumerate(heights):
    for c, h in enumerate(row):
        if h == 0: continue
        visible += 1                      # its lid
        for dr, dc in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
            y, x = r + dr, c + dc
            other = heights[y][x] if 0 <= y < 3 and 0 <= x < 3 else 0
            visible += max(0, h - other)
print("painted faces:", visible)
volume = sum(sum(row) for row in heights)
print("boxes:", volume)
print(f"{visible / volume:.2f} faces a box")
