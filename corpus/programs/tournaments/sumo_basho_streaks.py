records = """
Aoi    OOXOOOXOOOOXOOO
Daiki  XXOXOOXXOXOXXXO
Haruto OXOXOXOXOOXXO--
""".split("\n")


def streaks(marks):
    result, last = [], None
    for m in marks:
        if m == last:
            result[-1][1] += 1
        else:
            result.append([m, 1])
        last = m
    return result


for line in filter(None, records):
    name, marks = line.split()
    wins, losses, absent = (marks.count(c) for c in "OX-")
    best = max((n for m, n in streaks(marks) if m == "O"), default=0)
    text = f"{wins}-{losses}" + (f"-{absent}" if absent else "")
    rank_change = "up" if wins >= 8 else "down"
    print(f"{name:8}{text:8} best streak {best} {rank_change} ({abs(wins - 8) + 1})")
total = sum(line.count("O") for line in records)
print("wins in all:", total)
