keys = [7, 3, 9, 3, 5]

low, high = min(keys), max(keys)
holes = [0] * (high - low)
for k in keys:
    if k - low < len(holes):
        holes[k - low] += 1

ordered = []
for i, n in enumerate(holes):
    ordered += [low + i] * n
print("keys:", keys)
print("ordered:", ordered)
if len(ordered) != len(keys):
    print("missing", len(keys) - len(ordered))
doubles = [low + i for i, n in enumerate(holes) if n > 1]
print("doubles:", doubles)
free = [low + i for i, n in enumerate(holes) if not n]
print("free:", free)
