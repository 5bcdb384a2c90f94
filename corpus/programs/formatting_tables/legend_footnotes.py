cells = {
    ("2022", "Graz"): (14.2, None),
    ("2022", "Linz"): (9.8, "estimated"),
    ("2023", "Graz"): (None, "not reported"),
    ("2023", "Linz"): (11.0, "estimated"),
    ("2024", "Graz"): (15.1, "until June"),
}


def table(cells):
    years = sorted({y for y, _ in cells})
    cities = sorted({c for _, c in cells})
    notes = []

    def text(year, city):
        value, note = cells.get((year, city), (None, None))
        shown = "-" if value is None else f"{value:.1f}"
        if note:
            if note not in notes:
                notes.append(note)
            shown += "abcdef"[notes.index(note)]
        else:
            shown += " "
        return shown.rjust(8)

    lines = [" " * 5 + "".join(c.rjust(7) + " " for c in cities)]
    for y in years:
        lines.append(y.ljust(5) + "".join(text(y, c) for c in cities))
    return lines, notes


def main():
    lines, notes = table(cells)
    print(*lines, sep="\n")
    for letter, note in zip("abcdef", notes):
        print(f" {letter}) {note}")
    known = [v for v, _ in cells.values() if v]
    solid = [v for v, note in cells.values() if v and not note]
    print(len(known), len(solid), round(sum(known) / len(known), 2))
    cells["2024", "Linz"] = (12.5, "not reported")
    _, notes = table(cells)
    print(notes, len(cells))
    graz = [v for (y, c), (v, _) in cells.items() if c == "Graz"]
    print(graz, [b - a for a, b in zip(graz, graz[1:]) if a and b])


main()
