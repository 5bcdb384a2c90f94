import random

random.seed(17)
heights = [1, 3, 2, 5, 2]
dead = set()

for year in range(1, 5):
    for i in range(len(heights)):
        if i in dead:
            continue
        light = 1.0
        if i > 0 and heights[i - 1] > heights[i]:
            light -= 0.4
        if i < len(heights) - 1 and heights[i + 1] > heights[i]:
            light -= 0.4
        if random.random() < light:
            heights[i] += 1
        elif light < 0.3 and random.random() < 0.5:
            dead.add(i)
    print("year", year, heights, "dead", sorted(dead))

for level in range(max(heights), 0, -1):
    row = ""
    for i, h in enumerate(heights):
        if h >= level:
            row += "x" if i in dead else "Y"
        else:
            row += " "
    print(row.rstrip() or "~")
alive = [h for i, h in enumerate(heights) if i not in dead]
print("alive", len(alive), "mean height", sum(alive) / len(alive))
