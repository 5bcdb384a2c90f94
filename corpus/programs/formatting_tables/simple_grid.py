def column_widths(rows):
    widths = []
    for i in range(len(rows[0])):
        longest = 0
        for row in rows:
            if len(str(row[i])) > longest:
                longest = len(str(row[i]))
        widths.append(longest)
    return widths


def format_row(row, widths):
    cells = []
    for cell, width in zip(row, widths):
        text = str(cell)
        if isinstance(cell, (int, float)):
            cells.append(text.rjust(width))
        else:
            cells.append(text.ljust(width))
    return "| " + " | ".join(cells) + " |"


def table(header, rows):
    widths = column_widths([header] + rows)
    line = "+" + "+".join("-" * (w + 2) for w in widths) + "+"
    out = [line, format_row(header, widths), line]
    out += [format_row(r, widths) for r in rows]
    out.append(line)
    return out


def main():
    header = ["planet", "moons", "day (h)", "note"]
    rows = [
        ["Mars", 2, 24.6, "red"],
        ["Jupiter", 95, 9.9, "the biggest"],
        ["Venus", 0, -5832, None],
    ]
    lines = table(header, rows)
    for line in lines:
        print(line)
    print(len(lines), len(lines[0]))
    rows.sort(key=lambda r: r[1], reverse=True)
    print(table(header[:2], [r[:2] for r in rows])[3])


if __name__ == "__main__":
    main()
