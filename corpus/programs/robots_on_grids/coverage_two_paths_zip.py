def walk(start, path):
    x, y = start
    cells = [(x, y)]
    for step in path:
        x += {"r": 1, "l": -1}.get(step, 0)
        y += {"d": 1, "u": -1}.get(step, 0)
        cells.append((x, y))
    return cells

red = walk((0, 0), "rrddl")
blue = walk((3, 2), "luulldd")

both = [c for c in red if c in blue]
print("red ", red)
print("blue", blue)
print("crossings", both)

near = []
for t, (a, b) in enumerate(zip(red, blue)):
    d = abs(a[0] - b[0]) + abs(a[1] - b[1])
    near.append(d)
    print(t, a, b, d, "!" if d <= 1 else "")
print("closest", min(near), "at", near.index(min(near)))

longer = len(blue) - len(red)
if longer > 0:
    print("blue goes on alone for", longer, "steps:", blue[-longer:])
union = set(red) | set(blue)
box = [(f(c[i] for c in union)) for f in (min, max) for i in (0, 1)]
print("box", box, f"covered {len(union)}/{(box[2] - box[0] + 1) * (box[3] - box[1] + 1)}")
