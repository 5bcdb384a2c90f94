planets = [
    ["Merkur", 0.39, 0],
    ["Venus", 0.72, 0],
    ["Erde", 1.0, 1],
    ["Mars", 1.52, 2],
    ["Jupiter", 5.2, 95],
]
header = ["Name", "AE", "Monde"]

n = len(header)
widths = [0] * n
for row in [header] + planets:
    for i in range(n):
        w = len(str(row[i]))
        if w > widths[i]:
            widths[i] = w

def line(row):
    s = ""
    for i in range(n):
        text = str(row[i])
        if i == 0:
            s += text + " " * (widths[i] - len(text))
        else:
            s += "  " + " " * (widths[i] - len(text)) + text
    return s

print(line(header))
print("-" * len(line(header)))
for row in planets:
    print(line(row))
moons = sum(p[-1] for p in planets)
print(moons, "Monde,", [p[0] for p in planets if not p[2]], "ohne")
