from bisect import bisect_right

LIMITS = [30000, 45000, 60000, 90000]
BANDS = ["E", "D", "C", "B", "A"]

salaries = {
    "Lotte": 45000,
    "Mehmet": 29999,
    "Nora": 91250,
    "Otis": 52000,
    "Pia": 44999,
}


def band(salary):
    return BANDS[bisect_right(LIMITS, salary)]


members = {b: [] for b in BANDS}
for name, s in salaries.items():
    members[band(s)].append(name)
for b in reversed(BANDS):
    print(b, members[b])

# distance to the next band
for name in sorted(salaries):
    s = salaries[name]
    above = [l for l in LIMITS if l > s]
    if above:
        print(f"{name} needs {above[0] - s} more")
    else:
        print(f"{name} is at the top")

positions = {n: round((s - min(salaries.values())) / (max(salaries.values()) - min(salaries.values())), 2) for n, s in salaries.items()}
print(positions)
print(band(0), band(10**6))
