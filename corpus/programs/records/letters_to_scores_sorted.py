entries = [
    ("Kai", {"swim": 31.2, "run": 65}),
    ("Lea", {"swim": 29.9, "run": None}),
    ("Ben", {"swim": 33.0, "run": 61}),
]

def best(discipline):
    timed = [(d[discipline], name) for name, d in entries if d.get(discipline) is not None]
    return min(timed)

def points(name):
    record = dict(entries)[name]
    total = 0
    for discipline, value in record.items():
        top, _ = best(discipline)
        if value:
            total += round(100 * top / value)
    return total

def main():
    for d in ("swim", "run"):
        value, name = best(d)
        print(f"{d}: {name} ({value})")
    table = sorted((points(n), n) for n, _ in entries)
    for score, name in reversed(table):
        print(f"{name} {score:>4} {'*' * (score // 20)}")
    entries.append(("Zoe", {"swim": 28.0}))
    print(points("Zoe"), points("Lea"), best("swim"))
    gap = table[-1][0] - table[0][0]
    print("gap", gap)

main()
