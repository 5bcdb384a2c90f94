fee = 85
pupils = {}
payments = """Ayla 85
Ben 40
Cleo 85.00
Ben 45
Dario 100
Emil 0""".splitlines()

for line in payments:
    name, amount = line.split()
    pupils.setdefault(name, []).append(float(amount))

groups = {"paid": [], "open": [], "too much": []}
for name, amounts in pupils.items():
    total = sum(amounts)
    key = "paid" if total == fee else "open" if total < fee else "too much"
    groups[key].append((name, fee - total))

for key, members in groups.items():
    print(f"{key}: {', '.join(n for n, _ in members) or '-'}")

for name, rest in groups["open"]:
    print(f"Dear parents of {name}, please pay {rest:.2f} €")
for name, rest in groups["too much"]:
    print(f"{name} gets back {-rest:.2f} €")
in_hand = sum(map(sum, pupils.values()))
bus = 320
print(in_hand, "in hand,", "enough" if in_hand >= bus else "not enough", "for the bus")
several = [n for n, a in pupils.items() if len(a) > 1]
print("in parts:", several)
