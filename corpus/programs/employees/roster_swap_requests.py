roster = {"Sat": ["Abe", "Bea"], "Sun": ["Cal", "Dot"], "Mon": ["Abe", "Cal"]}


class SwapError(Exception):
    pass


def swap(day_a, a, day_b, b):
    if a not in roster[day_a]:
        raise SwapError(f"{a} does not work on {day_a}")
    if b not in roster[day_b]:
        raise SwapError(f"{b} does not work on {day_b}")
    if b in roster[day_a] or a in roster[day_b]:
        raise SwapError("somebody would work twice")
    i, j = roster[day_a].index(a), roster[day_b].index(b)
    roster[day_a][i], roster[day_b][j] = roster[day_b][j], roster[day_a][i]


requests = [
    ("Sat", "Abe", "Sun", "Dot"),
    ("Sat", "Abe", "Mon", "Cal"),
    ("Sat", "Dot", "Mon", "Cal"),
    ("Mon", "Abe", "Sat", "Bea"),
]
for r in requests:
    try:
        swap(*r)
    except SwapError as e:
        print("no swap:", e)
    else:
        print("swapped", r[1], "and", r[3])
    finally:
        print("  ", roster)

load = {}
for names in roster.values():
    for n in names:
        load[n] = load.get(n, 0) + 1
print(load)
swap("Sun", "Cal", "Tue", "Bea")
