base = 16
ratio = 1.25
overrides = {"h1": 40, "small": "80%", "code": None}

levels = ["small", "body", "h3", "h2", "h1"]
sizes = {}
for i, name in enumerate(levels):
    sizes[name] = round(base * ratio ** (i - 1), 2)
print(sizes)

for name, value in overrides.items():
    if value is None:
        sizes.setdefault(name, sizes["body"])
    elif isinstance(value, str):
        sizes[name] = base * float(value.rstrip("%")) / 100
    else:
        sizes[name] = value

for name in sorted(sizes, key=sizes.get):
    px = sizes[name]
    line = px * (1.5 if px < 20 else 1.2)
    print(f"{name:<6}{px:>7.2f}px {px / base:>6.3f}rem line {round(line / 4) * 4}")

steps = [round(sizes[b] / sizes[a], 2) for a, b in zip(levels, levels[1:])]
print(steps, max(steps) - min(steps) < 0.3)
same = {}
for n, v in sizes.items():
    same.setdefault(v, []).append(n)
print([names for names in same.values() if len(names) > 1])
