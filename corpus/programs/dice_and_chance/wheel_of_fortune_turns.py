wheel = [100, 300, "bankrupt", 500, 200, "skip", 800]
pushes = [3, 5, 1, 9, 2, 4]
names = ["Eva", "Finn"]
money = {"Eva": 0, "Finn": 0}
position = 0
turn = 0

for push in pushes:
    name = names[turn % 2]
    position = (position + push) % len(wheel)
    field = wheel[position]
    if field == "bankrupt":
        print(f"{name} loses {money[name]}")
        money[name] = 0
    elif field == "skip":
        print(name, "skips")
        turn += 1
        continue
    else:
        money[name] += field
        print(f"{name} gets {field}, has {money[name]}")
    turn += 1

print(money)
richest = max(money, key=money.get)
gap = money[richest] - min(money.values())
print(richest, "wins by", gap)
