snow = [
    "..#..",
    ".#.#.",
    "#.#.#",
    ".#.#.",
    "..#..",
]
bad = snow[:2] + ["#.##."] + snow[3:]


def flip(p):
    return [row[::-1] for row in p]


def transpose(p):
    return ["".join(col) for col in zip(*p)]


def rotate(p):
    return flip(transpose(p))


def symmetries(p):
    names = []
    checks = {
        "left-right": flip(p),
        "up-down": p[::-1],
        "diagonal": transpose(p),
        "quarter turn": rotate(p),
        "half turn": rotate(rotate(p)),
    }
    for name, q in checks.items():
        if q == p:
            names.append(name)
    return names


for name, p in {"snow": snow, "bad": bad, "tall": ["#", "."]}.items():
    print(name, symmetries(p) or "none")
grown = [a + b[1:] for a, b in zip(snow, flip(snow))]
print(*grown, sep="\n")
print(symmetries(grown))
