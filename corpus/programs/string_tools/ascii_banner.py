FONT = {
    "A": (" # ", "# #", "###", "# #"),
    "B": ("## ", "## ", "# #", "## "),
    "C": (" ##", "#  ", "#  ", " ##"),
    "!": ("#", "#", " ", "#"),
    " ": ("  ", "  ", "  ", "  "),
}
UNKNOWN = ("?", "?", "?", "?")


def banner(text, gap=1, ink="#"):
    glyphs = [FONT.get(c, UNKNOWN) for c in text.upper()]
    rows = []
    for row in zip(*glyphs):
        rows.append((" " * gap).join(row).replace("#", ink).rstrip())
    return rows


def rotate(rows):
    width = max(map(len, rows))
    return ["".join(col)[::-1] for col in zip(*(r.ljust(width) for r in rows))]


def main():
    for line in banner("ab c!"):
        print(line)
    for line in banner("cab", gap=2, ink="█"):
        print(line)
    turned = rotate(banner("A!"))
    print("\n".join(turned))
    again = rotate(rotate(rotate(rotate(banner("B", 0)))))
    print([r.rstrip() for r in again] == banner("B", 0))
    ink = {c: sum(r.count("#") for r in FONT[c]) for c in FONT}
    print(ink, max(ink, key=ink.get))
    print(banner("x?"))


main()
