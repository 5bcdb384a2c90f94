passwords = ["kitten", "Kitten7", "aaaBBB111", "Tr0ub4dor"]
rules = [
    (lambda p: len(p) >= 7, "too short"),
    (lambda p: any(c.isdigit() for c in p), "no digit"),
    (lambda p: p.lower() != p, "no capital"),
]
good = []
for p in passwords:
    for test, message in rules:
        if not test(p):
            print(f"{p:<12}{message}")
            break
    else:
        for a, b, c in zip(p, p[1:], p[2:]):
            if a == b == c:
                print(f"{p:<12}{a * 3} repeats")
                break
        else:
            good.append(p)
print("good:", good or "none")
best = max(good, key=lambda p: len(set(p)), default=None)
print(best, len(set(best)) if best else 0)
