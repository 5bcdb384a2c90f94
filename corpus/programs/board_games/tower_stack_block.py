blocks = [("blue", 3), ("red", 1), ("green", 2), ("red", 3), ("blue", 1)]
tower = []
fallen = 0

while blocks:
    color, width = blocks.pop(0)
    if not tower:
        tower.append((color, width))
        continue
    top_color, top_width = tower[-1]
    if width > top_width + 1:
        fallen += 1
        print(color, width, "wobbles and falls")
        tower.pop()
    elif color == top_color:
        print("same colour, skipped:", color)
    else:
        tower.append((color, width))

print("tower from the bottom:")
for i, (c, w) in enumerate(tower):
    print(i, "=" * w * 2, c)
print(f"height {len(tower)}, fallen {fallen}")
average = sum(w for _, w in tower) / len(tower)
print(f"average width {average:.2f}")
