laps = [
    "ham bot ver lec",
    "ham ver bot lec",
    "ver ham bot lec",
    "ver bot ham",
]
orders = [lap.split() for lap in laps]
overtakes = {}
for before, after in zip(orders, orders[1:]):
    for driver in after:
        passed = [d for d in after if before.index(d) < before.index(driver) and after.index(d) > after.index(driver)]
        for p in passed:
            overtakes.setdefault(driver, []).append(p)
    for gone in set(before) - set(after):
        print(gone, "retired")

for driver, victims in overtakes.items():
    print(f"{driver} passed {', '.join(victims)}")

chart = {d: [o.index(d) + 1 if d in o else None for o in orders] for d in orders[0]}
for d, places in chart.items():
    print(d, " ".join(str(p or "-") for p in places))
led = [o[0] for o in orders]
laps_led = {d: led.count(d) for d in dict.fromkeys(led)}
print("laps led:", laps_led, "lead changes:", sum(a != b for a, b in zip(led, led[1:])))
steady = [d for d, p in chart.items() if len(set(p)) == 1]
print("never moved:", steady or "nobody")
