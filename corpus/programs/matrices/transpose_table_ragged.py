from itertools import zip_longest


def transpose(table, fill=""):
    return [list(col) for col in zip_longest(*table, fillvalue=fill)]


def render(table):
    widths = [max(map(len, col)) for col in transpose(table)]
    out = []
    for row in table:
        cells = [cell.ljust(w) for cell, w in zip(row, widths)]
        out.append(" | ".join(cells).rstrip())
    return "\n".join(out)


timetable = [
    ["Mo", "maths", "art", "PE"],
    ["Di", "music"],
    ["Mi", "Englisch", "Übung"],
]
print(render(timetable))
print()
turned = transpose(timetable, fill="·")
print(render(turned))
print(turned[-1], len(turned))
print(transpose(turned)[1])
