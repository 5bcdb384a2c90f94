jobs = [("logo", 2, 60), ("flyer", 1, 100), ("site", 2, 270), ("video", 1, 20), ("photos", 3, 50)]
days = max(deadline for _, deadline, _ in jobs)
slots = [None] * days

for name, deadline, money in sorted(jobs, key=lambda j: j[2], reverse=True):
    for day in range(deadline - 1, -1, -1):
        if slots[day] is None:
            slots[day] = name
            break
    else:
        print("no time for", name)

print(slots)
pay = {n: m for n, _, m in jobs}
earned = sum(pay[n] for n in slots)
print("earned", earned, "of", sum(pay.values()))
late = [n for n, d, _ in jobs if n in slots and slots.index(n) >= d]
assert not late, late
print(f"{earned / days:.1f} a day")
