GAMES = """\
2024-03-01;kari;leif;1
2024-03-02;leif;mons;0

2024-03-02;kari;mons;1
# cancelled: kari;nils
2024-03-05;nils;kari;0.5
"""


def lines(text):
    for line in text.splitlines():
        if line and not line.startswith("#"):
            yield line


def games(rows):
    for row in rows:
        _, white, black, result = row.split(";")
        yield white, black, float(result)


def both_sides(stream):
    for white, black, r in stream:
        yield white, r
        yield black, 1 - r


table = {}
for name, points in both_sides(games(lines(GAMES))):
    old, n = table.get(name, (0, 0))
    table[name] = (old + points, n + 1)

for name, (points, n) in sorted(table.items(), key=lambda item: item[1][0] / item[1][1], reverse=True):
    print(f"{name.title():6}{points:4} / {n} = {100 * points / n:5.1f} %")
print("games:", sum(n for _, n in table.values()) // 2)
