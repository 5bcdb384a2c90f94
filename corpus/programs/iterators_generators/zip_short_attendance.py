names = ["Ada", "Bo", "Cem", "Dot"]
present = iter([True, False, True])

report = {n: p for n, p in zip(names, present)}
print(report)
print("missing entries:", [n for n in names if n not in report])

rooms = ["A1", "B2"]
seats = iter(range(1, 4))
plan = []
for room in rooms:
    for seat in seats:
        plan.append(f"{room}-{seat}")
print(plan)

evens = (n for n in range(10) if n % 2 == 0)
print(4 in evens, list(evens))
print(6 in evens)

grades = map(int, "3 1 2".split())
print("best", min(grades), "all", list(grades))

pairs = zip("abc", [1, 2, 3])
lookup = dict(pairs)
print(lookup, dict(pairs))
backwards = reversed(names)
print(next(backwards), list(backwards), names[0])
total = sum(x for x in lookup.values() if x > 1)
print(total, any(lookup), all(v for v in lookup.values()))
