def days_until_empty(level, usage):
    day = 0
    while level > 0:
        level -= usage[day % len(usage)]
        day += 1
    return day


def simulate(start, usage, point, batch, lead, days):
    level = start
    arriving = {}
    lines = []
    for day in range(days):
        level += arriving.pop(day, 0)
        used = min(level, usage[day % len(usage)])
        level -= used
        note = ""
        if level <= point and not arriving:
            arriving[day + lead] = batch
            note = "ordered"
        if level == 0:
            note += " EMPTY"
        lines.append((day, level, note.strip()))
    return lines


usage = [3, 5, 4, 6, 9, 12, 0]
print("empty after", days_until_empty(40, usage), "days")
for point in (10, 20):
    result = simulate(40, usage, point, batch=35, lead=3, days=14)
    empty = [d for d, level, _ in result if level == 0]
    print("point", point, "empty days", empty, "end", result[-1][1])
    print("  ", [d for d, _, note in result if note.startswith("ordered")])
