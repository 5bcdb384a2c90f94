def check(plan):
    rows = plan.strip("\n").split("\n")
    width = len(rows[0])
    problems = []
    for r, row in enumerate(rows, 1):
        if len(row) != width:
            problems.append(f"row {r}: {len(row)} seats")
        for c, seat in enumerate(row, 1):
            if seat not in "._X#":
                problems.append(f"row {r} seat {c}: {seat!r}")
        if "X.X" in row:
            problems.append(f"row {r}: single seat left")
    return problems


def main():
    good = """
..XX..
XX__XX
"""
    odd = """
X.X...
XX?XX
#....X
"""
    print(check(good))
    for p in check(odd):
        print("-", p)
    seats = {s: good.count(s) for s in "X._"}
    print(seats, f"{seats['X'] / (seats['X'] + seats['.']):.0%} sold")
    print(check("X.X.X"), check(""))


main()
