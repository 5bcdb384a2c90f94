poll = [
    ["Ana", "mon", "fri"],
    ["Bob"],
    ["Chi", "fri"],
    ["Dee", "wed", "fri", "mon"],
]

office_days = {}
for d in ("mon", "tue", "wed", "thu", "fri"):
    office_days[d] = []
    for row in poll:
        if d not in row[1:]:
            office_days[d].append(row[0])

for d, names in office_days.items():
    print(d, len(names), " ".join(names))

full = [d for d in office_days if len(office_days[d]) == len(poll)]
print("everybody:", full)
quiet = min(office_days, key=lambda d: len(office_days[d]))
print("quietest:", quiet)

desks = 3
crowded = 0
for d in office_days:
    extra = len(office_days[d]) - desks
    if extra > 0:
        crowded += extra
print("desks missing in the week:", crowded)
a, b, *rest = poll
print(a[1:], b[1:], [len(r) - 1 for r in rest])
