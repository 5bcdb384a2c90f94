rows = [
    {"id": 1, "age": 34, "income": 2900, "happy": 4},
    {"id": 2, "age": None, "income": 3100, "happy": 5},
    {"id": 3, "age": 51, "income": None, "happy": None},
    {"id": 4, "age": 29, "income": 2500, "happy": 3},
    {"id": 5, "age": None, "income": None, "happy": 2},
]
columns = ["age", "income", "happy"]

for c in columns:
    n = sum(r[c] is None for r in rows)
    print(f"{c:<7} missing {n} of {len(rows)} ({n / len(rows):.0%})")

complete = [r for r in rows if all(r[c] is not None for c in columns)]
print("complete:", [r["id"] for r in complete])


def median(values):
    values = sorted(values)
    middle = len(values) // 2
    return values[middle] if len(values) % 2 else (values[middle - 1] + values[middle]) / 2


filled = [dict(r) for r in rows]
for c in columns:
    m = median([r[c] for r in rows if r[c] is not None])
    for r in filled:
        if r[c] is None:
            r[c] = m
            r.setdefault("imputed", []).append(c)

for r in filled:
    print(*r.values())
before = sum(r["happy"] or 0 for r in rows) / len(rows)
after = sum(r["happy"] for r in filled) / len(rows)
print(before, after, "imputed" in rows[2], max(len(r.get("imputed", [])) for r in filled))
