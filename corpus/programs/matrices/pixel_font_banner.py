FONT = {
    "H": ["x x", "xxx", "x x"],
    "I": ["xxx", " x ", "xxx"],
    "L": ["x  ", "x  ", "xxx"],
    "O": ["xxx", "x x", "xxx"],
    " ": ["  ", "  ", "  "],
    "?": ["xx", " x", "  "],
}


def banner(text, ink="#", gap=1):
    glyphs = [FONT.get(ch, FONT["?"]) for ch in text.upper()]
    lines = [(" " * gap).join(rows) for rows in zip(*glyphs)]
    return [line.replace("x", ink).rstrip() for line in lines]


def shadow(lines):
    width = max(map(len, lines)) + 1
    grid = [list(line.ljust(width)) for line in lines] + [[" "] * width]
    for r, line in enumerate(lines):
        for c, ch in enumerate(line):
            if ch != " " and grid[r + 1][c + 1] == " ":
                grid[r + 1][c + 1] = "."
    return ["".join(row).rstrip() for row in grid]


def frame(lines):
    width = max(map(len, lines))
    edge = "+" + "-" * (width + 2) + "+"
    return [edge, *(f"| {line:<{width}} |" for line in lines), edge]


if __name__ == "__main__":
    print("\n".join(banner("hi lo")))
    print("\n".join(shadow(banner("L", ink="@"))))
    framed = frame(banner("Oh!", "o", gap=2))
    print("\n".join(framed))
    print(len(framed), len(framed[0]), banner(" ")[0] == "")
