def matches(field, value):
    if field == "*":
        return True
    if field.startswith("*/"):
        return value % int(field[2:]) == 0
    if "-" in field:
        low, high = map(int, field.split("-"))
        return low <= value <= high
    return value in [int(p) for p in field.split(",")]


def due(line, hour, minute):
    m, h, *command = line.split()
    if matches(m, minute) and matches(h, hour):
        return " ".join(command)


TABLE = """
*/15 8-10 poll mail
0 9,17 stand up
30 * tea
5 26 never
"""


def main():
    lines = [l for l in TABLE.splitlines() if l]
    for hour, minute in [(8, 15), (9, 0), (9, 30), (17, 0), (3, 5)]:
        hits = list(filter(None, (due(l, hour, minute) for l in lines)))
        print(f"{hour:02}:{minute:02}", hits)


main()
