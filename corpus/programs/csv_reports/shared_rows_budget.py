template = {"rent": 0, "food": 0, "fun": 0}
months = {}
for name in ("jan", "feb", "mar"):
    months[name] = template

entries = [("jan", "rent", 700), ("jan", "food", 310.5), ("feb", "rent", 700), ("mar", "fun", 80)]
for month, kind, amount in entries:
    months[month][kind] += amount

print("month   rent    food   fun    sum")
for month in months:
    m = months[month]
    print("%-5s %6.1f %7.1f %5.1f %6.1f" % (month, m["rent"], m["food"], m["fun"], sum(m.values())))

year = 0
for m in months.values():
    year += sum(m.values())
print("so far:", year)
checked = sum(amount for _, _, amount in entries)
print("entered:", checked, "difference:", year - checked)
worst = max(months, key=lambda k: sum(months[k].values()))
print("most expensive:", worst)
