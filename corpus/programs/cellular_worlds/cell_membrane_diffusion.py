inside = [8.0, 0.0, 0.0, 4.0]
walls = [0.5, 0.0, 0.25]


def step(levels, walls):
    flows = [k * (a - b) / 2 for a, b, k in zip(levels, levels[1:], walls)]
    new = levels.copy()
    for i, f in enumerate(flows):
        new[i] -= f
        new[i + 1] += f
    return new, flows


levels = inside
for t in range(1, 6):
    levels, flows = step(levels, walls)
    print(t, " ".join(f"{x:6.3f}" for x in levels), "| max flow", round(max(map(abs, flows)), 3))
print("total", round(sum(levels), 10), "was", sum(inside))
print("closed wall:", [i for i, k in enumerate(walls) if not k])
pairs = [levels[:2], levels[2:]]
for left, right in pairs:
    print(f"difference {left - right:+.3f}, balance {(left + right) / 2:.2f}")
