diary = """mon food 34.20, bus 2.90
tue food 8.10, cinema 11
wed -
thu food 41.75, doctor 10, bus 2.90
fri cinema 11, pizza 23.5"""

totals = {}
per_day = {}
for line in diary.splitlines():
    day, _, rest = line.partition(" ")
    per_day[day] = 0
    if rest == "-":
        continue
    for entry in rest.split(", "):
        what, amount = entry.rsplit(" ", 1)
        amount = float(amount)
        totals[what] = round(totals.get(what, 0) + amount, 2)
        per_day[day] += amount

for what, amount in sorted(totals.items(), key=lambda t: t[1], reverse=True):
    print(f"{what:<8}{amount:>7.2f}  {amount / sum(totals.values()):>5.1%}")
print({d: round(a, 2) for d, a in per_day.items()})

free_days = [d for d, a in per_day.items() if not a]
dear = max(per_day, key=per_day.get)
print("nothing spent on", free_days, "- most on", dear)
needs = {"food", "bus", "doctor"}
fun = sum(a for w, a in totals.items() if w not in needs)
print(f"fun {fun:.2f}, needs {sum(totals.values()) - fun:.2f}")
month = sum(totals.values()) / len(per_day) * 30
print("about", round(month, -1), "a month" if month < 1000 else "a month!")
