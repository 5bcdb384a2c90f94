patients = {
    17: {"name": "Weiss", "age": 54, "visits": [("2024-01-03", "flu")]},
    23: {"name": "Okoye", "age": 31, "visits": []},
}


def visit(number, date, reason):
    patients[number]["visits"].append((date, reason))
    return len(patients[number]["visits"])


def merge(a, b):
    """Patient b was entered twice; keep a."""
    keep, drop = patients[a], patients.pop(b)
    keep["visits"] = sorted(keep["visits"] + drop["visits"])
    keep["age"] = max(keep["age"], drop["age"])
    return keep


n = visit(23, "2024-02-01", "back pain")
n += visit(17, "2024-02-11", "check")
patients[31] = dict(name="Weiß", age=55, visits=[("2024-01-20", "flu")])
print(n, len(patients))
merged = merge(17, 31)
for date, reason in merged["visits"]:
    print(" ", date, reason)
reasons = {}
for p in patients.values():
    for _, reason in p["visits"]:
        reasons[reason] = reasons.get(reason, 0) + 1
print(reasons)
oldest = max(patients, key=lambda k: patients[k]["age"])
print(oldest, patients[oldest]["name"], patients[oldest]["age"])
