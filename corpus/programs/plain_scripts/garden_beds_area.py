import math

beds = [
    ("roses", "circle", 1.2),
    ("beans", "rectangle", 2.5, 0.8),
    ("herbs", "triangle", 1, 1.5, 1.2),
    ("lawn", "rectangle", 6, 4),
]

areas = {}
for name, kind, *size in beds:
    if kind == "circle":
        areas[name] = math.pi * size[0] ** 2
    elif kind == "rectangle":
        areas[name] = size[0] * size[1]
    elif kind == "triangle":
        s = sum(size) / 2
        a, b, c = size
        areas[name] = math.sqrt(s * (s - a) * (s - b) * (s - c))

for name, area in areas.items():
    print(f"{name:<6}{area:7.2f} m²  {'▒' * round(area)}")

soil = {name: area * 0.3 for name, area in areas.items() if name != "lawn"}
bags = math.ceil(sum(soil.values()) * 1000 / 40)
print(f"{sum(soil.values()):.2f} m³ soil = {bags} bags")
fence = sum(2 * math.pi * b[2] if b[1] == "circle" else 0 for b in beds)
print("round fence %.1f m" % fence)
biggest, *_, smallest = sorted(areas, key=areas.get, reverse=True)
print(biggest, smallest, math.isclose(areas["beans"], 2))
