from functools import cmp_to_key

teams = [("Lions", 12, 30, 20), ("Bears", 12, 25, 15), ("Owls", 15, 18, 18), ("Ants", 12, 28, 18)]


def compare(a, b):
    if a[1] != b[1]:
        return b[1] - a[1]
    if (a[2] - a[3]) != (b[2] - b[3]):
        return (b[2] - b[3]) - (a[2] - a[3])
    return -1 if a[0] < b[0] else int(a[0] > b[0])


table = sorted(teams, key=cmp_to_key(compare))
print([t[0] for t in table])
same = sorted(teams, key=lambda t: (-t[1], t[3] - t[2], t[0]))
print(table == same)
by_goals = sorted(teams, key=lambda t: t[2], reverse=True)
by_points = sorted(by_goals, key=lambda t: t[1])      # stable
print([t[0] for t in by_points])
versions = ["1.10", "1.9", "1.2.1"]
print(sorted(versions), sorted(versions, key=lambda v: [int(p) for p in v.split(".")]))
