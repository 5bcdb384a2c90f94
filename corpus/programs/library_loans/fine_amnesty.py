debts = {"Ulf": 12.5, "Vera": 3.0, "Wim": 0.0, "Xia": 27.75, "Yan": 5.0}
payments = [("Vera", 3), ("Xia", 20), ("Zoe", 2), ("Ulf", 15)]

overpaid = {}
for who, amount in payments:
    if who not in debts:
        print("who is " + who + "?")
        continue
    debts[who] -= amount
    if debts[who] < 0:
        overpaid[who] = -debts[who]
        debts[who] = 0

print(debts)
print("pay back:", overpaid)

# amnesty: up to 5 euro is forgiven, above that half of it
forgiven = 0
for who, debt in debts.items():
    if debt <= 5:
        forgiven += debt
        debts[who] = 0
    else:
        forgiven += debt / 2
        debts[who] = debt / 2
print("forgiven:", forgiven)
print({w: d for w, d in debts.items() if d})
blocked = any(d > 3 for d in debts.values())
clean = all(d == 0 for w, d in debts.items() if w != "Xia")
print(blocked, clean, sum(debts.values()))
