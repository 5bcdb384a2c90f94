def check_age(age):
    return 0 < age < 120

def check_month(m):
    return m in range(1, 12)

def check_grade(g):
    return "A" <= g <= "F" and len(g) == 1

def check_score(s):
    return isinstance(s, int) and 0 <= s <= 100

checks = {
    "age": check_age,
    "month": check_month,
    "grade": check_grade,
    "score": check_score,
}
samples = [
    {"age": 30, "month": 12, "grade": "B", "score": 77},
    {"age": 0, "month": 1, "grade": "E", "score": 100},
    {"age": 61, "month": 6, "grade": "b", "score": True},
]
for n, sample in enumerate(samples):
    failed = [name for name in sample if not checks[name](sample[name])]
    print(n, "failed:", failed if failed else "none")

ok = sum(all(checks[k](v) for k, v in s.items()) for s in samples)
print(ok, "of", len(samples), "are valid")
print([m for m in range(0, 14) if check_month(m)])
